import { describe, expect, test } from 'vitest';
import { alignedCells } from '../../../../src/layout/tables/aligned-cells.ts';
import { columnsOf } from '../../../../src/layout/tables/columns.ts';
import { rowsOf } from '../../../../src/layout/tables/rows.ts';
import { linesOf } from '../lines.ts';

/** Four columns 60 points apart below a first row of texts at the given places: text, columns and rows of its cells. */
const headOf = (
  first: readonly (readonly [text: string, x: number])[],
  second = ['', 'Goal', 'Done', 'Goal', 'Done'],
) => {
  const rows = [second, ['Apple', '10', '12', '14', '16'], ['Pear', '11', '13', '15', '17']];
  const lines = linesOf([
    ...first.map(([text, x]) => ({ text, x, y: 100 })),
    ...rows.flatMap((row, r) => row.flatMap((text, c) => (text ? [{ text, x: 72 + 60 * c, y: 120 + 20 * r }] : []))),
  ]);
  const printed = rowsOf(lines);
  return alignedCells(printed, columnsOf(printed), () => false)
    .filter(({ row }) => row === 0)
    .sort((a, b) => a.column - b.column)
    .map(({ words, columnSpan, rowSpan }) => [words.map(({ text }) => text).join(' '), columnSpan, rowSpan]);
};

const grouped = [
  ['Fruit', 1, 2],
  ['2031', 2, 1],
  ['2032', 2, 1],
];

describe('a head of two rows', () => {
  test('spans groups of columns by texts in their middle', () => {
    expect(
      headOf([
        ['Fruit', 72],
        ['2031', 160],
        ['2032', 280],
      ]),
    ).toEqual(grouped);
  });

  test('spans groups of columns by texts at their left', () => {
    expect(
      headOf([
        ['Fruit', 72],
        ['2031', 132],
        ['2032', 252],
      ]),
    ).toEqual(grouped);
  });

  test('spans both rows by a text that is beside the lower', () => {
    const lower = ['Fruit', 'Goal', 'Done', 'Goal', 'Done'];
    expect(
      headOf(
        [
          ['2031', 160],
          ['2032', 280],
        ],
        lower,
      ),
    ).toEqual(grouped);
  });
});

test('a row of numbers below gaps of the head is no head', () => {
  const first = headOf(
    [
      ['Fruit', 72],
      ['2031', 160],
      ['2032', 280],
    ],
    ['Fig', '18', '19', '20', '21'],
  );
  expect(first.filter(([, columnSpan]) => columnSpan !== 1)).toEqual([]);
});
