import type { PositionedPage, Word } from '../../document/page.ts';
import { wordsOf } from '../../document/walk.ts';
import { layout } from '../../layout/layout.ts';
import { buildLines } from '../../layout/page/lines.ts';
import { isDoubtful } from '../recognition/doubt.ts';
import { LEAST_CONFIDENCE } from './sure-words.ts';

/** Words of a line that is written and no label: so many, half of them sure and of letters. */
const LINE = 3;
/**
 * Share of a picture's words that stand in tables, or in such lines, from which it holds text. In charts it is at most .4,
 * in tables and forms more than .6 (50 pictures of odl-bench, dev half, and wild).
 */
const MOST = 0.5;
/** Fewest such lines: a title and a legend are two. */
const FEWEST_LINES = 3;

/** Whether words that stand apart in a picture are a table or lines of text, and not the labels of a chart. */
export function holdsText(picture: PositionedPage): boolean {
  const { words, number } = picture;
  const tables = layout([picture]).filter(({ kind }) => kind === 'table');
  if (tables.flatMap(wordsOf).length >= MOST * words.length) return true;
  const lines = buildLines(number, words).filter((line) => isWritten(line.words));
  const written = lines.reduce((sum, line) => sum + line.words.length, 0);
  return lines.length >= FEWEST_LINES && written >= MOST * words.length;
}

/** Whether words that were read in the top line of a picture are its title: every one is likely to be right. */
export const isTitle = (words: readonly Word[]): boolean => isWritten(words) && !isDoubtful(words);

const isWritten = (words: readonly Word[]): boolean =>
  words.length >= LINE && words.filter(isSureText).length >= words.length / 2;

export const isSureText = ({ text, confidence = 1 }: Word): boolean =>
  confidence >= LEAST_CONFIDENCE && /\p{L}{2}/u.test(text);
