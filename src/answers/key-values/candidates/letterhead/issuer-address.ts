import { height, horizontalOverlap } from '../../../../document/geometry.ts';
import type { PrintedWord } from '../../printed/printed-lines.ts';
import type { Row } from '../../printed/rows.ts';
import { isLegible, otherFrom } from './head-lines.ts';

/** Most rows of an address, and most rows between it and the name. */
const MOST_ROWS = 7;
const MOST_BETWEEN = 3;
/** Largest distance between rows of an address in heights of their type. */
const FARTHEST = 2.5;

/** The words of the address below a name: the rows under it up to a number to call, a tax number or a title. */
export function addressBelow(name: readonly Row[], rows: readonly Row[]): PrintedWord[] {
  const last = name.at(-1);
  if (!last) return [];
  const address: Row[] = [];
  let between = 0;
  for (const row of rows.slice(rows.indexOf(last) + 1)) {
    if (horizontalOverlap(row.box, last.box) === 0) continue;
    const end = otherFrom(row.words.map(({ text }) => text));
    const words = row.words.slice(0, end);
    const before = address.at(-1);
    if (before && row.box[1] - before.box[3] > FARTHEST * height(before.box)) break;
    const [first, ...others] = words;
    if (first && isLine(words, address.length > 0)) address.push({ ...row, words: [first, ...others] });
    else if (address.length > 0 || ++between > MOST_BETWEEN) break;
    if (address.length > 0 && (end < row.words.length || address.length === MOST_ROWS)) break;
  }
  const words = address.flatMap((row) => row.words);
  return isAddress(words) ? words : [];
}

/** Whether words may be a line of an address; the first one has a number in it, or a comma. */
function isLine(words: readonly PrintedWord[], begun: boolean): boolean {
  const text = words.map((word) => word.text).join(' ');
  return isLegible(text) && !/^[([{].*[)\]}]$/u.test(text) && (begun || /[\d,]/.test(text));
}

function isAddress(words: readonly PrintedWord[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  return words.length >= 4 && /\d/.test(text);
}
