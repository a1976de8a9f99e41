import { expect, test } from 'vitest';
import { drawnShare } from '../../../../src/ocr/ink/drawn-share.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

/** An image of 6 by 6 inches at 100 pixels per inch. */
const paper = () => ({ ...blankImage(600, 600, 255), resolution: 100 });

test('bars are drawn, letters and grids of tables are not', () => {
  const bars = paper();
  for (const x of [50, 200, 350]) fill(bars, x, 300, 60, 200);
  expect(drawnShare(bars)).toBeCloseTo((3 * 60 * 200) / 600 ** 2);
  const letters = paper();
  for (let x = 20; x < 560; x += 20) fill(letters, x, 100, 10, 16);
  expect(drawnShare(letters)).toBe(0);
  const grid = paper();
  for (let at = 50; at <= 550; at += 100) {
    fill(grid, 50, at, 502, 2);
    fill(grid, at, 50, 2, 502);
  }
  expect(drawnShare(grid)).toBe(0);
});

test('the dark ground beside a photographed sheet is not drawn', () => {
  const sheet = paper();
  fill(sheet, 0, 0, 600, 120);
  fill(sheet, 0, 0, 120, 600);
  expect(drawnShare(sheet)).toBe(0);
});

test('what is a third of an inch in both directions is larger than letters', () => {
  const square = (side: number): number => {
    const image = paper();
    fill(image, 100, 100, side, side);
    return drawnShare(image);
  };
  expect(square(34)).toBeGreaterThan(0);
  expect(square(33)).toBe(0);
});
