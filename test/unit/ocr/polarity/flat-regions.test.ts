import { expect, test } from 'vitest';
import { flatRegions } from '../../../../src/ocr/polarity/flat-regions.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

test('a dark band is found with its grey, to the width of a cell', () => {
  const page = blankImage(600, 400, 255);
  fill(page, 60, 50, 400, 60, 110);
  const [region, ...others] = flatRegions(page);
  expect(others).toEqual([]);
  expect(region?.grey).toBe(110);
  expect(region?.box).toEqual([60, 54, 456, 108]);
});

test('what is printed on a band does not part it', () => {
  const page = blankImage(600, 400, 255);
  fill(page, 60, 48, 402, 66, 110);
  for (let letter = 0; letter < 20; letter++) fill(page, 80 + letter * 16, 70, 10, 20, 255);
  expect(flatRegions(page).map(({ box }) => box)).toEqual([[60, 48, 462, 114]]);
});

test('bands of two greys that touch are two regions', () => {
  const page = blankImage(600, 400, 255);
  fill(page, 60, 60, 240, 60, 60);
  fill(page, 300, 60, 240, 60, 140);
  expect(flatRegions(page).map(({ grey }) => grey)).toEqual([60, 140]);
});

test('pale panels and strokes of large letters are none', () => {
  const page = blankImage(600, 400, 255);
  fill(page, 60, 60, 200, 60, 220);
  fill(page, 300, 60, 30, 200, 0);
  expect(flatRegions(page)).toEqual([]);
});

test('what shades from grey to grey is one region, with the greys of its cells', () => {
  const page = blankImage(600, 400, 255);
  for (let x = 0; x < 240; x++) fill(page, 300 + x, 60, 1, 96, Math.round(x * 0.8));
  const [region, ...others] = flatRegions(page);
  expect(others).toEqual([]);
  const { columns, rows, values } = region?.shades ?? { columns: 0, rows: 0, values: [] };
  expect([columns, rows, region?.box]).toEqual([40, 16, [300, 60, 540, 156]]);
  expect([values[0], values[39]]).toEqual([2, 189]);
});
