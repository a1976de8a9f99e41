import { overlap, union } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import type { Column } from './columns.ts';
import { columnCount, type GridCell, type TableCandidate } from './grid.ts';
import { type Row, rowsOf } from './rows.ts';

/** Largest gap (shares of the font size) between the last row of a table and the next. Chosen on odl-bench, dev half. */
const LARGEST_GAP = 1.6;
/** Least share of a text's width within its column. Chosen on odl-bench, dev half. */
const WITHIN = 0.9;

/** Adds the rows that continue a table below its drawn part: some tables have rulings around their head only. */
export function extendDown(table: TableCandidate, lines: readonly Line[]): TableCandidate {
  const columns = drawnColumns(table.cells);
  let { box } = table;
  const cells = [...table.cells];
  const below = lines.filter(
    (line) => line.box[1] >= box[3] - 2 && overlap(line.box[0], line.box[2], box[0], box[2]) > 0,
  );
  let next = Math.max(...cells.map((cell) => cell.row + cell.rowSpan));
  for (const row of rowsOf(below)) {
    const added = rowInColumns(row, columns, next);
    const size = row[0]?.fontSize ?? 0;
    if (!added || Math.min(...row.map((line) => line.box[1])) - box[3] > LARGEST_GAP * size) break;
    cells.push(...added);
    box = union([box, ...row.map((line) => line.box)]);
    next++;
  }
  return { box, cells };
}

/** x-ranges of the columns in points, undefined for a column without a cell of its own. */
function drawnColumns(cells: readonly GridCell[]): (Column | undefined)[] {
  return Array.from({ length: columnCount(cells) }, (_, column) => {
    const box = cells.find((cell) => cell.column === column && cell.columnSpan === 1)?.box;
    return box && [box[0], box[2]];
  });
}

/** The row's cells; undefined unless its parts are within different columns, one of them the first. */
function rowInColumns(row: Row, columns: readonly (Column | undefined)[], index: number): GridCell[] | undefined {
  const parts = row.map((line) => {
    const width = line.box[2] - line.box[0];
    return columns.findIndex(
      (column) => column && overlap(column[0], column[1], line.box[0], line.box[2]) >= WITHIN * width,
    );
  });
  if (row.length < 2 || parts.includes(-1) || new Set(parts).size < parts.length || !parts.includes(0))
    return undefined;
  return columns.map((_, column) => {
    const part = parts.indexOf(column);
    return { row: index, column, rowSpan: 1, columnSpan: 1, words: row[part]?.words ?? [] };
  });
}
