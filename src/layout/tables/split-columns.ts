import { overlap } from '../../document/geometry.ts';
import { buildLines, type Line } from '../page/lines.ts';
import { type Column, columnsOf, type Row, rowsOf, tightParts } from './aligned-cells.ts';
import type { GridCell } from './grid.ts';
import { columnCount } from './grid.ts';

/** Fewest rows that show columns within a drawn one. */
const FEWEST_ROWS = 4;
/** Share of the rows that must fill several of them. */
const PARTED = 0.6;
/** Longest text of a part, in words: longer ones are prose. */
const MOST_WORDS = 3;

/** Parts drawn columns that hold several printed ones: only groups of columns are ruled. */
export function splitColumns(cells: readonly GridCell[]): GridCell[] {
  let result = [...cells];
  for (let column = columnCount(cells) - 1; column >= 0; column--) {
    const rows = result.filter((cell) => isIn(cell, column)).flatMap(({ words }) => rowsOf(buildLines(0, words)));
    const parts = columnsOf(rows);
    if (areColumns(parts, rows)) result = result.flatMap((cell) => splitCell(cell, column, parts));
  }
  return result;
}

const isIn = (cell: GridCell, column: number): boolean => cell.column === column && cell.columnSpan === 1;

function areColumns(columns: readonly Column[], rows: readonly Row[]): boolean {
  if (columns.length < 2 || rows.length < FEWEST_ROWS) return false;
  const parts = rows.map((row) => row.flatMap(tightParts));
  const parted = parts.filter((row) => row.length > 1);
  if (parted.length < PARTED * rows.length || parted.flat().some(isProse)) return false;
  return columns.every((column) => {
    const own = parts.flat().filter((part) => isWithin(part, column));
    return own.filter(hasCharacters).length * 2 > own.length;
  });
}

const isProse = ({ words }: Line): boolean => words.length > MOST_WORDS;
const hasCharacters = ({ words }: Line): boolean => words.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
const isWithin = ({ box }: Line, [x0, x1]: Column): boolean => overlap(x0, x1, box[0], box[2]) > 0;

function splitCell(cell: GridCell, column: number, columns: readonly Column[]): GridCell[] {
  const more = columns.length - 1;
  if (cell.column > column) return [{ ...cell, column: cell.column + more }];
  if (cell.column + cell.columnSpan <= column) return [cell];
  if (!isIn(cell, column)) return [{ ...cell, columnSpan: cell.columnSpan + more }];
  const lines = rowsOf(buildLines(0, cell.words)).flat().flatMap(tightParts);
  const parts = columns.map((range) => lines.filter((line) => isWithin(line, range)));
  // What reaches over several columns heads them all.
  if (lines.some((line) => columns.filter((range) => isWithin(line, range)).length !== 1)) {
    return [{ ...cell, columnSpan: columns.length }];
  }
  const { box: _, ...place } = cell;
  return parts.map((own, index) => ({ ...place, column: column + index, words: own.flatMap(({ words }) => words) }));
}
