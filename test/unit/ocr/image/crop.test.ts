import { expect, test } from 'vitest';
import { crop } from '../../../../src/ocr/image/crop.ts';
import { drawing } from '../../../fixtures/type-image.ts';

test('a part keeps its pixels', () => {
  const { width, height, pixels } = crop(drawing('#...', '..#.'), [1, 0, 3, 2]);
  expect({ width, height, pixels: [...pixels] }).toEqual({ width: 2, height: 2, pixels: [255, 255, 255, 0] });
});

test('a part that reaches beyond the image ends at its edge', () => {
  const { width, height } = crop(drawing('#...', '..#.'), [-5, -5, 3, 9]);
  expect([width, height]).toEqual([3, 2]);
});
