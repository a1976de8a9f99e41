import { expect, test } from 'vitest';
import type { Column } from '../../../../src/layout/tables/columns.ts';
import { levelRows } from '../../../../src/layout/tables/level-rows.ts';
import { rowsOf } from '../../../../src/layout/tables/rows.ts';
import { linesOf } from '../lines.ts';

const COLUMNS: readonly Column[] = [
  [72, 172],
  [200, 300],
];

/** The texts of rows whose labels and values have their baselines at the given heights in points. */
const rowsAt = (labels: readonly number[], values: readonly number[]): string[][] | undefined =>
  levelRows(
    rowsOf(
      linesOf([
        ...labels.map((y, i) => ({ text: `label ${i}`, x: 72, y })),
        ...values.map((y, i) => ({ text: `${i}`, x: 200, y })),
      ]),
    ),
    COLUMNS,
  )?.map((row) => row.map(({ words }) => words.map(({ text }) => text).join(' ')));

test('lines closer than numbers below each other are of one label', () => {
  expect(rowsAt([100, 112, 132], [106, 132])).toEqual([
    ['label 0', 'label 1', '0'],
    ['label 2', '1'],
  ]);
});

test('lines as far apart in labels as between them tell no rows', () => {
  expect(rowsAt([100, 112, 124, 136], [112, 136])).toBeUndefined();
});

test('a value is in the row of the label that it is beside for half of its height', () => {
  expect(rowsAt([100, 113], [105, 118])).toEqual([
    ['label 0', '0'],
    ['label 1', '1'],
  ]);
  expect(rowsAt([100, 113], [106, 119])).toHaveLength(4);
});
