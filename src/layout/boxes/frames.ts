import { type Box, height, holdsMiddle, width } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import { countWhile } from '../../platform/count-while.ts';
import { BACKGROUND_SHARE } from '../metrics.ts';
import { type Ruling, type Rulings, TOLERANCE } from '../tables/rulings.ts';

/** Points: least width and height of a frame around text: two lines of the smallest print, a word of it. */
const SMALLEST = 14;
/** Number of frames that are looked at, at most: maps and charts have thousands of shapes. */
const MOST = 400;

/**
 * What a page draws that may hold text together, the largest first: shades, closed shapes such as boxes with rounded
 * corners, and rules that close a rectangle. Backgrounds of the page do not count.
 * @param smallest least width and height of a frame in points.
 */
export function framesOf(
  { width: across, height: down, fills, drawings = [] }: PositionedPage,
  rulings: Rulings,
  smallest = SMALLEST,
): readonly Box[] {
  const frames = [...rectanglesOf(rulings, smallest), ...drawings.map(({ box }) => box), ...fills.map(({ box }) => box)]
    .filter((box) => Math.min(width(box), height(box)) >= smallest)
    .filter((box) => areaOf(box) < BACKGROUND_SHARE * across * down);
  const distinct: Box[] = [];
  for (const frame of frames.slice(0, MOST)) {
    if (!distinct.some((other) => isSame(other, frame))) distinct.push(frame);
  }
  return distinct.sort((a, b) => areaOf(b) - areaOf(a));
}

/**
 * The boxes that rules close and no word is in: fields of a form to fill in.
 * @param words the boxes of the page's words in points.
 */
export const emptyBoxes = (rulings: Rulings, words: readonly Box[]): Box[] =>
  rectanglesOf(rulings, SMALLEST).filter(
    (box) => Math.min(width(box), height(box)) >= SMALLEST && !words.some((word) => holdsMiddle(box, word)),
  );

const areaOf = (box: Box): number => width(box) * height(box);

const isSame = (a: Box, b: Box): boolean => a.every((edge, side) => Math.abs(edge - (b[side] as number)) <= TOLERANCE);

/** The rectangles that rulings close: between each upper edge and the next and the last lower one that is as wide. */
function rectanglesOf({ horizontal, vertical }: Rulings, smallest: number): Box[] {
  const rectangles: Box[] = [];
  const levels = [...horizontal].sort((a, b) => a.at - b.at);
  const uprights = [...vertical].sort((a, b) => a.at - b.at);
  for (const [index, top] of levels.entries()) {
    const end = Math.min(reachOf(uprights, top.from, top.at), reachOf(uprights, top.to, top.at)) + TOLERANCE;
    let [next, last]: (Ruling | undefined)[] = [];
    for (let at = index + 1; at < levels.length && (levels[at] as Ruling).at <= end; at++) {
      const level = levels[at] as Ruling;
      if (level.at - top.at < smallest || !spansAs(top, level)) continue;
      next ??= level;
      last = level;
    }
    for (const { at } of new Set([next, last].filter((bottom) => bottom !== undefined))) {
      rectangles.push([top.from, top.at, top.to, at]);
    }
    if (rectangles.length >= MOST) break;
  }
  return rectangles;
}

const spansAs = (a: Ruling, b: Ruling): boolean =>
  Math.abs(a.from - b.from) <= TOLERANCE && Math.abs(a.to - b.to) <= TOLERANCE;

/**
 * How far down an upright ruling is that side of a box from its top on, all the way: the gap between two boxes in a column
 * is no side.
 * @param uprights from left to right.
 */
function reachOf(uprights: readonly Ruling[], side: number, top: number): number {
  let reach = Number.NEGATIVE_INFINITY;
  const first = countWhile(uprights, ({ at }) => at < side - TOLERANCE);
  for (let index = first; index < uprights.length; index++) {
    const { at, from, to } = uprights[index] as Ruling;
    if (at > side + TOLERANCE) break;
    if (from <= top + TOLERANCE) reach = Math.max(reach, to);
  }
  return reach;
}
