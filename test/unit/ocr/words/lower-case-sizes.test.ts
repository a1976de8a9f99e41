import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../src/ocr/engines/recognizer.ts';
import { withLowerCaseSizes } from '../../../../src/ocr/words/lower-case-sizes.ts';

/** A line of 20 pixels with words that rise so many pixels above the baseline, in a size as the recogniser took it. */
const lineOf = (y: number, fontSize: number, ...words: readonly (readonly [text: string, rise: number])[]) =>
  words.map(
    ([text, rise], index): RecognizedWord => ({
      text,
      box: [20 + 100 * index, y - rise, 100 + 100 * index, y],
      baseline: y,
      fontSize,
      confidence: 0.9,
    }),
  );

/** Type whose small letters are .6 of its size high, those with a dot .75, and the t .66. */
const above = [100, 140, 180].flatMap((y) =>
  lineOf(y, 20, ['Hedges', 14.4], ['are', 12], ['mine', 15], ['ants', 13.2]),
);
const sizeOf = (text: string, rise: number, before: readonly RecognizedWord[] = above): number =>
  Math.round(withLowerCaseSizes([...before, ...lineOf(220, 25, [text, rise])]).at(-1)?.fontSize ?? 0);

test('a line in small letters alone is as large as such letters of other lines make it', () => {
  expect(sizeOf('some.', 12)).toBe(20);
  expect(sizeOf('pies.', 15)).toBe(20);
  expect(sizeOf('yet', 13.2)).toBe(20);
  expect(sizeOf('some', 18), 'in larger type').toBe(30);
});

test('what shows its size by itself, and what no other line is like, stays as it was taken', () => {
  expect(sizeOf('Some', 12)).toBe(25);
  expect(sizeOf('—', 6)).toBe(25);
  expect(sizeOf('some', 12, above.slice(0, 8)), 'two words like it').toBe(25);
  expect(sizeOf('some', 12, above.slice(0, 10)), 'three').toBe(20);
});
