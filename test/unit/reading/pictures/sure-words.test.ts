import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { hasSureWords, withoutStray } from '../../../../src/reading/pictures/sure-words.ts';
import { word, wordsOf } from '../../ocr/words.ts';

const seen = (text: string, confidence: number, box: Box = [10, 10, 50, 20]) => word(text, { box, confidence });

test('a picture has text when six words in ten are sure, from .5 on', () => {
  const found = (sure: number, doubted: number) => [
    ...Array.from({ length: sure }, () => seen('sure', 0.5)),
    ...Array.from({ length: doubted }, () => seen('doubt', 0.49)),
  ];
  expect(hasSureWords(found(6, 4))).toBe(true);
  expect(hasSureWords(found(5, 4))).toBe(false);
  expect(hasSureWords([])).toBe(false);
});

test('what is seen in a photograph, mostly with doubt, is no text; nor are single letters and signs', () => {
  expect(hasSureWords([seen('sky', 0.7), seen('~~', 0.2), seen('|', 0.3)])).toBe(false);
  expect(hasSureWords(wordsOf('a % ab', { confidence: 0.9 }))).toBe(false);
  expect(hasSureWords(wordsOf('a % abc', { confidence: 0.9 }))).toBe(true);
});

test('a word in doubt stays in the row of a sure one, and goes where it stands alone', () => {
  const label = seen('Change', 0.9, [10, 10, 50, 20]);
  const beside = seen('+4.1%', 0.4, [90, 18, 120, 28]);
  const alone = seen('[]', 0.4, [10, 20, 20, 30]);
  expect(withoutStray([label, beside, alone])).toEqual([label, beside]);
});
