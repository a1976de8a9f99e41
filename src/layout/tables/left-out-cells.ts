import { overlap, union } from '../../document/geometry.ts';
import type { Column } from './columns.ts';
import { columnCount, type GridCell } from './grid.ts';

/**
 * Cells of a structure tree that leaves out empty ones, each in the column that it is printed in: those of rows that go on
 * to the last column tell where these are. Undefined where none is out of its column, or a row does not fit in.
 */
export function withLeftOutCells(cells: readonly GridCell[]): readonly GridCell[] | undefined {
  const columns = columnCount(cells);
  if (cells.some(({ rowSpan, columnSpan }) => rowSpan > 1 || columnSpan > 1)) return undefined;
  const rows = [...Map.groupBy(cells, ({ row }) => row).values()];
  const whole = rows.filter((row) => columnCount(row) === columns && row.length > 1);
  const ranges = Array.from({ length: columns }, (_, column) => rangeOf(whole.flat(), column));
  if (whole.length < 2 || ranges.includes(undefined)) return undefined;
  const placed = rows.map((row) => (whole.includes(row) ? row : rowIn(row, ranges as Column[])));
  return placed.every((row) => row !== undefined) ? placed.flat() : undefined;
}

/** The x-range of a column's texts in points. */
function rangeOf(cells: readonly GridCell[], column: number): Column | undefined {
  const words = cells.filter((cell) => cell.column === column).flatMap((cell) => cell.words);
  if (words.length === 0) return undefined;
  const box = union(words.map((word) => word.box));
  return [box[0], box[2]];
}

/** A row whose cells are below one column each, from left to right, or else undefined. */
function rowIn(row: readonly GridCell[], columns: readonly Column[]): GridCell[] | undefined {
  const sorted = row.toSorted((a, b) => a.column - b.column);
  const places = sorted.map(({ words }) => {
    const [x0, , x1] = union(words.map(({ box }) => box));
    const over = columns.flatMap(([from, to], index) => (overlap(from, to, x0, x1) > 0 ? [index] : []));
    return over.length === 1 ? (over[0] as number) : -1;
  });
  const isInOrder = places.every((place, index) => place > (places[index - 1] ?? -1));
  return isInOrder ? sorted.map((cell, index) => ({ ...cell, column: places[index] as number })) : undefined;
}
