import type { Cell, TableRow } from '../../../document/block.ts';
import { hasSection, hasText } from './cells.ts';

/** A cell and the column in which it begins, from 0. */
interface PlacedCell {
  readonly cell: Cell;
  readonly column: number;
}

/** Rows that have their columns in common. */
export interface Band {
  readonly rows: readonly TableRow[];
  /** The cells of each column from top to bottom, where each column is read to its end. */
  readonly columns?: readonly (readonly Cell[])[];
}

/** The rows of a table in stretches with the same columns; a row that is one cell ends a stretch. */
export function bandsOf(rows: readonly TableRow[]): Band[] {
  const bands: { key: string; rows: TableRow[]; placed: PlacedCell[] }[] = [];
  let spanned = new Map<number, number>();
  for (const row of rows) {
    const { placed, below } = placeCells(row, spanned);
    const key = placed.map(({ column }) => column).join();
    const last = bands.at(-1);
    if (last && (spanned.size > 0 || (last.key === key && placed.length > 1))) {
      last.rows.push(row);
      last.placed.push(...placed);
    } else {
      bands.push({ key, rows: [row], placed: [...placed] });
    }
    spanned = below;
  }
  return bands.map(({ rows: own, placed }) => ({ rows: own, ...(isRead(placed) && { columns: columnsOf(placed) }) }));
}

/** The cells of a row in the columns that cells above leave it. @param spanned rows to go by column. */
function placeCells(row: TableRow, spanned: ReadonlyMap<number, number>) {
  const below = new Map([...spanned].flatMap(([column, left]) => (left > 1 ? [[column, left - 1]] : [])));
  const placed: PlacedCell[] = [];
  let column = 0;
  for (const cell of row) {
    while (spanned.has(column)) column++;
    placed.push({ cell, column });
    for (let own = column; own < column + cell.columnSpan; own++) {
      if (cell.rowSpan > 1) below.set(own, cell.rowSpan - 1);
    }
    column += cell.columnSpan;
  }
  return { placed, below };
}

/** Whether cells are read column by column: sections begin in several columns, or one to the right goes on downwards. */
function isRead(placed: readonly PlacedCell[]): boolean {
  const withSections = new Set(placed.flatMap(({ cell, column }) => (hasSection(cell) ? [column] : [])));
  return withSections.size > 1 || placed.some(({ cell, column }) => column > 0 && cell.rowSpan > 1 && hasText(cell));
}

const columnsOf = (placed: readonly PlacedCell[]): Cell[][] =>
  [...Map.groupBy(placed, ({ column }) => column)]
    .sort(([a], [b]) => a - b)
    .map(([, cells]) => cells.map(({ cell }) => cell));
