import { expect, test } from 'vitest';
import { type Corners, projected, projectedBox, projectionOnto } from '../../../src/document/projection.ts';

/** A square table of which the far side looks half as long as the near one. */
const corners: Corners = [
  [25, 0],
  [75, 0],
  [100, 60],
  [0, 60],
];
const projection = projectionOnto(corners, { width: 200, height: 100 });
const rounded = (values: readonly number[]): number[] => values.map((value) => Math.round(value * 1000) / 1000);

test('the corners of a rectangle go to the corners given', () => {
  const rectangle = [
    [0, 0],
    [200, 0],
    [200, 100],
    [0, 100],
  ] as const;
  expect(rectangle.map((point) => rounded(projected(projection, point)))).toEqual(corners);
});

test('its middle goes to where the diagonals cross, as lines stay straight', () => {
  expect(rounded(projected(projection, [100, 50]))).toEqual([50, 20]);
});

test('the box around a slanted strip holds its longer edge', () => {
  expect(rounded(projectedBox(projection, [0, 50, 200, 100]))).toEqual([0, 20, 100, 60]);
});
