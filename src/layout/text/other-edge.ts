import { type Box, width } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import { haveOneMiddle } from './column-measure.ts';
import { isShort } from './line-ends.ts';

/** Distance of edges, in font sizes, that no indent has: TeX indents by 1.5 to 2, Word by half an inch. */
const FAR = 5;
/** Distance of baselines, in font sizes, below which texts are parts of one line, such as those of a formula. */
const ONE_LINE = 0.8;
/** Largest share of a column's width that a line at its right edge has: the lines beside a picture have more. */
const NARROW = 0.5;
/** What a line begins with that does not go on with what stands left of it. */
const BEGINS = /^["'“‘«(]?[\p{Lu}\p{Lo}\p{Nd}]/u;

/**
 * Whether a line is set at another edge than the one before: flush left, centred or flush right. Lines beside a picture
 * move too, but those are full.
 * @param open the lines of the open paragraph.
 * @param column the extent of the column.
 */
export function beginsAtOtherEdge(open: readonly Line[], line: Line, column: Box): boolean {
  const before = open.at(-1) as Line;
  const moved = line.box[0] - before.box[0];
  if (Math.abs(moved) < FAR * line.fontSize || haveOneMiddle(before, line)) return false;
  if (line.baseline - before.baseline < ONE_LINE * line.fontSize || !BEGINS.test(before.words[0]?.text ?? ''))
    return false;
  if (isShort(before, line, column[2])) return true;
  return moved < 0 && open.length === 1 && width(before.box) < NARROW * width(column);
}
