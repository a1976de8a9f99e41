import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { setCloser } from '../../../../src/ocr/image/set-closer.ts';

const image = { width: 12, height: 1, resolution: 100, pixels: new Uint8Array([9, 1, 1, 9, 9, 9, 9, 2, 2, 9, 3, 9]) };
const marks: Box[] = [
  [1, 0, 3, 1],
  [7, 0, 9, 1],
  [10, 0, 11, 1],
];

test('room between two marks that is too wide is cut, other room stays', () => {
  const { image: closer, from } = setCloser(image, marks, () => 2);
  expect([...closer.pixels]).toEqual([9, 1, 1, 9, 9, 2, 2, 9, 3, 9]);
  expect(from).toEqual([0, 1, 2, 3, 6, 7, 8, 9, 10, 11]);
});

test('where there is no more room than may stay, the image is as it was', () => {
  expect(setCloser(image, marks, () => 4).image).toEqual(image);
});
