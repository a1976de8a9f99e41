import { expect, test } from 'vitest';
import { align, areAlike } from '../../../../../src/ocr/engines/vote/levenshtein-alignment.ts';

test('the edit distance is that of Levenshtein', () => {
  expect(align('kitten', 'sitting').edits).toBe(3);
  expect(align('', 'abc').edits).toBe(3);
  expect(align('same', 'same').edits).toBe(0);
});

test('each place between characters falls on its place in the other text', () => {
  expect(align('abc', 'abc').places).toEqual([0, 1, 2, 3]);
  expect(align('abc', 'ac').places).toEqual([0, 1, 1, 2]);
});

test('readings are of the same words when they differ in two characters of five, and not in more', () => {
  expect(areAlike('abcde', 'abxye', 2)).toBe(true);
  expect(areAlike('abcd', 'abxy', 2)).toBe(false);
});
