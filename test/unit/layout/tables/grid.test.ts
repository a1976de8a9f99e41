import { describe, expect, test } from 'vitest';
import type { Run } from '../../../../src/document/block.ts';
import { columnCount, type GridCell, tableOf } from '../../../../src/layout/tables/grid.ts';
import { textOfLine } from '../lines.ts';
import { cell, cellTexts } from './grids.ts';

/** The table of cells with the given texts, row by row. */
function tableWith(rows: readonly (readonly string[])[], bold = false) {
  const cells = rows.flatMap((row, r) =>
    row.map((text, c) => cell(r, c, [{ text, x: 76 + 100 * c, y: 114 + 20 * r, weight: bold ? 700 : 400 }])),
  );
  return tableOf(1, [72, 100, 372, 180], cells, (lines) =>
    lines.map((line) => ({ text: textOfLine(line), spaced: true, words: line.words, ...(line.bold ? { bold } : {}) })),
  );
}
const heads = (rows: readonly (readonly string[])[]): boolean[] =>
  tableWith(rows).rows.map((row) => row.some(({ header }) => header));

describe('the first row of a table', () => {
  test('heads it when it is of words, or of years', () => {
    expect(
      heads([
        ['Name', 'Price'],
        ['Apple', '1.20'],
      ]),
    ).toEqual([true, false]);
    expect(
      heads([
        ['Name', '2019'],
        ['Apple', '1.20'],
      ]),
    ).toEqual([true, false]);
  });

  test('heads nothing when one of its cells is a number or an amount', () => {
    for (const number of ['3', '-1,200', '$5', '12%', '12 %', '1 200 €', '(3.5)']) {
      expect(
        heads([
          ['Apple', number],
          ['Pear', '2'],
        ]),
      ).toEqual([false, false]);
    }
  });

  test('heads nothing beside a picture that goes further down, but does below an empty corner over groups', () => {
    const headsBeside = (columnSpan: number): boolean[] => {
      const row = (r: number, texts: readonly string[]): GridCell[] =>
        texts.map((text, c) =>
          cell(r, c + 1, [{ text, x: 176 + 100 * c, y: 114 + 20 * r }], r === 0 ? { columnSpan } : {}),
        );
      const empty: GridCell = { row: 0, column: 0, rowSpan: 2, columnSpan: 1, words: [] };
      const cells = [empty, ...row(0, columnSpan > 1 ? ['Sender'] : ['Sender', 'Lea']), ...row(1, ['Sent', 'Noon'])];
      const { rows } = tableOf(
        1,
        [72, 100, 372, 180],
        [...cells, ...row(2, ['Note', 'None']), cell(2, 0, [])],
        () => [],
      );
      return rows.map((cellsOfRow) => cellsOfRow.some(({ header }) => header));
    };
    expect(headsBeside(1)).toEqual([false, false, false]);
    expect(headsBeside(2)).toEqual([true, true, false]);
  });

  test('heads nothing when it is alone', () => {
    expect(heads([['Name', 'Price']])).toEqual([false]);
  });

  const bold = { weight: 700 };
  const headRows = (first: readonly GridCell[], weight = 400): number =>
    tableOf(
      1,
      [72, 100, 372, 180],
      [
        ...first,
        ...[1, 2, 3].flatMap((r) =>
          ['Apple', 'Pear', 'Plum'].map((text, c) =>
            cell(r, c, [{ text, x: 76 + 100 * c, y: 114 + 20 * r, weight: r === 1 ? weight : 400 }]),
          ),
        ),
      ],
      () => [],
    ).rows.filter((row) => row.some(({ header }) => header)).length;

  test('is not the only one of the head where it names groups of columns, or is the title of bold heads', () => {
    const over = { text: 'Fruit of the tree', x: 76, y: 114 };
    const group = [cell(0, 0, [over]), cell(0, 1, [{ ...over, x: 176 }], { columnSpan: 2 })];
    const title = [cell(0, 0, [{ ...over, ...bold }], { columnSpan: 3 })];
    expect([headRows(group), headRows(title, 700), headRows(title)]).toEqual([2, 2, 1]);
  });

  test('is the only one where a cell below a group goes on into the body', () => {
    const over = (columnSpan: number): GridCell => cell(0, 0, [{ text: 'Loans', y: 114 }], { columnSpan });
    const cells = [over(2), cell(0, 2, [{ text: 'Rates', x: 276, y: 114 }])];
    const below = [cell(1, 0, [{ text: 'Under age', y: 134 }], { rowSpan: 2 })];
    const others = [1, 2, 3].flatMap((row) =>
      [1, 2].map((column) => cell(row, column, [{ text: 'none', x: 76 + 100 * column, y: 114 + 20 * row }])),
    );
    const { rows } = tableOf(1, [72, 100, 372, 180], [...cells, ...below, ...others], () => []);
    expect(rows.map((row) => row.every(({ header }) => header))).toEqual([true, false, false, false]);
  });

  test('is a title, or the first of some, above the heads of columns of numbers', () => {
    const rowOf = (row: number, ...texts: readonly string[]): GridCell[] =>
      texts.map((text, column) => cell(row, column, [{ text, x: 76 + 100 * column, y: 114 + 20 * row }]));
    const titleAt = (row: number): GridCell => cell(row, 0, [{ text: 'Payments', y: 114 }], { columnSpan: 3 });
    const headRows = (...cells: readonly GridCell[]): number =>
      tableOf(1, [72, 100, 372, 180], cells, () => []).rows.filter((row) => row.every(({ header }) => header)).length;
    const heads = (row: number): GridCell[] => rowOf(row, 'Name', 'Town', 'Paid');
    const body = (row: number, third: string): GridCell[] => rowOf(row, 'Lea', 'Ulm', third);
    expect(headRows(titleAt(0), ...heads(1), ...body(2, '3.10'), ...body(3, '4.20'))).toBe(2);
    expect(headRows(titleAt(0), titleAt(1), ...heads(2), ...body(3, '3.10'), ...body(4, '4.20'))).toBe(3);
    expect(headRows(titleAt(0), ...heads(1), ...body(2, 'cash'), ...body(3, 'cash'))).toBe(1);
    expect(headRows(titleAt(0), ...body(1, '3.10'), ...body(2, '4.20'), ...body(3, '5.10'))).toBe(1);
  });

  test('is not bold for being a head', () => {
    const [head] = tableWith([['Name'], ['Apple']], true).rows.map((row) => row[0]?.blocks[0]);
    expect(head).not.toMatchObject({ runs: [{ bold: true }] });
  });
});

