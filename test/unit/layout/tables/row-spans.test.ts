import { expect, test } from 'vitest';
import { withRowSpans } from '../../../../src/layout/tables/row-spans.ts';
import { cell } from './grids.ts';

const at = (row: number, column: number, text: string) =>
  cell(row, column, text ? [{ text, x: 72 + 100 * column, y: 100 + 20 * row }] : []);
const cells = [at(0, 0, 'Oak'), at(0, 1, '10'), at(1, 0, ''), at(1, 1, '12'), at(2, 0, 'Elm'), at(2, 1, '14')];
const columns = [
  [72, 87],
  [172, 182],
] as const;
const spansOf = (from: number): number[] =>
  withRowSpans(cells, columns, [
    { at: 104, from, to: 200 },
    { at: 124, from: 72, to: 200 },
  ]).map(({ rowSpan }) => rowSpan);

test('a text spans the empty cell below it where a ruling divides the other columns alone', () => {
  expect(spansOf(160)).toEqual([2, 1, 1, 1, 1]);
});

test('a text spans no cell below a ruling that divides all columns', () => {
  expect(spansOf(72)).toEqual([1, 1, 1, 1, 1, 1]);
});
