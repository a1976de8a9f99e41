import { expect, test } from 'vitest';
import { isBold, onOneLine } from '../../../src/layout/metrics.ts';
import { words } from './page.ts';

test.each([
  [500, false],
  [600, true],
  [700, true],
])('weight %i is bold: %s', (weight, expected) => {
  expect(words({ text: 'a', y: 100, weight }).every(isBold)).toBe(expected);
});

test.each([
  [4, false],
  [6, true],
])('boxes of 10 points that share %i of their height are on one line: %s', (shared, expected) => {
  expect(onOneLine([0, 0, 10, 10], [20, 10 - shared, 30, 20 - shared])).toBe(expected);
});

test('a box without a height is on no line', () => {
  expect(onOneLine([0, 0, 10, 10], [20, 5, 30, 5])).toBe(false);
});
