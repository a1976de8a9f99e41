import { expect, test } from 'vitest';
import { rotate } from '../../../../src/ocr/image/rotate.ts';
import { findLetters, type Letters } from '../../../../src/ocr/preparation/letters.ts';
import { skewOf } from '../../../../src/ocr/preparation/skew.ts';
import { typeImage } from '../../../fixtures/type-image.ts';

const lettersAt = (degrees: number): Letters =>
  findLetters(rotate(typeImage(), degrees)) ?? { boxes: [], typeHeight: 0 };

test('skew of half a degree is found, less is left as it is', () => {
  expect(skewOf(lettersAt(0.6))).toBeCloseTo(0.6, 0);
  expect(skewOf(lettersAt(0.3))).toBe(0);
});

test('skew is found to a twentieth of a degree', () => {
  for (const degrees of [-2.35, -0.55, 0.45, 1.15, 4.7]) expect(skewOf(lettersAt(degrees))).toBeCloseTo(degrees, 1);
});

test('skew of ten degrees is found to either side', () => {
  expect(skewOf(lettersAt(9.8))).toBeCloseTo(9.8, 0);
  expect(skewOf(lettersAt(-9.8))).toBeCloseTo(-9.8, 0);
});

test('thirty letters have a direction, fewer do not', () => {
  const { boxes, typeHeight } = lettersAt(5);
  const line = boxes.toSorted((a, b) => a[1] - b[1]);
  const skewOfFirst = (count: number): number => skewOf({ boxes: line.slice(0, count), typeHeight });
  expect(skewOfFirst(line.length)).toBeCloseTo(5, 0);
  expect(skewOfFirst(29)).toBe(0);
});

test('short words below one another have no skew, wherever on the page they stand', () => {
  for (const left of [100, 400, 1200]) {
    const boxes = Array.from({ length: 40 }, (_, line) =>
      Array.from({ length: 6 }, (_, letter) => {
        const [x, foot] = [left + 14 * letter, 52.25 * line + 21.4];
        return [x, foot - 19, x + 11, foot] as const;
      }),
    ).flat();
    expect(skewOf({ boxes, typeHeight: 19 })).toBe(0);
  }
});

test('letters scattered without lines have no skew', () => {
  let seed = 7;
  const random = (most: number): number => {
    seed = (seed * 48271) % 0x7fffffff;
    return seed % most;
  };
  const boxes = Array.from({ length: 300 }, () => {
    const [x, y] = [random(800), random(800)];
    return [x, y, x + 8, y + 12] as const;
  });
  expect(skewOf({ boxes, typeHeight: 12 })).toBe(0);
});
