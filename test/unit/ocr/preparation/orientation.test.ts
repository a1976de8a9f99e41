import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { turn } from '../../../../src/ocr/image/quarter-turn.ts';
import { findLetters, type Letters } from '../../../../src/ocr/preparation/letters.ts';
import { isUpright, linesRunDown } from '../../../../src/ocr/preparation/orientation.ts';
import { typeImage } from '../../../fixtures/type-image.ts';

const lettersOf = (quarters: 0 | 1 | 2 | 3): Letters =>
  findLetters(turn(typeImage(), quarters)) ?? { boxes: [], typeHeight: 0 };

describe('lines of a page', () => {
  test.each([
    [0, false],
    [1, true],
    [2, false],
    [3, true],
  ] as const)('turned by %i quarters run down: %s', (quarters, down) => {
    expect(linesRunDown(lettersOf(quarters))).toBe(down);
  });

  test('of forty pairs of letters tell their direction, of fewer they do not', () => {
    const column = (letters: number): Letters => ({
      boxes: Array.from({ length: letters }, (_, index): Box => [10, 16 * index, 22, 16 * index + 12]),
      typeHeight: 12,
    });
    expect(linesRunDown(column(41))).toBe(true);
    expect(linesRunDown(column(40))).toBe(false);
  });
});

describe('a page', () => {
  test('is upright where letters share their feet, and upside down where they share their tops', () => {
    expect(isUpright(lettersOf(0), 0)).toBe(true);
    expect(isUpright(lettersOf(2), 0)).toBe(false);
  });

  test('of capitals and digits tells neither', () => {
    const boxes = Array.from({ length: 200 }, (_, index): Box => [14 * index, 0, 14 * index + 10, 20]);
    expect(isUpright({ boxes, typeHeight: 20 }, 0)).toBeUndefined();
  });
});
