import { type Box, height, overlap } from '../document/geometry.ts';
import type { Word } from '../document/page.ts';

/** CSS weight from which text counts as bold: semi-bold and heavier (OpenType OS/2, usWeightClass). */
const BOLD = 600;

/** Whether a word is set in a bold weight. */
export const isBold = ({ fontWeight }: Word): boolean => fontWeight >= BOLD;

/** Share of the page's area from which a shade or a shape is a background; chosen on odl-bench, dev half. */
export const BACKGROUND_SHARE = 0.6;

/** Share of the smaller height that boxes on one line have in common; chosen on odl-bench, dev half. */
const SAME_LINE = 0.5;

/** Whether the middle of a box is at the height of a taller one. */
export const isBeside = (tall: Box, box: Box): boolean => {
  const middle = (box[1] + box[3]) / 2;
  return middle > tall[1] && middle < tall[3];
};

/**
 * Items in ascending order of a value (points), grouped so that values of different groups are apart.
 * @param nearOf distance in points up to which an item goes on in the group before it.
 */
export function groupByPosition<T>(
  items: readonly T[],
  positionOf: (item: T) => number,
  nearOf: (item: T) => number,
): T[][] {
  const groups: T[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const item of [...items].sort((a, b) => positionOf(a) - positionOf(b))) {
    const value = positionOf(item);
    if (value - last > nearOf(item)) groups.push([]);
    groups.at(-1)?.push(item);
    last = value;
  }
  return groups;
}

/** Whether two boxes lie on one line: their vertical overlap is half the smaller height at least. */
export function onOneLine(a: Box, b: Box): boolean {
  const least = Math.min(height(a), height(b));
  return least > 0 && overlap(a[1], a[3], b[1], b[3]) >= SAME_LINE * least;
}
