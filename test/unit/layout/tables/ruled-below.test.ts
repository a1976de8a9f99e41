import { expect, test } from 'vitest';
import { page } from '../page.ts';
import { cells, cellTexts, level, tablesOf, upright, VALUES } from './grids.ts';

/** A table in a grid, and below it rows 20 points high between level lines alone; cells are parted by `|`. */
const tablesWith = (below: readonly string[], right = 372): string[][][] => {
  const rows = [...VALUES, ...below.map((row) => row.split('|'))];
  const rules = [
    ...rows.map((_, row) => level(72, row <= VALUES.length ? 372 : right, 100 + 20 * row)),
    level(72, right, 100 + 20 * rows.length),
    ...[72, 172, 272, 372].map((x) => upright(x, 100, 100 + 20 * VALUES.length)),
  ];
  return tablesOf(page(cells(rows), { rules })).map(cellTexts);
};

test('a table goes on where only its level lines do, with totals and the titles of groups', () => {
  expect(tablesWith(['||Total 3.50', 'Nuts', 'Hazel|20|2.10', '||Total 2.10'])).toEqual([
    [...VALUES, ['', '', 'Total 3.50'], ['Nuts', '', ''], ['Hazel', '20', '2.10'], ['', '', 'Total 2.10']],
  ]);
});

test('a box of text below a table is no row of it', () => {
  expect(tablesWith(['Delivered by the gate of the farm before the end of May'])).toEqual([VALUES]);
  expect(tablesWith(['Hazel|20|2.10', 'Nuts'])[0]).toEqual([...VALUES, ['Hazel', '20', '2.10']]);
});

test('rows between longer lines are none of its', () => {
  expect(tablesWith(['||Total 3.50', 'Hazel|20|2.10'], 472)[0]).toEqual(VALUES);
});

test('rows whose columns are drawn are those of another table', () => {
  const rows = [...VALUES, ['Table 2: Nuts'], ['Name', '', 'Price'], ['Hazel', '', '2.10'], ['Walnut', '', '1.10']];
  const rules = [
    ...[...rows, []].map((_, row) => level(72, 372, 100 + 20 * row)),
    ...[72, 172, 272, 372].map((x) => upright(x, 100, 180)),
    ...[72, 272, 372].map((x) => upright(x, 200, 260)),
  ];
  const found = tablesOf(page(cells(rows), { rules })).map(cellTexts);
  expect(found).toEqual([
    VALUES,
    [
      ['Name', 'Price'],
      ['Hazel', '2.10'],
      ['Walnut', '1.10'],
    ],
  ]);
});
