import { expect, test } from 'vitest';
import { components } from '../../../../src/ocr/image/connected-components.ts';
import { clearBorders } from '../../../../src/ocr/preparation/border-noise.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

/** Dark pixels that are left of a bar drawn on a page of 1000 by 1000 pixels. */
function left(x: number, y: number, width: number, height: number): number {
  const page = blankImage(1000, 1000, 255);
  fill(page, x, y, width, height);
  return clearBorders(page, components(page, 128)).pixels.filter((grey) => grey < 128).length;
}

test('a dark border goes, and what is dark within the page stays', () => {
  expect(left(0, 0, 30, 1000)).toBe(0);
  expect(left(300, 300, 30, 400)).toBe(30 * 400);
});

test('at the edge, what is as long as a 25th of the page is no text, shorter ink is kept', () => {
  expect(left(0, 500, 12, 40)).toBe(0);
  expect(left(0, 500, 12, 39)).toBe(12 * 39);
});

test('a border may begin one pixel from the edge, and no further', () => {
  expect(left(1, 100, 30, 800)).toBe(0);
  expect(left(2, 100, 30, 800)).toBe(30 * 800);
});
