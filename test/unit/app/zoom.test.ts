import { expect, test } from 'vitest';
import { steppedZoom } from '../../../src/app/pages/zoom.ts';

test('from any size there is a next larger and a next smaller one, up to five times and down to a quarter', () => {
  const paper = 96 / 72;
  expect(steppedZoom(1.02 * paper, 1)).toBeCloseTo(1.1 * paper);
  expect(steppedZoom(1.02 * paper, -1)).toBeCloseTo(paper);
  expect(steppedZoom(paper, 1)).toBeCloseTo(1.1 * paper);
  expect(steppedZoom(5 * paper, 1)).toBeCloseTo(5 * paper);
  expect(steppedZoom(0.25 * paper, -1)).toBeCloseTo(0.25 * paper);
});
