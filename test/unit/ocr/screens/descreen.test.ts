import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { crop } from '../../../../src/ocr/image/crop.ts';
import { descreen } from '../../../../src/ocr/screens/descreen.ts';
import { blankImage, fill, typeImage } from '../../../fixtures/type-image.ts';

/** A dot of so many pixels a side in each square of so many, within a box. */
function dots(image: PageImage, [x0, y0, x1, y1]: Box, period: number, side: number): PageImage {
  for (let y = y0; y + side <= y1; y += period) {
    for (let x = x0; x + side <= x1; x += period) fill(image, x, y, side, side);
  }
  return image;
}

const greys = (image: PageImage, box: Box): Uint8Array => crop(image, box).pixels;
const range = (values: Uint8Array): number => {
  const sorted = values.toSorted();
  return (sorted.at(-1) as number) - (sorted[0] as number);
};

describe('a tint made of dots', () => {
  test.each([
    [4, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [8, 3],
    [10, 4],
  ])('a dot every %i pixels, %i wide, becomes one even grey', (period, side) => {
    const image = dots(blankImage(900, 700, 255), [100, 100, 800, 600], period, side);
    expect(range(greys(descreen(image), [130, 130, 760, 560]))).toBeLessThanOrEqual(1);
  });

  test('dots scattered without a period become nearly even', () => {
    const image = blankImage(900, 700, 255);
    let state = 1;
    for (let y = 100; y < 600; y += 2) {
      for (let x = 100; x < 800; x += 2) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        if (state >>> 30 !== 3) fill(image, x + ((state >>> 29) & 1), y + ((state >>> 28) & 1), 1, 1);
      }
    }
    expect(range(greys(descreen(image), [130, 130, 760, 560]))).toBeLessThan(150);
  });

  test('leaves the letters on it dark and what is beside it as it was', () => {
    const image = dots(blankImage(900, 700, 255), [100, 100, 800, 400], 4, 1);
    fill(image, 300, 200, 6, 30);
    fill(image, 300, 600, 6, 30);
    const result = descreen(image);
    expect(greys(result, [300, 210, 306, 220]).toSorted()[0]).toBeLessThan(20);
    expect(greys(result, [0, 500, 900, 700])).toEqual(greys(image, [0, 500, 900, 700]));
  });
});

test('a page of type, and one with a few dots, have no screen', () => {
  const type = typeImage();
  expect(descreen(type)).toBe(type);
  const few = dots(blankImage(900, 700, 255), [96, 96, 96 + 32, 96 + 48], 4, 2);
  expect(descreen(few)).toBe(few);
});

test('a screen begins at eight solid cells in a thousand', () => {
  // 2408 cells of 16 pixels: twenty are as many. Those at the corners have too few neighbours.
  const at = (columns: number): PageImage =>
    dots(blankImage(900, 700, 255), [96, 96, 96 + 16 * columns, 96 + 64], 4, 2);
  const [few, enough] = [at(5), at(6)];
  expect(descreen(few)).toBe(few);
  expect(descreen(enough)).not.toBe(enough);
});
