import { type Box, overlap, union } from '../../document/geometry.ts';
import { isBold } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import { alignedCells } from './aligned-cells.ts';
import type { Column } from './columns.ts';
import { columnCount, type GridCell, isNumber, rowCount, type TableCandidate } from './grid.ts';
import { type Row, rowsOf } from './rows.ts';
import { rowsBelow } from './rows-beyond.ts';
import { type Ruling, TOLERANCE } from './rulings.ts';

/** Largest gap (shares of the font size) between the last row of a table and the next. Chosen on odl-bench, dev half. */
export const LARGEST_GAP = 1.6;
/** Least white above the head of the next table, in font sizes. Chosen on tables of our own. */
const APART = 0.4;
/** Greatest height of a row, in font sizes. */
const HIGHEST = 3;
/** Least indent of rows below the title of their group, in font sizes. */
const INDENT = 0.3;
/** Least share of a text's width within its column. Chosen on odl-bench, dev half. */
const WITHIN = 0.9;

/**
 * Adds the rows that continue a table below its drawn part: some tables have rulings around their head only. Where the
 * first column has cells of several lines, lines in it alone go on with such a row; others are titles of groups.
 * @param rulings the horizontal ones of the page: what follows a title ends above the next.
 */
export function extendDown(
  table: TableCandidate,
  lines: readonly Line[],
  rulings: readonly Ruling[] = [],
): TableCandidate {
  const columns = drawnColumns(table.cells);
  let { box } = table;
  const cells = [...table.cells];
  const below = lines.filter(
    (line) => line.box[1] >= box[3] - 2 && overlap(line.box[0], line.box[2], box[0], box[2]) > 0,
  );
  const first = rowCount(cells);
  let next = first;
  const rows = rowsOf(below);
  for (const [index, row] of rows.entries()) {
    const size = row[0]?.fontSize ?? 0;
    if (Math.min(...row.map((line) => line.box[1])) - box[3] > LARGEST_GAP * size) break;
    const open = cells.findIndex(({ row: at, column }) => at === next - 1 && column === 0);
    if (next > first && open >= 0 && isInFirst(row, columns) && hasSeveralLines(table.cells)) {
      const cell = cells[open] as GridCell;
      cells[open] = { ...cell, words: [...cell.words, ...(row[0] as Line).words] };
      box = union([box, (row[0] as Line).box]);
      continue;
    }
    if (isNumberedTitle(row) && !hasBoldNumbers(table.cells)) break;
    const added = rowInColumns(row, columns, next);
    if (!added) {
      const left = isInFirst(row, columns) && isTitle(rows.slice(index)) ? rows.slice(index) : [];
      return withGroups({ box, cells }, aboveNext(left, rulings, box));
    }
    cells.push(...added);
    box = union([box, ...row.map((line) => line.box)]);
    next++;
  }
  return { box, cells };
}

/**
 * Adds the rows of amounts above a table that begins with one: where rulings set off the totals alone, what these add up is
 * above the first of them.
 */
export function extendUp(table: TableCandidate, lines: readonly Line[]): TableCandidate {
  const columns = drawnColumns(table.cells);
  const [x0, top, x1] = table.box;
  const amounts = columnsOfAmounts(table.cells.filter(({ row }) => row === 0));
  if (amounts.length === 0) return table;
  const above = lines.filter(({ box }) => box[3] <= top + 2 && overlap(box[0], box[2], x0, x1) > 0);
  const added: GridCell[][] = [];
  let { box } = table;
  for (const row of rowsOf(above).reverse()) {
    const size = row[0]?.fontSize ?? 0;
    if (box[1] - Math.max(...row.map((line) => line.box[3])) > LARGEST_GAP * size) break;
    const cells = rowInColumns(row, columns, 0);
    const own = cells ? columnsOfAmounts(cells) : [];
    if (!cells || own.length === 0 || own.some((column) => !amounts.includes(column))) break;
    added.unshift(cells);
    box = union([box, ...row.map((line) => line.box)]);
  }
  const first = added.flatMap((cells, row) => cells.map((cell) => ({ ...cell, row })));
  return { box, cells: [...first, ...table.cells.map((cell) => ({ ...cell, row: cell.row + added.length }))] };
}

const columnsOfAmounts = (row: readonly GridCell[]): number[] =>
  row.filter((cell) => cell.column > 0 && isNumber(cell)).map(({ column }) => column);

/** The number of a section of a text. */
const SECTION = /^\d{1,2}(?:\.\d{1,2})*\.?$/;

/** Whether a row is the bold title of a section with its number in front of it. */
const isNumberedTitle = ([number, ...others]: Row): boolean =>
  others.length === 1 &&
  [number, ...others].every((line) => line?.words.every(isBold)) &&
  number?.words.length === 1 &&
  SECTION.test(number.words[0]?.text ?? '');

