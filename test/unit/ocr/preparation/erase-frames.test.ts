import { expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { components } from '../../../../src/ocr/image/connected-components.ts';
import { eraseFrames } from '../../../../src/ocr/preparation/erase-frames.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

const TYPE = 20;
const erased = (image: PageImage): PageImage => eraseFrames(image, components(image, 128), TYPE);
const inkOf = ({ pixels }: PageImage): number => pixels.filter((grey) => grey < 128).length;

/** Five letters of 20 pixels, and a frame of lines three pixels thick so far around them. */
function framed({ across, down, letters = 5 }: { across: number; down: number; letters?: number }): PageImage {
  const image = blankImage(700, 400, 255);
  for (let letter = 0; letter < letters; letter++) fill(image, 200 + letter * 16, 200, 10, TYPE);
  const [x0, y0, x1, y1] = [200 - across, 200 - down, 274 + across, 200 + TYPE + down];
  fill(image, x0, y0, x1 - x0, 3);
  fill(image, x0, y1 - 3, x1 - x0, 3);
  fill(image, x0, y0, 3, y1 - y0);
  fill(image, x1 - 3, y0, 3, y1 - y0);
  return image;
}

test.each([
  { across: 20, down: 8 },
  { across: 60, down: 30 },
])('a frame around a word goes, and the word stays: %o', (sizes) => {
  expect(inkOf(erased(framed(sizes)))).toBe(5 * 10 * TYPE);
});

test('a rounded frame goes, though its corners lie deeper', () => {
  const image = framed({ across: 30, down: 12 });
  for (const [x, y] of [
    [170, 188],
    [298, 188],
    [170, 226],
    [298, 226],
  ] as const)
    fill(image, x, y, 6, 6, 255);
  for (const [x, y] of [
    [173, 191],
    [297, 191],
    [173, 225],
    [297, 225],
  ] as const)
    fill(image, x, y, 4, 4);
  expect(inkOf(erased(image))).toBe(5 * 10 * TYPE);
});

test('a check box with a cross, a card, and a solid panel stay', () => {
  const box = framed({ across: 40, down: 10, letters: 1 });
  const card = framed({ across: 60, down: 60 });
  const panel = blankImage(700, 400, 255);
  fill(panel, 100, 180, 300, 60);
  for (const image of [box, card, panel]) expect(erased(image)).toBe(image);
});
