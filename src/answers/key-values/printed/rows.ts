import { type Box, boxAround, height } from '../../../document/geometry.ts';
import { oncePer } from '../../../platform/once-per.ts';
import type { PrintedLine, PrintedWord } from './printed-lines.ts';

/** Words of a printed line without a wide gap between them. */
export interface Row {
  readonly words: readonly [PrintedWord, ...PrintedWord[]];
  readonly text: string;
  readonly box: Box;
}

/** Gap between words, in heights of the type, from which they are in different columns. */
const COLUMN_GAP = 3;

const rowOf = (words: readonly [PrintedWord, ...PrintedWord[]]): Row => ({
  words,
  text: words.map(({ text }) => text).join(' '),
  box: boxAround(words),
});

/** The rows of lines, from top to bottom and from left to right. */
export const rowsOf = (lines: readonly PrintedLine[]): Row[] => lines.flatMap(rowsOfLine);

const rowsOfLine = oncePer((line: PrintedLine): readonly Row[] => {
  const rows: [PrintedWord, ...PrintedWord[]][] = [];
  for (const word of line) {
    const before = rows.at(-1)?.at(-1);
    const wide = before && word.box[0] - before.box[2] > COLUMN_GAP * Math.max(height(before.box), height(word.box));
    if (before && !wide) rows.at(-1)?.push(word);
    else rows.push([word]);
  }
  return rows.map(rowOf);
});
