import { expect, test } from 'vitest';
import { normaliseBackground } from '../../../../src/ocr/preparation/background.ts';
import { blankImage, fill, typeImage } from '../../../fixtures/type-image.ts';

test('a white page stays the same image', () => {
  const white = blankImage(100, 100, 255);
  expect(normaliseBackground(white)).toBe(white);
});

test('grey paper becomes white, and ink on it keeps its share of the paper’s light', () => {
  const page = blankImage(200, 200, 200);
  fill(page, 100, 100, 3, 3, 100);
  const { pixels } = normaliseBackground(page);
  expect(pixels[0]).toBe(255);
  expect(pixels[101 * 200 + 101]).toBe(127);
});

test('shadow over half a page is evened out', () => {
  const page = typeImage();
  for (const [at, grey] of page.pixels.entries()) if (at % page.width > 450) page.pixels[at] = grey * 0.5;
  const { pixels } = normaliseBackground(page);
  const column = Array.from({ length: page.height }, (_, row) => pixels[row * page.width + 880] as number);
  expect(Math.min(...column)).toBeGreaterThan(200);
});

test('large areas darker than a quarter of white stay dark, lighter ones count as paper', () => {
  expect(normaliseBackground(blankImage(100, 100, 40)).pixels[5000]).toBeLessThan(255);
  expect(normaliseBackground(blankImage(100, 100, 64)).pixels[5000]).toBe(255);
  expect(normaliseBackground(blankImage(100, 100, 63)).pixels[5000]).toBeLessThan(255);
});
