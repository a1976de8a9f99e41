import { describe, expect, test } from 'vitest';
import { withCentredHeads } from '../../../../src/layout/tables/centred-heads.ts';
import { cell } from './grids.ts';

/** Cells of the given texts, row by row. */
const cellsOf = (...rows: readonly (readonly string[])[]) =>
  rows.flatMap((row, r) => row.map((text, c) => cell(r, c, text ? [{ text, x: 76 + 100 * c, y: 114 + 20 * r }] : [])));
/** First column and span of the texts of the first row. */
const spans = (...rows: readonly (readonly string[])[]) =>
  withCentredHeads(cellsOf(...rows))
    .filter(({ row }) => row === 0)
    .map(({ column, columnSpan, words }) => [words.map(({ text }) => text).join(' '), column, columnSpan]);

const PARTS = ['all', 'young', 'old'];

describe('a head in the middle of empty cells', () => {
  test('spans them above the heads of their columns, beside a label or without one', () => {
    expect(spans(['', 'Total', '', '', 'Male', ''], [...PARTS, ...PARTS])).toEqual([
      ['Total', 0, 3],
      ['Male', 3, 3],
    ]);
    expect(spans(['', '', 'Total', '', '', 'Male', ''], ['Crime', ...PARTS, ...PARTS])).toEqual([
      ['', 0, 1],
      ['Total', 1, 3],
      ['Male', 4, 3],
    ]);
  });

  test('spans none where it is not in the middle, or nothing is below', () => {
    expect(spans(['Total', '', '', '', 'Male', ''], [...PARTS, ...PARTS])).toHaveLength(6);
    expect(spans(['', 'Total', ''], ['all', 'young', ''])).toHaveLength(3);
  });
});
