import type { Block, Table } from '../../../../src/document/block.ts';
import type { PositionedPage, Rule } from '../../../../src/document/page.ts';
import { textOf } from '../../../../src/document/text.ts';
import { layout } from '../../../../src/layout/layout.ts';
import type { GridCell } from '../../../../src/layout/tables/grid.ts';
import { drawnRulings } from '../../../../src/layout/tables/page-rulings.ts';
import type { Rulings } from '../../../../src/layout/tables/rulings.ts';
import { linesOf } from '../lines.ts';
import type { LineSpec } from '../page.ts';

/** The tables of a page. */
export const tablesOf = (page: PositionedPage): Table[] =>
  layout([page]).filter((block: Block): block is Table => block.kind === 'table');

/** The texts of a table's cells, row by row. */
export const cellTexts = (table: Table | undefined): string[][] =>
  table?.rows.map((row) => row.map(({ blocks }) => blocks.map((b) => ('runs' in b ? textOf(b.runs) : '')).join())) ??
  [];

/** The same of cells before their content is written. */
export function textsOf(cells: readonly GridCell[]): string[][] {
  const rows = new Set(cells.map(({ row }) => row));
  return [...rows]
    .sort((a, b) => a - b)
    .map((row) =>
      cells
        .filter((cell) => cell.row === row)
        .sort((a, b) => a.column - b.column)
        .map(({ words }) => words.map(({ text }) => text).join(' ')),
    );
}

/** A drawn horizontal line. */
export const level = (x0: number, x1: number, y: number): Rule => ({ box: [x0, y, x1, y], orientation: 'horizontal' });
/** A drawn vertical line. */
export const upright = (x: number, y0: number, y1: number): Rule => ({ box: [x, y0, x, y1], orientation: 'vertical' });

/** Texts in columns 100 points wide and rows 20 points high from (72, 100) on. */
export const cells = (rows: readonly (readonly string[])[]): LineSpec[] =>
  rows.flatMap((row, r) => row.flatMap((text, c) => (text ? [{ text, x: 76 + 100 * c, y: 114 + 20 * r }] : [])));

/** The lines of a grid around such texts. */
export const grid = (rows: number, columns: number): Rule[] => [
  ...Array.from({ length: rows + 1 }, (_, r) => level(72, 72 + 100 * columns, 100 + 20 * r)),
  ...Array.from({ length: columns + 1 }, (_, c) => upright(72 + 100 * c, 100, 100 + 20 * rows)),
];

/** The rulings of such a grid. */
export const rulings = (rows: number, columns: number): Rulings => drawnRulings(grid(rows, columns));

/** One cell of a grid with the words of the given lines. */
export const cell = (
  row: number,
  column: number,
  lines: readonly LineSpec[],
  rest: Partial<GridCell> = {},
): GridCell => ({
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  words: linesOf(lines).flatMap(({ words }) => words),
  ...rest,
});

/** A table with a head. */
export const VALUES = [
  ['Name', 'Size', 'Price'],
  ['Apple', '10', '1.20'],
  ['Pear', '12', '1.50'],
  ['Plum', '4', '0.80'],
];
