import type { Cell, Run, Table } from '../../document/block.ts';
import { type Box, union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { textOf } from '../../document/text.ts';
import { isBold } from '../metrics.ts';
import { isRightToLeft } from '../page/direction.ts';
import { buildLines, joinRows, type Line } from '../page/lines.ts';
import { withoutEmphasis } from '../text/runs.ts';
import { breaksInCell } from './cell-lines.ts';
import { ledCells, withoutLeader } from './led-cells.ts';

/** A cell before its content is written. Rows and columns count from 0. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly words: readonly Word[];
  readonly box?: Box;
  /** Whether the file calls it a head; undefined where it does not say. */
  readonly isHead?: boolean;
}

/** Cells that may make a table, with their outline. */
export interface TableCandidate {
  readonly box: Box;
  readonly cells: readonly GridCell[];
}

/** Number of columns that the cells occupy. */
export const columnCount = (cells: readonly GridCell[]): number =>
  cells.reduce((most, { column, columnSpan }) => Math.max(most, column + columnSpan), 0);

/** Number of rows that the cells occupy. */
export const rowCount = (cells: readonly GridCell[]): number =>
  cells.reduce((most, { row, rowSpan }) => Math.max(most, row + rowSpan), 0);

/** Inline runs of the lines of a cell. @param breaks the lines that a forced line break comes before. */
export type RunsOf = (lines: readonly Line[], breaks?: ReadonlySet<Line>) => Run[];

/** A table of the given cells, row by row. */
export function tableOf(page: number, box: Box, placed: readonly GridCell[], runsOf: RunsOf): Table {
  const cells = inReadingDirection(placed);
  const cellsIn = Map.groupBy(cells, (cell) => cell.row);
  const rows = Array.from({ length: rowCount(cells) }, (_, row) =>
    (cellsIn.get(row) ?? []).sort((a, b) => a.column - b.column),
  );
  const headRows = namedHeadRows(rows) || headRowsOf(rows);
  const led = ledCells(rows);
  const ledRuns: RunsOf = (lines, breaks) => withoutLeader(runsOf(lines, breaks));
  return {
    kind: 'table',
    page,
    box,
    rows: rows.map((row, index) =>
      row.map((cell) =>
        cellOf(page, cell, index < headRows, row.length === 1 && cell.columnSpan > 1, led.has(cell) ? ledRuns : runsOf),
      ),
    ),
  };
}

/** Where the heads are in a script that runs from right to left the first column is the rightmost, whatever they are above. */
function inReadingDirection(cells: readonly GridCell[]): readonly GridCell[] {
  const heads = cells.filter(({ row }) => row === 0).flatMap(({ words }) => words);
  const isNamed = heads.some(({ text }) => /\p{L}/u.test(text));
  if (!isRightToLeft(isNamed ? heads : cells.flatMap(({ words }) => words))) return cells;
  const columns = columnCount(cells);
  return cells.map((cell) => ({ ...cell, column: columns - cell.column - cell.columnSpan }));
}

/** Number of rows at the top that the file calls heads, all of their cells; 0 where it calls none so, or goes on into the body. */
function namedHeadRows(rows: readonly (readonly GridCell[])[]): number {
  const areHeads = (row: readonly GridCell[]): boolean =>
    row.some(({ isHead }) => isHead) && row.every(({ isHead, words }) => isHead || words.length === 0);
  const end = rows.findIndex((row) => !areHeads(row));
  const isWhole = rows.slice(0, end).every((row, index) => index + depthOf(row) <= end);
  return end > 0 && isWhole ? end : 0;
}

/**
 * Number of rows that head the columns: the first, as far down as its cells go; below a head of groups of columns their
 * own heads; titles of all columns with the heads below them. None where it begins with a picture beside several rows.
 */
function headRowsOf(rows: readonly (readonly GridCell[])[]): number {
  const [first = [], second = []] = rows;
  if (!isHead(first) || rows.length < 2) return 0;
  const titles = titlesOf(rows);
  if (titles > 0) return areHeaded(rows.slice(titles)) ? titles + headRowsOf(rows.slice(titles)) : 1;
  const depth = depthOf(first);
  const hasGroups = first.length > 1 && first.some(({ columnSpan, words }) => columnSpan > 1 && words.length > 0);
  const isBesidePicture = depthOf(first.filter(({ words }) => words.length > 0)) < depth;
  if (isBesidePicture && !hasGroups) return 0;
  // HTML has no cell that goes on from a head into the body.
  const isWhole = isHead(second) && depthOf(second) === 1;
  return depth === 1 && rows.length > 2 && hasGroups && isWhole ? 2 : depth;
}

/** Number of rows at the top that are one text across several columns each. */
function titlesOf(rows: readonly (readonly GridCell[])[]): number {
  const isTitle = (row: readonly GridCell[]): boolean =>
    row.length === 1 && columnCount(row) > 1 && depthOf(row) === 1 && isHead(row);
  const end = rows.findIndex((row) => !isTitle(row));
  return end < 0 ? 1 : end;
}

/** Fewest numbers below a head that show that it is one. */
const FEWEST_NUMBERS = 2;

/** Whether the first row below a title heads columns: it is bold, or most of what is below it in a column is numbers. */
function areHeaded([first = [], ...body]: readonly (readonly GridCell[])[]): boolean {
  if (first.length < 2 || body.length === 0 || !isHead(first)) return false;
  if (first.every(({ words }) => words.every(isBold))) return true;
  const columns = Map.groupBy(
    body.flat().filter(({ words }) => words.length > 0),
    ({ column }) => column,
  );
  return [...columns.values()].some((cells) => {
    const numbers = cells.filter(isNumber).length;
    return numbers >= FEWEST_NUMBERS && 2 * numbers > cells.length;
  });
}

const depthOf = (row: readonly GridCell[]): number => Math.max(...row.map(({ rowSpan }) => rowSpan));

/** Whether a first row heads its columns: none of its cells is a number. */
function isHead(row: readonly GridCell[]): boolean {
  return row.length > 0 && !row.some(isNumber);
}

/** A number or an amount, with its sign, currency or per cent. */
const AMOUNT = /^[-+±−(]?\p{Sc}?\d[\d.,\s]*(?:%|‰|\p{Sc})?\)?$/u;
/** Four digits that may be a year. */
const YEAR = /^(?:19|20)\d\d$/;

/** Whether the words of a cell are a number or an amount; years are none, as they head columns too. */
export const isNumber = ({ words }: Pick<GridCell, 'words'>): boolean =>
  AMOUNT.test(words.length === 1 ? (words[0] as Word).text : words.map(({ text }) => text).join('')) &&
  !words.every(({ text }) => YEAR.test(text));

/** @param isRow whether the cell is alone in its row, over several columns. */
function cellOf(page: number, cell: GridCell, header: boolean, isRow: boolean, runsOf: RunsOf): Cell {
  const lines = joinRows(buildLines(page, cell.words));
  const runs = runsOf(lines, breaksInCell(lines, isRow));
  const box = cell.box ?? union(cell.words.map((word) => word.box));
  const content = header || isOneStyle(runs) ? runs.map(withoutEmphasis) : runs;
  const { columnSpan, rowSpan } = cell;
  const blocks = textOf(content) === '' ? [] : [{ kind: 'paragraph' as const, page, box, runs: content }];
  return { header, columnSpan, rowSpan, blocks, box };
}

/** Whether a whole cell is bold, or italic: that is how its row or column is set, no emphasis within the text. */
const isOneStyle = (runs: readonly Run[]): boolean =>
  runs.every(({ bold }) => bold) || runs.every(({ italic }) => italic);