describe('emphasis in a cell', () => {
  const place = { x: 76, y: 134 };
  const body = (runs: readonly Partial<Run>[]) =>
    tableOf(1, [72, 100, 372, 180], [cell(0, 0, []), cell(1, 0, [{ text: 'Apple', ...place }])], () =>
      runs.map((run) => ({ text: 'Apple', spaced: true, words: [], ...run })),
    ).rows[1]?.[0]?.blocks[0];

  test('is none where all of the cell is bold or italic: a total, a row label', () => {
    expect(body([{ bold: true }, { bold: true, italic: true }])).toMatchObject({ runs: [{}, {}] });
    expect(body([{ bold: true }])).not.toMatchObject({ runs: [{ bold: true }] });
    expect(body([{ italic: true }])).not.toMatchObject({ runs: [{ italic: true }] });
  });

  test('stays where a part of the cell is bold', () => {
    expect(body([{ bold: true }, {}])).toMatchObject({ runs: [{ bold: true }, {}] });
  });
});

test('in a script from right to left the first column is the rightmost', () => {
  expect(
    cellTexts(
      tableWith([
        ['אחד', 'שתיים'],
        ['שלוש', 'ארבע'],
      ]),
    ),
  ).toEqual([
    ['שתיים', 'אחד'],
    ['ארבע', 'שלוש'],
  ]);
});

test('below heads in a script from left to right the first column stays the leftmost, whatever the cells are in', () => {
  const rows = [
    ['Letter', 'Sample'],
    ['a', 'שלוש ארבע חמש'],
  ];
  expect(cellTexts(tableWith(rows))).toEqual(rows);
});

test('cells take as many columns as they reach over', () => {
  const spanning: GridCell = cell(0, 1, [], { columnSpan: 2 });
  expect(columnCount([cell(0, 0, []), spanning])).toBe(3);
  expect(columnCount([])).toBe(0);
});
