import { expect, test } from 'vitest';
import { commonSizes } from '../../../src/document/common-sizes.ts';

test('a size within a twentieth of a frequent one is that one, a further one is its own', () => {
  const sizeBeside = (size: number) =>
    commonSizes([
      [10, 500],
      [size, 20],
    ])(size);
  expect(sizeBeside(10.5)).toBe(10);
  expect(sizeBeside(10.6)).toBe(10.6);
});

test('the most frequent size takes its neighbours, whichever is measured first', () => {
  const sizeOf = commonSizes([
    [9.6, 10],
    [10, 500],
    [10.4, 10],
  ]);
  expect([9.6, 10, 10.4].map(sizeOf)).toEqual([10, 10, 10]);
});
