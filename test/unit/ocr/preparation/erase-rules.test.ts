import { expect, test } from 'vitest';
import { eraseRules } from '../../../../src/ocr/preparation/erase-rules.ts';
import { blankImage, fill, typeImage } from '../../../fixtures/type-image.ts';

const dark = (image: ReturnType<typeof blankImage>): number => image.pixels.filter((grey) => grey < 128).length;

test('a rule under letters goes, the letters stay', () => {
  const page = typeImage();
  const letters = dark(page);
  fill(page, 60, 130, 780, 2);
  expect(Math.abs(dark(eraseRules(page, 128, 12)) - letters)).toBeLessThan(letters * 0.01);
});

test('a stroke that crosses a rule is kept where they cross', () => {
  const page = blankImage();
  fill(page, 60, 300, 700, 2);
  fill(page, 200, 280, 6, 40);
  const cleared = eraseRules(page, 128, 12);
  expect(cleared.pixels[301 * page.width + 203]).toBe(0);
  expect(cleared.pixels[301 * page.width + 400]).toBe(255);
});

/** Dark pixels that are left of a bar on a page whose type is 12 pixels high. */
function left(width: number, height: number): number {
  const page = blankImage();
  fill(page, 100, 100, width, height);
  return dark(eraseRules(page, 128, 12));
}

test('a rule is at least five type heights long', () => {
  expect(left(60, 2)).toBe(0);
  expect(left(59, 2)).toBe(59 * 2);
  expect(left(2, 60)).toBe(0);
  expect(left(2, 59)).toBe(2 * 59);
});

test('a rule is at most a third of the type’s height thick', () => {
  expect(left(200, 4)).toBe(0);
  expect(left(200, 5)).toBe(200 * 5);
});
