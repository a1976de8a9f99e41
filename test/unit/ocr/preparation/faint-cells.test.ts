import { expect, test } from 'vitest';
import { hasFaintCells } from '../../../../src/ocr/preparation/faint-cells.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

const greys = { darkest: 100, lightest: 230 };

test('grey ink counts where nothing dark is near', () => {
  const image = blankImage(200, 100, 255);
  fill(image, 16, 16, 48, 8, 180);
  expect(hasFaintCells(image, greys)).toBe(true);
  fill(image, 16, 24, 48, 2, 0);
  expect(hasFaintCells(image, greys)).toBe(false);
});

test('five cells are specks, six may be a line', () => {
  const image = blankImage(200, 100, 255);
  fill(image, 16, 16, 40, 8, 180);
  expect(hasFaintCells(image, greys)).toBe(false);
  fill(image, 56, 16, 8, 8, 180);
  expect(hasFaintCells(image, greys)).toBe(true);
});

test('what is lighter than ink is paper', () => {
  expect(hasFaintCells(blankImage(200, 100, 231), greys)).toBe(false);
});
