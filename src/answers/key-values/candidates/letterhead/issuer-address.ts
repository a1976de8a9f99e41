import { height, horizontalOverlap } from '../../../../document/geometry.ts';
import type { PrintedWord } from '../../printed/printed-lines.ts';
import type { Row } from '../../printed/rows.ts';
import { labelWordsOf } from '../../question/label-words.ts';
import { isLegible, otherFrom } from './head-lines.ts';

/** Most rows of an address, and most rows between it and the name. */
const MOST_ROWS = 7;
const MOST_BETWEEN = 6;
/** Largest distances between rows of an address: of the first two in heights of their type, of others to those before. */
const FARTHEST = 2.5;
const FARTHER = 1.8;

/** The words of the address below a name: the first rows under it that can be one, up to a number to call or a title. */
export function addressBelow(name: readonly Row[], rows: readonly Row[]): PrintedWord[] {
  const last = name.at(-1);
  if (!last) return [];
  const below = rows.slice(rows.indexOf(last) + 1).filter((row) => horizontalOverlap(row.box, last.box) > 0);
  for (let from = 0; from <= MOST_BETWEEN && from < below.length; from++) {
    const address = addressFrom(below.slice(from));
    const words = (
      address.length > 0 && isTown(address[0] as Row) ? [...streetAbove(below, from), ...address] : address
    ).flatMap((row) => row.words);
    if (isAddress(words)) return words;
  }
  return [];
}

/** The rows of an address that the first of some rows begins; none where it begins none. */
function addressFrom(rows: readonly Row[]): Row[] {
  const address: Row[] = [];
  let widest = 0;
  for (const row of rows) {
    const end = otherFrom(row.words.map(({ text }) => text));
    const before = address.at(-1);
    const gap = before ? row.box[1] - before.box[3] : 0;
    if (before && gap > farthest(before, address.length, widest)) break;
    const [first, ...others] = row.words.slice(0, end);
    if (!first || !isLine([first, ...others], address.length > 0)) break;
    address.push({ ...row, words: [first, ...others] });
    widest = Math.max(widest, gap);
    // A branch in brackets ends it.
    if (end < row.words.length || address.length === MOST_ROWS || isBracketed(row.text)) break;
  }
  return address;
}

const farthest = ({ box }: Row, rows: number, widest: number): number =>
  rows < 2 ? FARTHEST * height(box) : Math.max(height(box), FARTHER * widest);

const textOf = (words: readonly PrintedWord[]): string => words.map(({ text }) => text).join(' ');

const isBracketed = (text: string): boolean => /^[([{].*[)\]}]$/u.test(text);

/** Whether words may be a line of an address; the first one has a number in it, or a comma, and others are no labels. */
function isLine(words: readonly PrintedWord[], begun: boolean): boolean {
  const text = textOf(words);
  if (isBracketed(text)) return begun && isLegible(text) && !/\d/.test(text);
  if (begun) return isLegible(text) && labelWordsOf(text) < 1;
  return isLegible(text.replace(/\d/g, 'x')) && /[\d,]/.test(text) && /\p{L}/u.test(text);
}

/** Whether a row is a postcode and a town: the street stands above. */
const isTown = ({ text }: Row): boolean => /^(?:\p{Lu}{1,2}-)?\d{4,6} \p{Lu}[\p{L} -]{2,30}[,.]?$/u.test(text);

/** The row above a town, where it is close and legible, and is not the name itself. */
function streetAbove(rows: readonly Row[], from: number): Row[] {
  const [above, town] = [rows[from - 1], rows[from]];
  if (!above || !town || otherFrom(above.words.map(({ text }) => text)) < above.words.length) return [];
  return isLegible(above.text) && town.box[1] - above.box[3] < height(town.box) ? [above] : [];
}

/** Whether words are enough for an address: four of them, with a number. */
function isAddress(words: readonly PrintedWord[]): boolean {
  return words.length >= 4 && /\d/.test(textOf(words));
}
