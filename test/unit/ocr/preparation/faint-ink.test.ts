import { expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { strengthenFaintInk } from '../../../../src/ocr/preparation/faint-ink.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

/** A page with a line of black letters, and below it one of so many of another grey. */
function page(grey: number, letters = 12): PageImage {
  const image = blankImage(600, 200, 255);
  for (let letter = 0; letter < 30; letter++) fill(image, 40 + letter * 16, 40, 10, 20, 0);
  for (let letter = 0; letter < letters; letter++) fill(image, 40 + letter * 16, 120, 10, 20, grey);
  return image;
}

const at = ({ width, pixels }: PageImage, x: number, y: number): number => pixels[y * width + x] as number;

test.each([150, 185, 226])('a line of grey %i beside black ones becomes dark', (grey) => {
  expect(at(strengthenFaintInk(page(grey)), 45, 130)).toBe(40);
});

test('black letters, and the paper around faint ones, stay as they are', () => {
  const image = strengthenFaintInk(page(185));
  expect([at(image, 45, 50), at(image, 53, 130), at(image, 300, 180)]).toEqual([0, 255, 255]);
});

test('a page of one darkness stays the same image, however faint', () => {
  const faint = page(185);
  for (const [place, grey] of faint.pixels.entries()) if (grey === 0) faint.pixels[place] = 185;
  const black = page(0);
  expect(strengthenFaintInk(black)).toBe(black);
});

test('texture of paper, two specks and a pale panel are no letters', () => {
  const texture = page(240);
  const specks = page(200, 2);
  const panel = page(0, 0);
  fill(panel, 20, 100, 560, 80, 220);
  for (const image of [texture, specks, panel]) expect(strengthenFaintInk(image)).toBe(image);
});

test('letters of a screen of dots stay as they are', () => {
  const image = page(190);
  for (let y = 112; y < 148; y += 4)
    for (let x = 36; x < 236; x += 4) if (image.pixels[y * 600 + x] === 255) fill(image, x, y, 2, 2, 190);
  expect(strengthenFaintInk(image)).toBe(image);
});

test('worn letters, dark in places, stay as they are', () => {
  const image = page(190);
  for (let letter = 0; letter < 12; letter++) fill(image, 40 + letter * 16, 124, 10, 1, 110);
  expect(strengthenFaintInk(image)).toBe(image);
});

test('dashes of a rule stay as they are', () => {
  const image = page(0, 0);
  for (let dash = 0; dash < 12; dash++) fill(image, 40 + dash * 22, 120, 16, 8, 190);
  expect(strengthenFaintInk(image)).toBe(image);
});

test('black text on a marker keeps its marker', () => {
  const image = page(0);
  for (const [place, grey] of image.pixels.entries()) {
    if (grey === 255 && place > 110 * image.width && place < 150 * image.width) image.pixels[place] = 226;
  }
  expect(strengthenFaintInk(image)).toBe(image);
});

test('the dot that belongs to a faint line becomes dark with it', () => {
  const image = page(185);
  fill(image, 44, 112, 3, 3, 185);
  expect(at(strengthenFaintInk(image), 45, 113)).toBe(40);
});
