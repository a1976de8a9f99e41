import { expect, test } from 'vitest';
import { shrink } from '../../../../src/ocr/image/shrink.ts';
import { drawing } from '../../../fixtures/type-image.ts';

test('every pixel of the smaller image is the mean of those it stands for', () => {
  const { width, height, pixels, resolution } = shrink(drawing('##..#', '#...#', '....#'), 2);
  expect({ width, height, pixels: [...pixels], resolution }).toEqual({
    width: 2,
    height: 1,
    pixels: [63, 255],
    resolution: 36,
  });
});
