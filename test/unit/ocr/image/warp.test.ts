import { expect, test } from 'vitest';
import { warp } from '../../../../src/ocr/image/warp.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

test('what the image does not show of a page is white, the rest comes to its place', () => {
  const image = blankImage(40, 40, 200);
  fill(image, 10, 10, 10, 10, 50);
  // Ten pixels further left and up than the image.
  const flat = warp(image, { width: 30, height: 30, projection: [1, 0, -10, 0, 1, -10, 0, 0] });
  const at = (x: number, y: number): number | undefined => flat.pixels[y * 30 + x];
  expect([at(5, 5), at(12, 12), at(25, 25)]).toEqual([255, 200, 50]);
});
