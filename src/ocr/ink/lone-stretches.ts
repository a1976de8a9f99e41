import { type Box, height, union, width } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { heldBy } from './by-row.ts';
import { textLines } from './text-lines.ts';

/** Pixels: lower components are dots and dust. */
const LEAST_HEIGHT = 5;
/** Components: more than the letters of the fullest newspaper page are a screened picture. */
const MOST = 40_000;
/** Heights of letters, in shares of the median height of the components that were read: of a digit at least, of a capital at most. */
const LETTER = [0.7, 2] as const;
/** Widest stretch, in shares of its height: what is wider is no number, and no letter or two. */
const WIDEST = 6;
/** How far its lower edge may be from that of a line of words, or its left or right edge from that of another stretch. */
const ALIGNED = 0.25;
/** How near a word may be: what touches one is part of it. */
const NEAR = 0.6;
/** Stretches below each other from which they are a column. */
const COLUMN = 3;

/**
 * Short stretches of ink without a word that are text by their place: in line with words read, or below each other in a
 * column. Such are numbers at the end of a line and in cells of their own. From top to bottom; all boxes are in pixels of
 * one image.
 * @param ink boxes of the image's ink components.
 * @param read boxes of the words read.
 */
export function loneStretches(ink: readonly Box[], read: readonly Box[]): Box[] {
  const large = ink.filter((box) => height(box) >= LEAST_HEIGHT);
  if (large.length > MOST || read.length === 0) return [];
  const known = heldBy(read, large);
  const type = median([...known].map(height));
  const unread = large.filter((box) => !known.has(box) && height(box) <= LETTER[1] * type);
  const stretches = textLines(unread)
    .map(union)
    .filter((box) => height(box) >= LETTER[0] * type && height(box) <= LETTER[1] * type)
    .filter((box) => width(box) <= WIDEST * height(box) && !read.some((word) => areNear(word, box, NEAR * type)));
  const slack = ALIGNED * type;
  const isText = (box: Box): boolean =>
    read.some((word) => Math.abs(word[3] - box[3]) <= slack && height(word) <= LETTER[1] * type) ||
    stretches.filter((other) => isBelow(box, other, slack)).length >= COLUMN;
  return stretches.filter(isText).sort((a, b) => a[1] - b[1]);
}

const areNear = (a: Box, b: Box, reach: number): boolean =>
  b[0] - a[2] < reach && a[0] - b[2] < reach && b[1] < a[3] && a[1] < b[3];

/** Whether two boxes begin or end at one place across; a box does so with itself. */
const isBelow = (a: Box, b: Box, slack: number): boolean =>
  Math.abs(a[0] - b[0]) <= slack || Math.abs(a[2] - b[2]) <= slack;
