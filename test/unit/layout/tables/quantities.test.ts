import { expect, test } from 'vitest';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, tablesOf } from './grids.ts';

const PARTS = [
  ['40 g', 'cork dust'],
  ['2 cups', 'linseed oil'],
  ['1 pinch', 'of alum'],
  ['½ l', 'spirit'],
  ['3', 'goose quills'],
];

/** Two columns without lines between paragraphs, the first of which ends where it is given. */
const listed = (rows: readonly (readonly string[])[], right?: number): LineSpec[] => [
  ...prose(4, 80),
  ...rows.flatMap(([first = '', second = ''], index) => [
    { text: first, x: right === undefined ? 72 : right - 5 * first.length, y: 150 + 14 * index },
    { text: second, x: 140, y: 150 + 14 * index },
  ]),
  ...prose(4, 250),
];
const tables = (lines: readonly LineSpec[]): string[][][] => tablesOf(page(lines)).map(cellTexts);

test.each([
  ['at the left', undefined],
  ['at the right', 120],
])('quantities %s of their column, and what they are of, are a table without lines', (_, right) => {
  expect(tables(listed(PARTS, right))).toEqual([PARTS]);
});

test.each([
  ['numbers of the lines', PARTS.map(([, name = ''], index) => [String(index + 1), name])],
  ['words', PARTS.map(([, name = '']) => ['some', name])],
])('%s before texts are none', (_, rows) => {
  expect(tables(listed(rows))).toEqual([]);
});
