import { expect, test } from 'vitest';
import type { Box } from '../../../src/document/geometry.ts';
import { containedIn, placedIn } from '../../../src/layout/placed-in.ts';

const item = (name: string, box: Box) => ({ name, box });
/** From the lowest to the highest. */
const items = [
  item('below', [10, 50, 20, 60]),
  item('across the lower edge', [10, 32, 20, 46]),
  item('just outside', [10, 29.5, 20, 40.5]),
  item('inside', [10, 20, 20, 30]),
  item('beside', [60, 20, 70, 30]),
  item('above', [10, 0, 20, 8]),
];
const frame: Box = [5, 10, 25, 40];

test('what has its middle in a box is placed in it, in the order in which it is given', () => {
  expect(placedIn(items)(frame).map(({ name }) => name)).toEqual(['across the lower edge', 'just outside', 'inside']);
});

test('what juts out of a box by no more than the slack is contained in it, in the order in which it is given', () => {
  expect(containedIn(items, 1)(frame).map(({ name }) => name)).toEqual(['just outside', 'inside']);
  expect(containedIn(items, 0)(frame).map(({ name }) => name)).toEqual(['inside']);
});
