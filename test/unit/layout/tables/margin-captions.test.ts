import { describe, expect, test } from 'vitest';
import type { GridCell } from '../../../../src/layout/tables/grid.ts';
import { withoutMarginCaption } from '../../../../src/layout/tables/margin-captions.ts';
import { cell, textsOf } from './grids.ts';

/** Rows of texts 20 points apart, in columns 100 points wide. */
const rowsOf = (rows: readonly (readonly string[])[]): GridCell[] =>
  rows.flatMap((row, r) => row.map((text, c) => cell(r, c, text ? [{ text, x: 76 + 100 * c, y: 114 + 20 * r }] : [])));
const without = (rows: readonly (readonly string[])[]): string[][] =>
  textsOf(withoutMarginCaption({ box: [72, 100, 472, 100 + 20 * rows.length], cells: rowsOf(rows) }).cells);

const table = (...margin: readonly string[]): string[][] =>
  [
    ['', 'Before', 'After'],
    ['Oats', '14', '17'],
    ['Rye', '9', '8'],
    ['Barley', '11', '12'],
  ].map((row, index) => [margin[index] ?? '', ...row]);
const TABLE = table().map(([, ...row]) => row);

describe('a caption in the margin', () => {
  test.each([
    ['', 'Table IV.', 'Harvest of the', 'lower fields'],
    ['218', 'Tabelle 7', 'Ernten', ''],
  ])('is no column of the table beside it: %s, %s', (...margin) => {
    expect(without(table(...margin))).toEqual(TABLE);
  });

  test('goes with the rows that have nothing else', () => {
    expect(without([...table('', 'Table 4.', 'Harvest', 'of the'), ['lower fields', '', '', '']])).toEqual(TABLE);
  });

  test.each<[string, readonly (readonly string[])[]]>([
    ['labels of rows', table('Year', 'Plan 4', 'Plan 5', 'Plan 6')],
    [
      'tables that a row names',
      table('Listed', 'Table 4.', 'Table 5.', 'Table 6.').map(([name, , ...row]) => [name ?? '', '', ...row]),
    ],
    ['labels of groups', table('', 'Phase 1', '', 'Harvest')],
    ['what heads the labels of rows', table('EUR 000', 'Sales', 'Costs', 'Result')],
    [
      'labels of rows of numbers',
      table('Plan 4', 'Sales', 'Costs', '').map(([name, , ...row]) => [name ?? '', ...row]),
    ],
    ['lists of tables', table('Table 1.', 'Table 2.', 'Table 3.', 'Table 4.')],
    ['texts above its name', table('Fields', 'Table 4.', 'Harvest', '')],
  ])('is none of %s', (_, rows) => {
    expect(without(rows)).toEqual(rows);
  });
});
