import { type Box, union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { onOneLine } from '../metrics.ts';
import type { IsWalled } from './walls.ts';

/** Fewest signs below each other that are a column: two may be by chance. */
const FEWEST = 3;
/** Font sizes between two signs up to which they are one, as a letter and its accent. Chosen on sheets of our own, as all here. */
const ONE = 0.15;
/** Most letters of such a sign: a base, and what stands above and below it. */
const MOST_LETTERS = 3;
/** Font sizes by which the middles of signs in a column may differ: accents stand on either side of their base. */
const OFF_CENTRE = 0.3;
/** Font sizes between two columns from which they are apart: less is a space, or none. */
const APART = 0.3;

/** A sign of a sheet: words that touch, written one after the other. */
export interface Sign {
  readonly words: readonly Word[];
  readonly box: Box;
}

/**
 * Columns of single letters, each from its top: the sheet of an alphabet or of a script, written column by column.
 * @param words in the order of the content stream.
 */
export const letterColumnsOf = (words: readonly Word[]): (readonly Sign[])[] =>
  mayHold(words) ? columnsOf(signsOf(words)).filter(({ length }) => length >= FEWEST) : [];

/** Whether short words over enough lines follow each other: on most pages none do, and these are read faster. */
function mayHold(words: readonly Word[]): boolean {
  let lines = 0;
  let baseline = Number.NaN;
  for (const word of words) {
    if (word.text.length > 2 * MOST_LETTERS || lettersIn([word]) > MOST_LETTERS) lines = 0;
    else if (lines === 0 || word.baseline !== baseline) lines++;
    if (lines >= FEWEST) return true;
    baseline = word.baseline;
  }
  return false;
}

/** Tells what is in two such columns: they may be closer than those of other tables. */
export function betweenColumns(columns: readonly (readonly Sign[])[]): IsWalled {
  const columnOf = new Map(
    columns.flatMap((column) => column.flatMap(({ words }) => words.map((word) => [word, column] as const))),
  );
  return (left, right) => {
    const [first, second] = [columnOf.get(left), columnOf.get(right)];
    if (!first || !second || first === second) return false;
    return right.box[0] - left.box[2] >= APART * Math.max(left.fontSize, right.fontSize);
  };
}

/** Stretches of signs, each of which is below the one before. */
function columnsOf(signs: readonly Sign[]): Sign[][] {
  const columns: Sign[][] = [];
  for (const sign of signs) {
    const column = columns.at(-1);
    const last = column?.at(-1);
    if (column && last && isBelow(sign, last)) column.push(sign);
    else columns.push([sign]);
  }
  return columns.filter((column) => column.every(({ words }) => lettersIn(words) <= MOST_LETTERS));
}

function isBelow(sign: Sign, above: Sign): boolean {
  const [word, over] = [sign.words[0] as Word, above.words[0] as Word];
  const size = Math.max(word.fontSize, over.fontSize);
  return !onOneLine(word.box, over.box) && word.baseline > over.baseline && isCentred(word.box, over.box, size);
}

const isCentred = (a: Box, b: Box, size: number): boolean =>
  Math.abs(a[0] + a[2] - b[0] - b[2]) <= 2 * OFF_CENTRE * size;

function signsOf(words: readonly Word[]): Sign[] {
  const signs: Sign[] = [];
  for (const word of words) {
    const sign = signs.at(-1);
    if (sign && touches(sign.box, word)) {
      signs[signs.length - 1] = { words: [...sign.words, word], box: union([sign.box, word.box]) };
    } else signs.push({ words: [word], box: word.box });
  }
  return signs;
}

const touches = (box: Box, word: Word): boolean =>
  onOneLine(box, word.box) && Math.max(word.box[0] - box[2], box[0] - word.box[2]) < ONE * word.fontSize;

const lettersIn = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + [...text].length, 0);
