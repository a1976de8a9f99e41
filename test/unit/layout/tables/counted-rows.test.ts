import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { type LineSpec, page } from '../page.ts';
import { cellTexts, level, tablesOf, upright } from './grids.ts';

const LABELS = ['Gross wages', 'Rental income', 'Dividends', 'Alimony received', 'Total', 'Tax withheld'];

/** A form of rows 24 points high from y = 100: numbers, labels, and a column of boxes, the only rows that are ruled. */
function form(
  numbers: readonly string[],
  labels: readonly (readonly string[])[],
): { lines: LineSpec[]; rules: Rule[] } {
  const bottom = 100 + 24 * numbers.length;
  const middle = (row: number): number => 116 + 24 * row;
  return {
    lines: numbers.flatMap((text, row): LineSpec[] => [
      { text, x: 78, y: middle(row) },
      ...(labels[row] ?? []).map((label, i, all) => ({
        text: label,
        x: 105,
        y: middle(row) + 11 * i - 5.5 * (all.length - 1),
      })),
      ...(row === 1 ? [{ text: '1,250', x: 320, y: middle(row) }] : []),
    ]),
    rules: [
      ...[100, bottom].map((y) => level(72, 380, y)),
      ...numbers.slice(1).map((_, row) => level(300, 380, 124 + 24 * row)),
      ...[72, 100, 300, 380].map((x) => upright(x, 100, bottom)),
    ],
  };
}

function rowsOf(numbers: readonly string[], labels: readonly (readonly string[])[]): string[][] {
  const { lines, rules } = form(numbers, labels);
  return cellTexts(tablesOf(page(lines, { rules }))[0]);
}

const count = (length: number, first = 1): string[] => Array.from({ length }, (_, i) => String(first + i));

describe('rows of a form that numbers count, of which the boxes alone are ruled, are rows of the table', () => {
  test.each([
    ['from one on', 1],
    ['from any number on', 101],
  ])('%s', (_, first) => {
    const numbers = count(6, first);
    expect(
      rowsOf(
        numbers,
        LABELS.map((label) => [label]),
      ),
    ).toEqual(LABELS.map((label, row) => [numbers[row], label, row === 1 ? '1,250' : '']));
  });

  test('with labels of two lines around the height of their number', () => {
    const labels = LABELS.map((label, row) => (row === 2 ? ['Wages paid for work', 'at night'] : [label]));
    expect(rowsOf(count(6), labels)[2]).toEqual(['3', 'Wages paid for work at night', '']);
  });

  test('and those that have no label too', () => {
    const labels = LABELS.map((label, row) => (row === 3 ? [] : [label]));
    expect(rowsOf(count(6), labels)[3]).toEqual(['4', '', '']);
  });
});

describe('what stands beside numbers is no row', () => {
  test('where these do not count', () => {
    expect(
      rowsOf(
        ['4', '1', '3', '9', '2', '7'],
        LABELS.map((label) => [label]),
      ),
    ).not.toContainEqual(['1', 'Rental income', '1,250']);
  });

  test('of fewer than five numbers, which may be choices', () => {
    expect(
      rowsOf(
        count(4),
        LABELS.slice(0, 4).map((label) => [label]),
      ),
    ).not.toContainEqual(['1', 'Gross wages', '']);
  });

  test('where it is a text that runs on', () => {
    const text = Array.from({ length: 6 }, () => ['all of the income that was paid in the year']);
    expect(rowsOf(count(6), text).filter(([, label]) => label === text[0]?.[0])).toEqual([]);
  });
});
