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
