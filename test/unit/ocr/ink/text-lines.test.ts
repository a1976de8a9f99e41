import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { textLines } from '../../../../src/ocr/ink/text-lines.ts';

/** How many lines two components make, the second of which begins so far from the first and is so high. */
function linesOf({ gap = 4, rise = 0, height = 20 }): number {
  const second: Box = [10 + gap, rise, 20 + gap, rise + height];
  return textLines([[0, 0, 10, 20], second]).length;
}

test('components of a line are at most seven tenths of their height apart', () => {
  expect(linesOf({ gap: 14 })).toBe(1);
  expect(linesOf({ gap: 15 })).toBe(2);
});

test('they have more than half of their height in common', () => {
  expect(linesOf({ rise: 9 })).toBe(1);
  expect(linesOf({ rise: 10 })).toBe(2);
});

test('none is two and a half times as high as the one beside it', () => {
  expect(linesOf({ height: 49 })).toBe(1);
  expect(linesOf({ height: 50 })).toBe(2);
});
