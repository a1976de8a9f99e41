import { expect, test } from 'vitest';
import { countWhile } from '../../../src/platform/count-while.ts';

test.each([
  [[], 0],
  [[5], 0],
  [[1, 2, 3, 3, 3, 5, 8], 5],
  [[1, 2], 2],
])('of %j as many are below 4 as stand first: %i', (numbers, count) => {
  expect(countWhile(numbers, (number) => number < 4)).toBe(count);
});

test('few of many items are looked at', () => {
  let looks = 0;
  const numbers = Array.from({ length: 1_000_000 }, (_, index) => index);
  expect(countWhile(numbers, (number) => ++looks > 0 && number < 765_432)).toBe(765_432);
  expect(looks).toBeLessThan(25);
});
