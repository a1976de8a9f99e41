import type { PositionedPage, Word } from '../../document/page.ts';
import type { PageImage } from '../../document/page-image.ts';
import { buildLines } from '../../layout/page/lines.ts';
import { drawnShare } from '../../ocr/ink/drawn-share.ts';
import { signsOfText } from '../../ocr/ink/signs-of-text.ts';
import { holdsText, isSureText, isTitle } from './holds-text.ts';

/** Most words of a page that is a chart and no table of numbers. */
const MOST_WORDS = 40;
/** Least share of the page that bars, pies and the like take: .15 to .8 of charts (odl-bench, dev half). */
const DRAWN = 0.15;

/**
 * The words of a page that is read from its image; of one that is nothing but a chart, where numbers stand here and there
 * around what is drawn, those of the title. All the same are the words themselves.
 */
export function wordsWithoutLabels(page: PositionedPage, image: PageImage): readonly Word[] {
  const { words, number } = page;
  if (words.length === 0 || words.length > MOST_WORDS) return words;
  if (words.filter(isSureText).length >= words.length / 2) return words;
  const { kind } = signsOfText(image);
  if (kind === 'lines' || kind === 'rows' || holdsText(page) || drawnShare(image) < DRAWN) return words;
  const title = buildLines(number, words).find((line) => isTitle(line.words));
  return title?.words ?? [];
}
