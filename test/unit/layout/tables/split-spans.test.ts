import { expect, test } from 'vitest';
import { splitSpans } from '../../../../src/layout/tables/split-spans.ts';
import { cell, textsOf } from './grids.ts';

const above = [
  cell(0, 0, [{ text: 'a', x: 76, y: 114 }], { box: [72, 100, 172, 120] }),
  cell(0, 1, [{ text: 'b', x: 176, y: 114 }], { box: [172, 100, 272, 120] }),
];

/** The second row, a cell across both columns with texts from `left` and `right` on. */
const second = (left: number, right: number): string[] | undefined => {
  const lines = [
    { text: 'c', x: left, y: 134 },
    { text: 'd', x: right, y: 134 },
  ];
  const spanning = cell(1, 0, lines, { columnSpan: 2, box: [72, 120, 272, 140] });
  return textsOf(splitSpans([...above, spanning]))[1];
};

test('a cell across columns is split where each of its texts is within one', () => {
  expect(second(76, 176)).toEqual(['c', 'd']);
});

test('a text may reach .5 points over the edge of its column, not 1.5', () => {
  expect(second(71.5, 176)).toEqual(['c', 'd']);
  expect(second(70.5, 176)).toEqual(['c d']);
});

test('a cell with text in one column only stays whole', () => {
  expect(second(76, 120)).toEqual(['c d']);
});
