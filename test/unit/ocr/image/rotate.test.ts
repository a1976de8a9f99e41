import { expect, test } from 'vitest';
import { rotateBack } from '../../../../src/document/turning.ts';
import { components } from '../../../../src/ocr/image/connected-components.ts';
import { rotate } from '../../../../src/ocr/image/rotate.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

test('the middle of a rotated box leads back to where it was', () => {
  const page = blankImage(400, 300);
  fill(page, 300, 200, 40, 20);
  const [block] = components(rotate(page, 6), 128);
  const [x0, y0, x1, y1] = rotateBack(block?.box ?? [0, 0, 0, 0], 400, 300, 6);
  expect((x0 + x1) / 2).toBeCloseTo(320, -0.5);
  expect((y0 + y1) / 2).toBeCloseTo(210, -0.5);
});

test('strokes of small type keep their ink when a page is turned level', () => {
  const page = blankImage(300, 300);
  for (let x = 50; x < 250; x += 20) fill(page, x, 50, 1, 200);
  const { width, pixels } = rotate(page, 1);
  const inkOf = (row: number): number => 255 - Math.min(...pixels.subarray(row * width, (row + 1) * width));
  const least = Math.min(...Array.from({ length: 140 }, (_, index) => inkOf(80 + index)));
  // Where a stroke lies between two pixels, bilinear sampling gives each of them half of its ink, and none more.
  expect(least).toBeGreaterThan(0.54 * 255);
});
