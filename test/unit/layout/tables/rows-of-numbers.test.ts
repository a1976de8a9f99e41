import { expect, test } from 'vitest';
import { rowsOf } from '../../../../src/layout/tables/rows.ts';
import { withTightRows } from '../../../../src/layout/tables/rows-of-numbers.ts';
import { linesOf } from '../lines.ts';

/** The number of texts in rows of words 26 points apart: so they are lines, as a justified one is. */
const partsIn = (rows: readonly (readonly string[])[]): number[] =>
  withTightRows(
    rowsOf(linesOf(rows.flatMap((row, r) => row.map((text, c) => ({ text, x: 72 + 26 * c, y: 100 + 12 * r }))))),
  ).map((row) => row.length);

test('a row of numbers near each other has columns, and the head above it', () => {
  const years = ['Year', 'June', 'July', 'Sept'];
  expect(partsIn([years, ['2031', '44.1', '10.5', '97.3'], ['2032', '54.2', '69.1', '20.3']])).toEqual([4, 4, 4]);
});

test('words near each other are one text, as are three numbers', () => {
  expect(
    partsIn([
      ['once', 'upon', 'each', 'time'],
      ['they', 'told', 'this', 'tale'],
    ]),
  ).toEqual([1, 1]);
  expect(
    partsIn([
      ['44.1', '10.5', '97.3'],
      ['54.2', '69.1', '20.3'],
    ]),
  ).toEqual([1, 1]);
});
