import { expect, test } from 'vitest';
import { type Box, rotatedBox } from '../../../src/document/geometry.ts';

const box: Box = [10, 20, 30, 26];
const rounded = (one: Box): number[] => one.map((value) => Math.round(value * 100) / 100);

test('a box turned by a quarter about its own corner stands upright beside it', () => {
  expect(rounded(rotatedBox(box, 90, { from: [10, 20], to: [10, 20] }))).toEqual([4, 20, 10, 40]);
});

test('the point that a rotated box is held by comes to lie where it is wanted', () => {
  expect(rounded(rotatedBox(box, 180, { from: [10, 20], to: [100, 200] }))).toEqual([80, 194, 100, 200]);
});

test('around a slanted box the smallest upright one is as high as both its ends together', () => {
  const [x0, y0, x1, y1] = rotatedBox(box, 30, { from: [20, 23], to: [20, 23] });
  expect(x1 - x0).toBeCloseTo(20 * Math.cos(Math.PI / 6) + 6 * Math.sin(Math.PI / 6));
  expect(y1 - y0).toBeCloseTo(20 * Math.sin(Math.PI / 6) + 6 * Math.cos(Math.PI / 6));
});
