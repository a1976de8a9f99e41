import { expect, test } from 'vitest';
import { clearBorders } from '../../../../src/ocr/preparation/border-noise.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

/** Dark pixels that are left of a bar drawn on a page of 1000 by 1000 pixels. */
function left(x: number, y: number, width: number, height: number): number {
  const page = blankImage(1000, 1000, 255);
  fill(page, x, y, width, height);
  return clearBorders(page, 128).pixels.filter((grey) => grey < 128).length;
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

/** A frame around a page of 400 by 200 pixels whose right side is pale, with more drawn; what is left of that side. */
function paleSide(draw: (page: ReturnType<typeof blankImage>) => void): number {
  const page = blankImage(400, 200, 255);
  fill(page, 0, 0, 400, 2);
  fill(page, 0, 198, 400, 2);
  fill(page, 0, 0, 2, 200);
  for (let y = 10; y < 190; y++) page.pixels[y * page.width + 399] = 140;
  draw(page);
  const { pixels } = clearBorders(page, 128);
  return pixels.filter((grey, at) => at % page.width === 399 && grey < 255).length;
}

test('a pale side of the grid of a table goes with it where a picture ends there', () => {
  expect(paleSide((page) => fill(page, 0, 100, 400, 2))).toBe(0);
});

test('within a frame without rules, as a scanner makes around a page, what is pale at the edge stays', () => {
  expect(paleSide(() => {})).toBe(180);
  expect(paleSide((page) => fill(page, 0, 100, 199, 2))).toBe(180);
});
