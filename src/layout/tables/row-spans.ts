import { type Box, union } from '../../document/geometry.ts';
import type { Column } from './columns.ts';
import type { GridCell } from './grid.ts';
import { coverage, type Ruling, TOLERANCE } from './rulings.ts';

/** Share of a column along which a ruling divides two rows, as in a lattice. */
const DIVIDED = 0.6;

/**
 * Cells that span the empty ones below them wherever rulings divide two rows in other columns, but not in theirs.
 * @param columns their x-ranges.
 * @param rulings the horizontal ones of the table.
 */
export function withRowSpans(
  cells: readonly GridCell[],
  columns: readonly Column[],
  rulings: readonly Ruling[],
): readonly GridCell[] {
  const rows = [...Map.groupBy(cells, ({ row }) => row).values()].sort((a, b) => rowOf(a) - rowOf(b));
  const spans = new Map<GridCell, number>();
  const covered = new Set<GridCell>();
  // By column, the cell that goes on as long as what is below it is empty and not divided from it.
  const open = new Map<number, GridCell>();
  for (const [index, row] of rows.entries()) {
    const divided = index > 0 ? dividedColumns(boxOf(rows[index - 1] ?? []), boxOf(row), columns, rulings) : [];
    for (const cell of row) {
      const above = open.get(cell.column);
      const isDivided = !divided.includes(true) || divided[cell.column];
      if (above && !isDivided && cell.words.length === 0 && cell.columnSpan === 1) {
        spans.set(above, cell.row - above.row + cell.rowSpan);
        covered.add(cell);
      } else if (cell.words.length > 0 && cell.columnSpan === 1) open.set(cell.column, cell);
      else open.delete(cell.column);
    }
  }
  return cells
    .filter((cell) => !covered.has(cell))
    .map((cell) => ({ ...cell, rowSpan: spans.get(cell) ?? cell.rowSpan }));
}

const rowOf = (row: readonly GridCell[]): number => row[0]?.row ?? 0;
const boxOf = (row: readonly GridCell[]): Box => union(row.flatMap(({ words }) => words.map(({ box }) => box)));

/** For each column, whether rulings between two rows divide them there. */
function dividedColumns(above: Box, below: Box, columns: readonly Column[], rulings: readonly Ruling[]): boolean[] {
  const between = rulings.filter(({ at }) => at > above[3] - TOLERANCE && at < below[1] + TOLERANCE);
  return columns.map(([x0, x1]) => between.some(({ at }) => coverage(between, at, x0, x1) >= DIVIDED));
}
