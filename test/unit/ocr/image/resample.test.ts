import { expect, test } from 'vitest';
import { enlarge } from '../../../../src/ocr/image/resample.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

const dot = blankImage(40, 40, 255);
fill(dot, 20, 20, 2, 2);

test('an enlarged image has more pixels, and more of them per inch', () => {
  const { width, height, resolution } = enlarge(dot, 1.5, 10);
  expect([width, height, resolution]).toEqual([60, 60, 300]);
});

test('strokes of small type stay dark, larger type is smoothed', () => {
  const darkest = (typeHeight: number): number => Math.min(...enlarge(dot, 1.5, typeHeight).pixels);
  expect(darkest(13)).toBeLessThan(20);
  expect(darkest(14)).toBeGreaterThan(60);
});