/** Whether cells of the first column have bold numbers of sections and nothing else, or bold is all that the table has. */
const hasBoldNumbers = (cells: readonly GridCell[]): boolean =>
  cells.every(({ words }) => words.every(isBold)) ||
  cells.some(
    ({ column, words: [first, ...others] }) =>
      column === 0 && others.length === 0 && first && isBold(first) && SECTION.test(first.text),
  );

/** Whether the first of some rows is the title of a group: bold, or left of the next that has several parts. */
function isTitle([row, ...others]: readonly Row[]): boolean {
  const [title] = row ?? [];
  const [label] = others.find(({ length }) => length > 1) ?? [];
  if (!title || !label) return false;
  const isOut = label.box[0] - title.box[0] > INDENT * title.fontSize;
  return isOut || (title.words.every(isBold) && !label.words.every(isBold));
}

/** The rows above the next ruling below a box, but for a last one that is the head of what is ruled below it. */
function aboveNext(rows: readonly Row[], rulings: readonly Ruling[], [x0, , x1, bottom]: Box): readonly Row[] {
  const edges = rulings
    .filter(({ at, from, to }) => at > bottom + TOLERANCE && overlap(from, to, x0, x1) > 0)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const edge = edges[0] ?? Number.POSITIVE_INFINITY;
  const end = rows.findIndex((row) => row.some(({ box }) => box[3] > edge + TOLERANCE));
  const above = end < 0 ? rows : rows.slice(0, end);
  return isHeadBelow(above, edges) ? above.slice(0, -1) : above;
}

/** Whether the last of some rows stands apart from the others at the first of the rulings below it, which a row follows. */
function isHeadBelow(rows: readonly Row[], [edge = Number.POSITIVE_INFINITY, ...others]: readonly number[]): boolean {
  const [before, last] = rows.slice(-2).map((row) => union(row.map(({ box }) => box)));
  if (!before || !last) return false;
  const size = rows.at(-1)?.[0]?.fontSize ?? 0;
  const white = last[1] - before[3];
  const isRow = (below: number): boolean => below - edge > size && below - edge < HIGHEST * size;
  return white > APART * size && edge - last[3] < white && others.some(isRow);
}

/** Adds rows below a table, the first of which is a text in its first column alone: the title of a group. */
function withGroups({ box, cells }: TableCandidate, below: readonly Row[]): TableCandidate {
  const columns = drawnColumns(cells).filter((column) => column !== undefined);
  if (columns.length < columnCount(cells)) return { box, cells };
  const rows = rowsBelow(below, columns, box[3], true);
  if (rows.length === 0) return { box, cells };
  const first = rowCount(cells);
  const added = alignedCells(rows, columns, () => false).map((cell) => ({ ...cell, row: cell.row + first }));
  return { box: union([box, ...rows.flat().map((line) => line.box)]), cells: [...cells, ...added] };
}

/** Whether a text is within a column, but for a little. */
export const isWithin = ({ box }: Line, column: Column | undefined): boolean =>
  column !== undefined && overlap(column[0], column[1], box[0], box[2]) >= WITHIN * (box[2] - box[0]);

const isInFirst = ([line, ...others]: Row, [column]: readonly (Column | undefined)[]): boolean =>
  line !== undefined && others.length === 0 && isWithin(line, column);

/** Whether a cell in the first column has more than one line. */
const hasSeveralLines = (cells: readonly GridCell[]): boolean =>
  cells.some(({ column, rowSpan, words }) => {
    const size = words[0]?.fontSize ?? 0;
    const top = words.reduce((least, { baseline }) => Math.min(least, baseline), Number.POSITIVE_INFINITY);
    return column === 0 && rowSpan === 1 && words.some(({ baseline }) => baseline - top > size);
  });

/** x-ranges of the columns in points, undefined for a column without a cell of its own. */
export function drawnColumns(cells: readonly GridCell[]): (Column | undefined)[] {
  return Array.from({ length: columnCount(cells) }, (_, column) => {
    const box = cells.find((cell) => cell.column === column && cell.columnSpan === 1)?.box;
    return box && [box[0], box[2]];
  });
}

/** The row's cells; undefined unless its parts are within different columns, one of them the first. */
function rowInColumns(row: Row, columns: readonly (Column | undefined)[], index: number): GridCell[] | undefined {
  const parts = row.map((line) => columns.findIndex((column) => isWithin(line, column)));
  if (row.length < 2 || parts.includes(-1) || new Set(parts).size < parts.length || !parts.includes(0))
    return undefined;
  return columns.map((_, column) => {
    const part = parts.indexOf(column);
    return { row: index, column, rowSpan: 1, columnSpan: 1, words: row[part]?.words ?? [] };
  });
}
