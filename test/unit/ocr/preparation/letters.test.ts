import { expect, test } from 'vitest';
import { findLetters, isLetterShaped } from '../../../../src/ocr/preparation/letters.ts';
import { blankImage, fill, typeImage } from '../../../fixtures/type-image.ts';

const component = (width: number, height: number, area = width * height) => ({
  box: [0, 0, width, height] as const,
  area,
  runs: new Int32Array(),
});

test.each([
  ['five pixels high', component(5, 5), component(4, 4)],
  ['a sixth as wide as high', component(2, 12), component(1, 12)],
  ['two and a half times as wide as high', component(25, 10), component(26, 10)],
  ['an eighth of its box in ink', component(16, 16, 32), component(16, 16, 31)],
])('a letter is %s, and nothing beyond that is one', (_, inside, outside) => {
  expect(isLetterShaped(inside)).toBe(true);
  expect(isLetterShaped(outside)).toBe(false);
});

/** Letters in a row, 10 pixels wide and as high as given. */
function lettersOf(heights: readonly number[]) {
  const image = blankImage(20 * heights.length + 20, 120);
  for (const [index, height] of heights.entries()) fill(image, 10 + 20 * index, 10, 10, height);
  return findLetters(image);
}

test('twenty letters tell the height of the type, nineteen do not', () => {
  expect(lettersOf(Array<number>(20).fill(14))).toMatchObject({ typeHeight: 14 });
  expect(lettersOf(Array<number>(19).fill(14))).toBeUndefined();
});

test('what is half as high as the type, or three times, is no letter of it', () => {
  const type = Array<number>(30).fill(14);
  expect(lettersOf([...type, 8, 41])?.boxes).toHaveLength(32);
  expect(lettersOf([...type, 7, 42])?.boxes).toHaveLength(30);
});

test('the height of a page’s type lies between x-height and the height of its ascenders', () => {
  const { typeHeight = 0 } = findLetters(typeImage()) ?? {};
  expect(typeHeight).toBeGreaterThanOrEqual(12);
  expect(typeHeight).toBeLessThanOrEqual(20);
});

test('faint print is found', () => {
  const image = blankImage(900, 100);
  for (let letter = 0; letter < 30; letter++) fill(image, 10 + 20 * letter, 10, 10, 14, 180);
  expect(findLetters(image)?.boxes).toHaveLength(30);
});
