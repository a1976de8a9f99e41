import { type Box, holdsMiddle, overlap, union } from '../../document/geometry.ts';
import type { FilledRectangle } from '../../document/page.ts';
import { columnCount, type GridCell } from './grid.ts';
import { type Rulings, TOLERANCE } from './rulings.ts';

/**
 * Whether the cells are one column in shades of one colour without a line between them: word processors draw the shade
 * behind a paragraph or a listing line by line, and their edges show nothing.
 */
export function isInOneShade(cells: readonly GridCell[], fills: readonly FilledRectangle[], drawn: Rulings): boolean {
  if (columnCount(cells) > 1) return false;
  const boxes = cells.flatMap(({ words }) => words.map(({ box }) => box));
  const around = union(boxes);
  if (
    drawn.horizontal.some(({ at, from, to }) => isWithin(at, around) && overlap(from, to, around[0], around[2]) > 0)
  ) {
    return false;
  }
  const shades = boxes.map((box) => fills.findLast((fill) => holdsMiddle(fill.box, box))?.color);
  return shades[0] !== undefined && shades.every((shade) => shade === shades[0]);
}

const isWithin = (at: number, [, top, , bottom]: Box): boolean => at > top + TOLERANCE && at < bottom - TOLERANCE;
