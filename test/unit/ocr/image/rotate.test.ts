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
