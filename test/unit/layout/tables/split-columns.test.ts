import { describe, expect, test } from 'vitest';
import { splitColumns } from '../../../../src/layout/tables/split-columns.ts';
import type { LineSpec } from '../page.ts';
import { cell, textsOf } from './grids.ts';

/** A drawn column of `parted` rows with texts in two columns and others with one text: how many columns it has. */
function columnsOf(parted: number, others: number, left = 'left', right = 'right'): number {
  const rows = Array.from({ length: parted + others }, (_, r): LineSpec[] => {
    const y = 100 + 20 * r;
    return [{ text: left, x: 76, y }, ...(r < parted ? [{ text: right, x: 200, y }] : [])];
  });
  return new Set(splitColumns(rows.map((lines, r) => cell(r, 0, lines))).map(({ column }) => column)).size;
}

describe('a drawn column', () => {
  test('is split into the printed ones, and the columns after it move', () => {
    const cells = [0, 1, 2, 3].flatMap((r) => [
      cell(r, 0, [
        { text: `a${r}`, x: 76, y: 100 + 20 * r },
        { text: `b${r}`, x: 130, y: 100 + 20 * r },
      ]),
      cell(r, 1, [{ text: `c${r}`, x: 300, y: 100 + 20 * r }]),
    ]);
    expect(textsOf(splitColumns(cells))).toEqual([0, 1, 2, 3].map((r) => [`a${r}`, `b${r}`, `c${r}`]));
  });

  test('is split from four rows on, not at three', () => {
    expect(columnsOf(4, 0)).toBe(2);
    expect(columnsOf(3, 0)).toBe(1);
  });

  test('is split when 7 of 10 rows have several parts, not when 5 have', () => {
    expect(columnsOf(7, 3)).toBe(2);
    expect(columnsOf(5, 5)).toBe(1);
  });

  test('is split between texts of three words, not of four', () => {
    expect(columnsOf(5, 0, 'an old oak')).toBe(2);
    expect(columnsOf(5, 0, 'an old oak tree')).toBe(1);
  });

  test('is not split from a column of signs', () => {
    expect(columnsOf(5, 0, '$', '12.50')).toBe(1);
  });
});

test('a cell that reaches over several printed columns spans them', () => {
  const head = cell(0, 0, [{ text: 'a head across', x: 76, y: 80 }]);
  const rows = [1, 2, 3, 4, 5].map((r) =>
    cell(r, 0, [
      { text: 'one', x: 76, y: 80 + 20 * r },
      { text: 'two', x: 110, y: 80 + 20 * r },
    ]),
  );
  const [first] = splitColumns([head, ...rows]);
  expect(first).toMatchObject({ row: 0, columnSpan: 2 });
});

test('a text alone in a cell of the head spans the printed columns below it', () => {
  const head = cell(0, 0, [{ text: 'Total', x: 110, y: 80 }]);
  const rows = [1, 2, 3, 4, 5].map((r) =>
    cell(
      r,
      0,
      ['10', '20', '30'].map((text, c) => ({ text, x: 76 + 40 * c, y: 80 + 20 * r })),
    ),
  );
  expect(splitColumns([head, ...rows]).filter(({ row }) => row === 0)).toMatchObject([{ column: 0, columnSpan: 3 }]);
});
