import { describe, expect, test } from 'vitest';
import {
  isFixedPitch,
  isProportional,
  measureLetterforms,
  type Outline,
} from '../../../../../src/readers/pdf/words/letterforms.ts';

/** One upright stroke for each letter, of its own height, half an em the height of small letters. */
function strokes(stem: number, slant = 0): (letter: string) => Outline | undefined {
  return (letter) => {
    if (!'hnmurilt'.includes(letter)) return undefined;
    const top = 'nmur'.includes(letter) ? 0.5 : 0.7;
    // Glyphs of different letters are never the same.
    const x = letter.charCodeAt(0) / 1000;
    const shift = slant * top;
    return [
      [
        [x, 0],
        [x + stem, 0],
        [x + stem + shift, top],
        [x + shift, top],
      ],
    ];
  };
}

test('a stem is measured in heights of small letters', () => {
  expect(measureLetterforms(strokes(0.08))?.stem).toBeCloseTo(0.16);
  expect(measureLetterforms(strokes(0.13))?.stem).toBeCloseTo(0.26);
});

test('a slant is the run for each unit of rise', () => {
  expect(measureLetterforms(strokes(0.08))?.slant).toBeCloseTo(0);
  expect(measureLetterforms(strokes(0.08, 0.2))?.slant).toBeCloseTo(0.2);
});

test('of two stems and the counter between them, a stem is measured', () => {
  const single = strokes(0.08);
  const double = (letter: string): Outline | undefined =>
    single(letter)?.flatMap((polygon) => [polygon, polygon.map(([x, y]) => [x + 0.3, y] as const)]);
  expect(measureLetterforms(double)?.stem).toBeCloseTo(0.16);
});

test('one box for all letters tells nothing: the font has none of them', () => {
  const box = strokes(0.02)('n');
  expect(measureLetterforms(() => box)).toBeUndefined();
});

test('ideographs under the codes of letters tell nothing: a font of them is neither bold nor slanted for their strokes', () => {
  const slanted = strokes(0.08, 0.4);
  const ideographs = (letter: string): Outline | undefined => {
    const [stroke] = slanted(letter) ?? [];
    return stroke && [stroke, stroke.map(([x, y]) => [x + 0.8, y] as const)];
  };
  expect(measureLetterforms(slanted)).toBeDefined();
  expect(measureLetterforms(ideographs)).toBeUndefined();
});

test('a font of digits alone tells nothing', () => {
  expect(measureLetterforms(() => undefined)).toBeUndefined();
});

test.each([
  ['as wide as an n', 0.5, false],
  ['a little wider, as in a typewriter’s type', 0.6, false],
  ['half as wide again', 0.78, true],
])('an m %s tells whether a font is proportional', (_, width, is) => {
  const box = (letter: string): Outline => [
    [
      [0, 0],
      [letter === 'm' ? width : 0.5, 0],
      [0, 0.5],
    ],
  ];
  expect(isProportional(box)).toBe(is);
  expect(isProportional((letter) => (letter === 'm' ? undefined : box(letter)))).toBe(false);
});

describe('a fixed pitch', () => {
  const drawn = strokes(0.08);
  const all = (): number => 600;

  test('is told by narrow and wide letters of one width', () => {
    const widthOf = (letter: string): number => (letter > ' ' ? 600 : 0);
    expect(isFixedPitch(widthOf, drawn)).toBe(true);
    expect(isFixedPitch((letter) => (letter === 'm' ? 610 : widthOf(letter)), drawn)).toBe(false);
  });

  test('is not told by the width that stands for what a font has not, nor by its box', () => {
    expect(isFixedPitch(all, drawn)).toBe(false);
    const box = drawn('n');
    expect(
      isFixedPitch(
        (letter) => (letter > ' ' ? 600 : 0),
        () => box,
      ),
    ).toBe(false);
  });

  test('is not told by a few letters, nor by wide ones alone', () => {
    expect(isFixedPitch((letter) => ('ilmwn'.includes(letter) ? 600 : 0), drawn)).toBe(false);
    expect(isFixedPitch((letter) => ('aenosumwMW'.includes(letter) ? 600 : 0), drawn)).toBe(false);
  });
});
