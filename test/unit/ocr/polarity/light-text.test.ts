import { expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { darkenLightText } from '../../../../src/ocr/polarity/light-text.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

const BAND = { x: 60, y: 60, width: 480, height: 80 };

/** A page with a band, and on it a line of so many letters. */
function page(band: number, letter: number, letters = 12): PageImage {
  const image = blankImage(600, 300, 255);
  fill(image, BAND.x, BAND.y, BAND.width, BAND.height, band);
  for (let index = 0; index < letters; index++) fill(image, 100 + index * 16, 90, 10, 20, letter);
  return image;
}

const at = ({ width, pixels }: PageImage, x: number, y: number): number => pixels[y * width + x] as number;

test.each([
  [20, 255],
  [110, 255],
  [170, 255],
  [60, 180],
])('on a band of grey %i, letters of grey %i become black, and the band and its edges white', (band, letter) => {
  const image = darkenLightText(page(band, letter));
  expect(at(image, 105, 100)).toBe(0);
  for (const [x, y] of [
    [60, 60],
    [539, 139],
    [98, 100],
    [300, 130],
    [58, 100],
  ] as const) {
    expect({ x, y, grey: at(image, x, y) }).toEqual({ x, y, grey: 255 });
  }
});

test('dark letters beside light ones stay dark', () => {
  const given = page(150, 255);
  fill(given, 400, 90, 10, 20, 20);
  expect(at(darkenLightText(given), 405, 100)).toBeLessThan(60);
});

test('text on a white box within a band stays as it is', () => {
  const given = page(60, 255);
  fill(given, 320, 70, 200, 60, 255);
  fill(given, 340, 90, 10, 20, 0);
  const image = darkenLightText(given);
  expect([at(image, 325, 75), at(image, 345, 100), at(image, 105, 100)]).toEqual([255, 0, 0]);
});

test('frames on a band become dark with what is in them', () => {
  const given = page(60, 255);
  for (const [x, y, width, height] of [
    [90, 80, 220, 3],
    [90, 117, 220, 3],
    [90, 80, 3, 40],
    [307, 80, 3, 40],
  ] as const) {
    fill(given, x, y, width, height, 255);
  }
  const image = darkenLightText(given);
  expect([at(image, 200, 81), at(image, 91, 100), at(image, 105, 100), at(image, 95, 90)]).toEqual([0, 0, 0, 255]);
});

test('paper beside two arms of a band stays paper, and what stands on it', () => {
  const given = blankImage(1000, 500, 255);
  fill(given, 60, 60, 880, 80, 60);
  fill(given, 60, 140, 120, 300, 60);
  fill(given, 820, 140, 120, 300, 60);
  for (let index = 0; index < 12; index++) {
    fill(given, 200 + index * 16, 90, 10, 20, 255);
    fill(given, 300 + index * 16, 300, 10, 20, 0);
  }
  const image = darkenLightText(given);
  expect([at(image, 205, 100), at(image, 305, 310), at(image, 500, 400)]).toEqual([0, 0, 255]);
});

test('a band without light letters, with two of them, or hardly darker than them stays the same image', () => {
  for (const given of [page(110, 0), page(110, 255, 2), page(190, 230)]) expect(darkenLightText(given)).toBe(given);
});

/** A band that shades from grey 20 to grey 150, and on it a line of so many white letters. */
function shading(letters: number): PageImage {
  const image = blankImage(600, 300, 255);
  for (let x = 0; x < BAND.width; x++)
    fill(image, BAND.x + x, BAND.y, 1, BAND.height, 20 + Math.round((x / BAND.width) * 130));
  for (let index = 0; index < letters; index++) fill(image, 100 + index * 16, 90, 10, 20, 255);
  return image;
}

test('on a band that shades from grey to grey, light letters become dark and the band white', () => {
  const image = darkenLightText(shading(24));
  expect([at(image, 105, 100), at(image, 473, 100)].every((grey) => grey < 128)).toBe(true);
  expect([at(image, 90, 130), at(image, 300, 130), at(image, 530, 130)]).toEqual([255, 255, 255]);
});

test('on a band that shades, five letters are too few, six are not', () => {
  const five = shading(5);
  expect(darkenLightText(five)).toBe(five);
  expect(at(darkenLightText(shading(6)), 105, 100)).toBeLessThan(60);
});

test('a shade with more dark letters than light ones is lit paper, and stays as it is', () => {
  const withDark = (count: number): PageImage => {
    const image = shading(7);
    for (let index = 0; index < count; index++) fill(image, 260 + index * 16, 90, 10, 20, 0);
    return image;
  };
  const paper = withDark(7);
  expect(darkenLightText(paper)).toBe(paper);
  expect(at(darkenLightText(withDark(6)), 105, 100)).toBeLessThan(60);
});
