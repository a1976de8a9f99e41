import { overlap, union } from '../../document/geometry.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { buildLines, type Line } from '../page/lines.ts';
import { type Column, columnsOf } from './columns.ts';
import { columnCount, type GridCell } from './grid.ts';
import { type Row, rowsOf, tightParts } from './rows.ts';

/** Fewest rows that show columns. Chosen on odl-bench, dev half, as are all thresholds of this file. */
const FEWEST_ROWS = 4;
/** Least share of the rows that fill several columns. */
const PARTED = 0.6;
/** Most words of a part of such a row: prose has more. */
const MOST_WORDS = 3;

/** What decides whether a drawn column holds several printed ones. */
export interface ColumnSplitFeatures {
  readonly rows: number;
  /** Share of the rows that have several parts. */
  readonly partedShare: number;
  /** Number of words in the longest part of such a row. */
  readonly longest: number;
  /** Whether in some column at most half of the parts hold letters or digits. */
  readonly hasSigns: boolean;
}

/** A drawn column is split into the printed ones unless one of the signs speaks against it. */
export const COLUMN_SPLIT = decisionOf<ColumnSplitFeatures>(
  'column split',
  [
    { name: 'few rows', weight: WEIGHT.veto, holds: ({ rows }) => rows < FEWEST_ROWS },
    { name: 'whole rows', weight: WEIGHT.veto, holds: ({ partedShare }) => partedShare < PARTED },
    { name: 'prose', weight: WEIGHT.veto, holds: ({ longest }) => longest > MOST_WORDS },
    { name: 'column of signs', weight: WEIGHT.veto, holds: ({ hasSigns }) => hasSigns },
  ],
  WEIGHT.for,
);

/** Splits drawn columns that hold several printed ones: some tables have rulings between groups of columns only. */
export function splitColumns(cells: readonly GridCell[], trace?: Trace): GridCell[] {
  let result = [...cells];
  for (let column = columnCount(cells) - 1; column >= 0; column--) {
    const own = result.filter((cell) => isIn(cell, column));
    // Words by themselves are no columns: nothing needs measuring.
    if (own.every(({ words }) => words.length < 2)) continue;
    const rows = own.flatMap(({ words }) => rowsOf(buildLines(0, words)));
    const columns = columnsOf(rows);
    if (columns.length < 2) continue;
    const box = union(rows.flat().map((line) => line.box));
    if (!decide(COLUMN_SPLIT, featuresOf(columns, rows), box, trace)) continue;
    const first = firstParted(result, column);
    result = result.flatMap((cell) => splitCell(cell, column, columns, cell.row < first));
  }
  return result;
}

/** Index of the first row in which a drawn column has several parts: what is above it is the head. */
const firstParted = (cells: readonly GridCell[], column: number): number =>
  Math.min(...cells.filter((cell) => isIn(cell, column) && partsOf(cell).length > 1).map(({ row }) => row));

const partsOf = ({ words }: GridCell): Line[] => rowsOf(buildLines(0, words)).flat().flatMap(tightParts);

const isIn = (cell: GridCell, column: number): boolean => cell.column === column && cell.columnSpan === 1;

function featuresOf(columns: readonly Column[], rows: readonly Row[]): ColumnSplitFeatures {
  const parts = rows.map((row) => row.flatMap(tightParts));
  const parted = parts.filter((row) => row.length > 1);
  return {
    rows: rows.length,
    partedShare: parted.length / rows.length,
    longest: Math.max(0, ...parted.flat().map(({ words }) => words.length)),
    get hasSigns() {
      return columns.some((column) => {
        const own = parts.flat().filter((part) => isWithin(part, column));
        return own.filter(hasCharacters).length * 2 <= own.length;
      });
    },
  };
}

const hasCharacters = ({ words }: Line): boolean => words.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
const isWithin = ({ box }: Line, [x0, x1]: Column): boolean => overlap(x0, x1, box[0], box[2]) > 0;

/** The parts of a cell; a text alone in the head, or a line that reaches over several columns, heads them all. */
function splitCell(cell: GridCell, column: number, columns: readonly Column[], inHead: boolean): GridCell[] {
  const more = columns.length - 1;
  if (cell.column > column) return [{ ...cell, column: cell.column + more }];
  if (cell.column + cell.columnSpan <= column) return [cell];
  if (!isIn(cell, column)) return [{ ...cell, columnSpan: cell.columnSpan + more }];
  const lines = partsOf(cell);
  const parts = columns.map((range) => lines.filter((line) => isWithin(line, range)));
  const isAlone = inHead && lines.length === 1;
  if (isAlone || lines.some((line) => columns.filter((range) => isWithin(line, range)).length !== 1)) {
    return [{ ...cell, columnSpan: columns.length }];
  }
  const { box: _, ...place } = cell;
  return parts.map((own, index) => ({ ...place, column: column + index, words: own.flatMap(({ words }) => words) }));
}
