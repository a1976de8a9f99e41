import { type Box, union } from '../../document/geometry.ts';
import type { GridCell } from './grid.ts';

/** Fewest columns of a group in whose middle column a head can stand without touching the others. */
const SMALLEST_GROUP = 3;

/**
 * Cells in which a head in the middle of empty ones spans them, where the row below has texts in all their columns: some
 * programs draw the borders of a head of a group column by column.
 */
export function withCentredHeads(cells: readonly GridCell[]): GridCell[] {
  const below = new Set(cells.filter(({ row, words }) => row === 1 && words.length > 0).map(({ column }) => column));
  const first = cells
    .filter(
      ({ row, column, rowSpan, columnSpan }) => row === 0 && rowSpan === 1 && columnSpan === 1 && below.has(column),
    )
    .sort((a, b) => a.column - b.column);
  const groups = [first, first.slice(1)].map(groupsOf).find((found) => found.length > 0) ?? [];
  const heads = new Map(groups.map((group) => [headOf(group), group]));
  const covered = new Set(groups.flat());
  return cells.flatMap((cell): GridCell[] => {
    const group = heads.get(cell);
    if (group) return [{ ...cell, column: group[0]?.column ?? cell.column, columnSpan: group.length, ...boxOf(group) }];
    return covered.has(cell) ? [] : [cell];
  });
}

/** Cells that follow each other in groups of equal size, each with a text in the middle alone; none where they do not. */
function groupsOf(cells: readonly GridCell[]): GridCell[][] {
  const size = cells.length / cells.filter(({ words }) => words.length > 0).length;
  const isRow = cells.every(({ column }, index) => column === (cells[0]?.column ?? 0) + index);
  if (!isRow || !Number.isInteger(size) || size < SMALLEST_GROUP) return [];
  const groups = Array.from({ length: cells.length / size }, (_, index) =>
    cells.slice(index * size, (index + 1) * size),
  );
  return groups.every((group) => size % 2 === 1 && headOf(group).words.length > 0) ? groups : [];
}

const headOf = (group: readonly GridCell[]): GridCell => group[(group.length - 1) / 2] as GridCell;

function boxOf(group: readonly GridCell[]): { readonly box?: Box } {
  const boxes = group.map(({ box }) => box).filter((box) => box !== undefined);
  return boxes.length > 0 ? { box: union(boxes) } : {};
}
