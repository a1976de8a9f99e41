import { expect, test } from 'vitest';
import { wordsWithoutLabels } from '../../../../src/reading/pictures/chart-page.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';
import { page, word } from '../../ocr/words.ts';

/** A sheet with a bar that takes so much of it. */
function bar(share: number) {
  const image = { ...blankImage(500, 500, 255), resolution: 100 };
  fill(image, 100, 100, 200, (share * 500 * 500) / 200);
  return image;
}
const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    word(String(5 * at), { box: [17 * (at % 20), 29 * at, 17 * (at % 20) + 12, 29 * at + 8], confidence: 0.9 }),
  );
const named = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    word('Boats', { box: [200, 900 + 40 * at, 240, 910 + 40 * at], confidence: 0.9 }),
  );
const left = (words: ReturnType<typeof numbers>, share = 0.16): number =>
  wordsWithoutLabels(page({ words }), bar(share)).length;

test('numbers around bars that take 15 hundredths of the page are labels', () => {
  expect(left(numbers(12), 0.16)).toBe(0);
  expect(left(numbers(12), 0.14)).toBe(12);
});

test('more than forty words, or half of them of letters, are no labels', () => {
  expect(left(numbers(40))).toBe(0);
  expect(left(numbers(41))).toBe(41);
  expect(left([...numbers(9), ...named(8)])).toBe(0);
  expect(left([...numbers(8), ...named(8)])).toBe(16);
});
