import { expect, test } from 'vitest';
import { maximumFilter, meanFilter } from '../../../../src/ocr/image/local-filters.ts';

const image = { columns: 3, rows: 3, values: Float32Array.from([9, 0, 0, 0, 0, 0, 0, 0, 0]) };

test('dilation spreads the greatest value to its neighbours', () => {
  expect([...maximumFilter(image, 1).values]).toEqual([9, 9, 0, 9, 9, 0, 0, 0, 0]);
});

test('a box blur is the mean of the neighbours that there are', () => {
  expect([...meanFilter(image, 1).values]).toEqual([2.25, 1.5, 0, 1.5, 1, 0, 0, 0, 0]);
});
