import { expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { components } from '../../../../src/ocr/image/connected-components.ts';
import { findLetters } from '../../../../src/ocr/preparation/letters.ts';
import { isBlackAndWhite, withoutSpecks } from '../../../../src/ocr/preparation/specks.ts';
import { blankImage, fill, typeImage } from '../../../fixtures/type-image.ts';

/** Components of a page of type after specks were removed; 420 are its letters. */
function left(image: PageImage): number {
  const letters = findLetters(image);
  if (!letters) throw new Error('There is type.');
  return components(withoutSpecks(image, components(image, 128), letters), 128).length;
}

/** So many specks, of so many pixels, in the margin below and between the lines, and as many within them. */
function strewn(count: number, width = 1): PageImage {
  const image = typeImage();
  for (let speck = 0; speck < count; speck++) {
    fill(image, 30 + speck * 6, 640, width, 1);
    fill(image, 10 + (speck % 12) * 5, 112 + 48 * (Math.floor(speck / 12) % 10), width, 1);
  }
  return image;
}

test('specks strewn over the page go, and its letters stay', () => {
  expect(left(strewn(60))).toBe(420);
});

test('fewer than forty specks between the lines stay', () => {
  expect(left(strewn(40))).toBe(420);
  expect(left(strewn(39))).toBe(420 + 2 * 39);
});

test('what is larger than a speck stays, as full stops are', () => {
  expect(left(strewn(60, 3))).toBe(420);
  expect(left(strewn(60, 4))).toBe(420 + 2 * 60);
});

test('dots that are within lines alone stay, as those of leaders are', () => {
  const image = typeImage();
  for (let line = 0; line < 10; line++)
    for (let dot = 0; dot < 20; dot++) fill(image, 10 + 3 * dot, 112 + 48 * line, 1, 1);
  expect(left(image)).toBe(420 + 200);
});

/** A page of black and white with so many grey pixels for every hundred black ones, on white or nearly white paper. */
function copied(grey: number, paper = 255): PageImage {
  const image = blankImage(400, 400, paper);
  fill(image, 100, 100, 100, 10);
  fill(image, 100, 200, 10, grey, 128);
  return image;
}

test('a page is black and white up to nine grey pixels for ten black ones', () => {
  expect([90, 91].map((grey) => isBlackAndWhite(copied(grey)))).toEqual([true, false]);
});

test('and as long as of a hundred light pixels three are not white', () => {
  const tinted = (rows: number): PageImage => {
    const image = copied(0);
    fill(image, 0, 0, 400, rows, 240);
    return image;
  };
  expect([11, 13].map((rows) => isBlackAndWhite(tinted(rows)))).toEqual([true, false]);
});
