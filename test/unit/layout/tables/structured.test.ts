import { expect, test } from 'vitest';
import type { TaggedCell } from '../../../../src/document/tagged-cell.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { structuredCandidates } from '../../../../src/layout/tables/structured.ts';
import { linesOf } from '../lines.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, tablesOf } from './grids.ts';

/** The text of a cell in its place, 60 points a column and 14 a row. */
function cell(text: string, row: number, column: number, more: Partial<TaggedCell> = {}): LineSpec {
  const own = { table: 0, row, column, rowSpan: 1, columnSpan: 1, isHead: false, blocks: 1, ...more };
  return { text, x: 72 + 60 * column, y: 100 + 14 * row, role: own.isHead ? 'TH' : 'TD', cell: own };
}

const textsIn = (...lines: readonly LineSpec[]): string[][][] => tablesOf(page(lines)).map(cellTexts);

test('a table is as the structure tree has it, with nothing drawn and words close together', () => {
  const head = (text: string, column: number) => cell(text, 0, column, { isHead: true });
  const lines = [head('Namewithout', 0), head('gap', 1), cell('Elm', 1, 0), cell('Oak', 2, 0), cell('7', 2, 1)];
  const [table] = tablesOf(page([...lines, ...prose(4, 180)]));
  expect(cellTexts(table)).toEqual([
    ['Namewithout', 'gap'],
    ['Elm', ''],
    ['Oak', '7'],
  ]);
  expect(table?.rows.map((row) => row.map(({ header }) => header))).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test('cells that the tree does not call heads are told as in other tables, and a head of two rows is one', () => {
  const head = (text: string, row: number, column: number, more = {}) =>
    cell(text, row, column, { isHead: true, ...more });
  const [table] = tablesOf(
    page([
      head('Site', 0, 0, { rowSpan: 2 }),
      head('Levels', 0, 1, { columnSpan: 2 }),
      head('low', 1, 1),
      head('high', 1, 2),
      ...['Wall', 'a', 'b'].map((text, column) => cell(text, 2, column)),
    ]),
  );
  expect(table?.rows.map((row) => row.map(({ header, rowSpan, columnSpan }) => [header, rowSpan, columnSpan]))).toEqual(
    [
      [
        [true, 2, 1],
        [true, 1, 2],
      ],
      [
        [true, 1, 1],
        [true, 1, 1],
      ],
      Array(3).fill([false, 1, 1]),
    ],
  );
});

test('text beside a table is no column of it, whatever is level with its rows', () => {
  const beside = [0, 1, 2].map((row): LineSpec => ({ text: 'Remember this', x: 260, y: 100 + 14 * row, role: 'P' }));
  const rows = [0, 1, 2].flatMap((row) => [cell(`a${row}`, row, 0), cell(`b${row}`, row, 1)]);
  expect(
    textsIn(...rows.flatMap((line, index) => (index % 2 ? [line, beside[(index - 1) / 2] as LineSpec] : [line]))),
  ).toEqual([
    [
      ['a0', 'b0'],
      ['a1', 'b1'],
      ['a2', 'b2'],
    ],
  ]);
});

test('what a style sheet adds after a text is in its cell', () => {
  const added: LineSpec = { text: '(new)', x: 90, y: 114 };
  expect(textsIn(cell('Elm', 0, 0), cell('now', 0, 1), cell('Oak', 1, 0), added, cell('old', 1, 1))).toEqual([
    [
      ['Elm', 'now'],
      ['Oak (new)', 'old'],
    ],
  ]);
});

test('columns that the tree counts from the right stand from left to right', () => {
  const rows = [0, 1].flatMap((row) => [cell(`right${row}`, row, 0), cell(`left${row}`, row, 1)]);
  const mirrored = rows.map((line) => ({ ...line, x: line.cell?.column === 0 ? 200 : 72 }));
  expect(textsIn(...mirrored)).toEqual([
    [
      ['left0', 'right0'],
      ['left1', 'right1'],
    ],
  ]);
});

test('rows that do not lie as the tree says are none by it', () => {
  const rows = [0, 1, 2].flatMap((row) => [cell(`a${row}`, row, 0), cell(`b${row}`, row, 1)]);
  const candidates = (lines: readonly LineSpec[]) =>
    structuredCandidates(linesOf(lines), { horizontal: [], vertical: [] });
  expect(candidates(rows)).toHaveLength(1);
  expect(candidates(rows.map((line, index) => ({ ...line, y: index === 0 ? 300 : line.y })))).toEqual([]);
});

test('a table that arranges a page is none: it has headings, or few cells of several paragraphs and no lines', () => {
  const columns = [0, 1].flatMap((row) => [cell('Left text', row, 0, { blocks: 3 }), cell('Right text', row, 1)]);
  expect(textsIn(...columns)).toEqual([]);
  const headed = [0, 1, 2, 3].flatMap((row) => [{ ...cell('Skills', row, 0), role: 'H2' }, cell('Text', row, 1)]);
  expect(layout([page(headed)]).some(({ kind }) => kind === 'heading')).toBe(true);
});

test('cells are below their heads where the tree leaves out empty ones', () => {
  const place = (text: string, row: number, column: number, at: number) => ({
    ...cell(text, row, column),
    x: 72 + 60 * at,
  });
  const heads = ['2021', '2022', '2023'].map((text, index) => place(text, 0, index, index + 1));
  const rows = ['Rye', 'Oats'].flatMap((name, index) =>
    [name, '11', '12', '13'].map((text, column) => cell(text, index + 1, column)),
  );
  const late = [place('Maize', 3, 0, 0), place('7', 3, 1, 3)];
  expect(textsIn(...heads, ...rows, ...late, place('All fields', 4, 0, 0))).toEqual([
    [
      ['', '2021', '2022', '2023'],
      ['Rye', '11', '12', '13'],
      ['Oats', '11', '12', '13'],
      ['Maize', '', '', '7'],
      ['All fields', '', '', ''],
    ],
  ]);
});

test('rows that fit in no columns, though none is left out, are no table of the tree', () => {
  const rows = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => cell(`${row}${column}`, row, column)));
  const across = { ...cell('over the second and the third', 3, 0), x: 132 };
  expect(structuredCandidates(linesOf([...rows, across, cell('on', 3, 1)]), { horizontal: [], vertical: [] })).toEqual(
    [],
  );
});
