import { type Box, overlap } from '../../document/geometry.ts';
import type { Column } from './columns.ts';
import { withEmptyCells } from './empty-cells.ts';
import type { GridCell } from './grid.ts';
import { withHeadSpans } from './head-spans.ts';
import { type Row, tightParts } from './rows.ts';
import { withTitleSpans } from './title-spans.ts';
import { groupBelowHead, type IsParted } from './wrapped-rows.ts';

/**
 * Cells of rows in columns, empty ones included. A part that reaches over several columns spans them; wrapped
 * lines continue the cells above.
 * @param isParted whether a ruling is between two positions (y in points), so that a line begins a row of its own.
 */
export const alignedCells = (rows: readonly Row[], columns: readonly Column[], isParted: IsParted): GridCell[] =>
  cellsOfGroups(groupBelowHead(rows, columns, isParted), columns);

/** The same of printed rows that are grouped by the row of the table that they belong to. */
export function cellsOfGroups(groups: readonly (readonly Row[])[], columns: readonly Column[]): GridCell[] {
  const cells: GridCell[] = [];
  for (const [index, group] of groups.entries()) {
    const placed = group.map((row) => placeParts(row, columns));
    for (const part of placed.flatMap((own) => withinFree(own, placed))) addPart(cells, index, part);
  }
  return [...withTitleSpans(withHeadSpans(withEmptyCells(cells, groups.length, columns.length), columns))];
}

type Placed = Pick<GridCell, 'column' | 'columnSpan' | 'words'>;

function placeParts(row: Row, columns: readonly Column[]): Placed[] {
  return row.flatMap(tightParts).map((line) => {
    const touched = [...columns.keys()].filter((index) => isOver(line.box, columns[index] as Column));
    const nearest = nearestColumn(line.box, columns);
    const column = touched[0] ?? nearest;
    return { column, columnSpan: (touched.at(-1) ?? nearest) - column + 1, words: line.words };
  });
}

/** The parts of a line; a label alone in it that reaches over columns which the lines of its row fill is in the first alone. */
function withinFree(own: readonly Placed[], row: readonly (readonly Placed[])[]): readonly Placed[] {
  const [label, ...others] = own;
  if (!label || others.length > 0 || label.column > 0 || label.columnSpan === 1) return own;
  const filled = row.filter((line) => line !== own).flat();
  const next = filled.reduce((first, { column }) => Math.min(first, column), label.columnSpan);
  return next > 0 ? [{ ...label, columnSpan: next }] : own;
}

const isOver = (box: Box, column: Column): boolean => overlap(column[0], column[1], box[0], box[2]) > 1;

function nearestColumn(box: Box, columns: readonly Column[]): number {
  const middle = (box[0] + box[2]) / 2;
  const distances = columns.map((column) => Math.max(column[0] - middle, middle - column[1], 0));
  return distances.indexOf(Math.min(...distances));
}

/** Adds a part to the cell in its columns; those over which it reaches become one. */
function addPart(cells: GridCell[], row: number, part: Placed): void {
  const isInPlace = (cell: GridCell): boolean =>
    cell.row === row && cell.column < part.column + part.columnSpan && part.column < cell.column + cell.columnSpan;
  const at = cells.findIndex(isInPlace);
  if (at < 0) {
    cells.push({ row, rowSpan: 1, ...part });
    return;
  }
  const own = cells.filter(isInPlace);
  const column = Math.min(part.column, ...own.map((cell) => cell.column));
  const end = Math.max(...[part, ...own].map((cell) => cell.column + cell.columnSpan));
  const words = [...own, part].flatMap((cell) => cell.words);
  for (const other of own.slice(1)) cells.splice(cells.indexOf(other), 1);
  cells[at] = { ...(own[0] as GridCell), column, columnSpan: end - column, words };
}
