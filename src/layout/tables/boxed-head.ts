import { type Box, height, holdsMiddle, overlap, union } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import { cellsOfGroups } from './aligned-cells.ts';
import { columnsOf } from './columns.ts';
import { isNumber, type TableCandidate } from './grid.ts';
import { type Row, rowsOf, tightParts } from './rows.ts';
import { type Ruling, TOLERANCE } from './rulings.ts';
import { headsOf, withSpreadHead } from './spread-head.ts';

/** Greatest height of the box of a head, white between it and the first row, and between rows, in font sizes. */
const HIGHEST = 6;
const LARGEST_GAP = 2.5;
const LARGEST_STEP = 1.6;
/** Fewest heads and columns, and rows below them. */
const FEWEST = 3;
const FEWEST_ROWS = 2;
/** Most words of a cell: more are prose. */
const MOST_WORDS = 8;

/**
 * Tables of rows of figures with the head that stands above them in a box or a shade, whose texts of one line or several
 * are over columns, in the middle of several, or over one in which no row has a value.
 * @param frames what the page draws around text.
 * @param lines those that no region has taken.
 * @param rulings the horizontal ones: what is below the next one as wide is of another table.
 */
export const boxedHeadCandidates = (
  frames: readonly Box[],
  lines: readonly Line[],
  rulings: readonly Ruling[],
): TableCandidate[] =>
  frames.flatMap((frame) => {
    const own = lines.filter(({ box }) => holdsMiddle(frame, box));
    const [first] = own;
    if (!first || height(frame) > HIGHEST * first.fontSize || own.some(isNumber)) return [];
    const heads = headsOf(own.flatMap(tightParts));
    if (heads.length < FEWEST) return [];
    const body = rowsBelow(frame, lines, rulings);
    const columns = columnsOf(body);
    if (body.length < FEWEST_ROWS || columns.length < FEWEST || !body[0]?.flatMap(tightParts).some(isNumber)) return [];
    const rows = cellsOfGroups(
      body.map((row) => [row]),
      columns,
    );
    if (rows.some(({ words }) => words.length > MOST_WORDS)) return [];
    const cells = withSpreadHead(rows, heads, columns, first.fontSize);
    return cells ? [{ box: union([...own, ...body.flat()].map(({ box }) => box)), cells }] : [];
  });

/** The rows that follow each other below a box, within its width, up to the last that is no lone text. */
function rowsBelow(frame: Box, lines: readonly Line[], rulings: readonly Ruling[]): Row[] {
  const [left, , right, from] = frame;
  const end = rulings.reduce(
    (least, { at, from: x0, to: x1 }) =>
      at > from + TOLERANCE && 2 * overlap(x0, x1, left, right) > right - left ? Math.min(least, at) : least,
    Number.POSITIVE_INFINITY,
  );
  const below = lines.filter(
    ({ box }) => box[1] + box[3] > 2 * from && box[3] <= end + TOLERANCE && overlap(box[0], box[2], left, right) > 0,
  );
  const found: Row[] = [];
  let bottom = from;
  for (const row of rowsOf(below)) {
    const [x0, top, x1, low] = union(row.map(({ box }) => box));
    const white = (found.length === 0 ? LARGEST_GAP : LARGEST_STEP) * (row[0]?.fontSize ?? 0);
    if (top - bottom > white || x0 < left - TOLERANCE || x1 > right + TOLERANCE) break;
    found.push(row);
    bottom = low;
  }
  return found.slice(0, found.findLastIndex((row) => row.flatMap(tightParts).length > 1 || row.every(isNumber)) + 1);
}
