import { type Box, boxAround, overlap, union } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import { drawnColumns } from './extension.ts';
import { columnCount, type GridCell, isNumber, rowCount, type TableCandidate } from './grid.ts';
import { rowsOf } from './rows.ts';
import { type Ruling, TOLERANCE } from './rulings.ts';

/** Largest gap between parts of one table and the titles between them, in font sizes. */
const LARGEST_GAP = 2.5;
/** Most titles between two parts: one of a group within a group has two. */
const MOST_TITLES = 3;

/**
 * Grids with the parts of one table joined that only titles of groups part, as in statements of accounts where rows of
 * values alone are ruled: the parts have the same sides and the same edges of columns, and the lower one begins with values.
 * A title is a row of one cell.
 * @param upright rulings of the page: beside a title there are none.
 */
export function joinParts(
  parts: readonly TableCandidate[],
  lines: readonly Line[],
  upright: readonly Ruling[],
): TableCandidate[] {
  const joined: TableCandidate[] = [];
  for (const part of [...parts].sort((a, b) => a.box[1] - b.box[1])) {
    const at = joined.findLastIndex((above) => areAligned(above.box, part.box));
    const whole = at < 0 ? undefined : joinedPair(joined[at] as TableCandidate, part, lines, upright);
    if (whole) joined[at] = whole;
    else joined.push(part);
  }
  return joined;
}

/** Whether two boxes have the same left and right sides. */
const areAligned = (a: Box, b: Box): boolean => isNear(a[0], b[0]) && isNear(a[2], b[2]);

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 2 * TOLERANCE;

function joinedPair(
  above: TableCandidate,
  below: TableCandidate,
  lines: readonly Line[],
  upright: readonly Ruling[],
): TableCandidate | undefined {
  if (columnCount(below.cells) < 2 || !below.cells.some((cell) => cell.row === 0 && isNumber(cell))) return undefined;
  const titles = titlesBetween(above.box, below.box, lines, upright);
  const [upper, lower] = [above, below].map(({ cells }) => edgesOf(cells));
  if (!titles || !upper || !lower) return undefined;
  const edges = upper.length >= lower.length ? upper : lower;
  if (![upper, lower].every((own) => own.every((x) => edges.some((edge) => isNear(edge, x))))) return undefined;
  const top = rowCount(above.cells);
  const groups = titles.map(
    ({ words }, index): GridCell => ({ row: top + index, column: 0, rowSpan: 1, columnSpan: edges.length - 1, words }),
  );
  const moved = cellsAt(below.cells, lower, edges).map((cell) => ({ ...cell, row: cell.row + top + titles.length }));
  return { box: union([above.box, below.box]), cells: [...cellsAt(above.cells, upper, edges), ...groups, ...moved] };
}

/** The lines between two parts, each alone in its row and close to what is above and below; undefined where they are none. */
function titlesBetween(above: Box, below: Box, lines: readonly Line[], upright: readonly Ruling[]): Line[] | undefined {
  const between = lines.filter(({ box }) => {
    const middle = (box[1] + box[3]) / 2;
    return middle > above[3] && middle < below[1] && overlap(box[0], box[2], above[0], above[2]) > 0;
  });
  const rows = rowsOf(between);
  if (rows.length === 0 || rows.length > MOST_TITLES || rows.some((row) => row.length > 1)) return undefined;
  const isBesideRule = ({ box }: Line): boolean =>
    upright.some(({ at, from, to }) => isBetween(at, above) && overlap(from, to, box[1], box[3]) > TOLERANCE);
  if (rows.flat().some(isBesideRule)) return undefined;
  let bottom = above[3];
  for (const { box, fontSize } of rows.flat()) {
    if (box[0] < above[0] - TOLERANCE || box[1] - bottom > LARGEST_GAP * fontSize) return undefined;
    bottom = box[3];
  }
  const last = rows.at(-1)?.[0] as Line;
  return below[1] - bottom > LARGEST_GAP * last.fontSize ? undefined : rows.flat();
}

const isBetween = (x: number, [left, , right]: Box): boolean => x > left - TOLERANCE && x < right + TOLERANCE;

/** Where the columns of drawn cells begin, and where the last ends; undefined where some is not known. */
function edgesOf(cells: readonly GridCell[]): readonly number[] | undefined {
  const columns = drawnColumns(cells);
  const edges = [...columns.map((column) => column?.[0]), columns.at(-1)?.[1]];
  return edges.every((edge) => edge !== undefined) ? edges : undefined;
}

/** Cells in the columns of finer edges: what fits one of these is in it alone. */
function cellsAt(cells: readonly GridCell[], own: readonly number[], edges: readonly number[]): GridCell[] {
  const columnOf = (index: number): number => edges.findIndex((edge) => isNear(edge, own[index] as number));
  return cells.flatMap((cell) => {
    const [from, to] = [columnOf(cell.column), columnOf(cell.column + cell.columnSpan)];
    if (cell.columnSpan > 1 || to - from === 1) return { ...cell, column: from, columnSpan: to - from };
    const [left, , right] = boxAround(cell.words);
    const fits = (column: number): boolean =>
      left > (edges[column] as number) - TOLERANCE && right < (edges[column + 1] as number) + TOLERANCE;
    const columns = Array.from({ length: to - from }, (_, index) => from + index);
    const place = columns.find(fits);
    if (place === undefined) return { ...cell, column: from, columnSpan: to - from };
    const { box: _, ...unplaced } = cell;
    return columns.map((column) => ({ ...unplaced, column, words: column === place ? cell.words : [] }));
  });
}
