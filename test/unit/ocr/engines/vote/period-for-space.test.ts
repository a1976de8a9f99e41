import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../../src/ocr/engines/recognizer.ts';
import { readsPeriodForSpace } from '../../../../../src/ocr/engines/vote/period-for-space.ts';

const words = (text: string): RecognizedWord[] =>
  text.split(' ').map((one) => ({ text: one, box: [0, 0, 1, 1], baseline: 1, fontSize: 1, confidence: 1 }));
const reads = (larger: string, tesseract: string): boolean => readsPeriodForSpace(words(larger), words(tesseract));

test('a period between two words, where the other reading has a space, is a speck in the gap', () => {
  expect(reads('paid.by', 'paid by')).toBe(true);
  expect(reads('GRAZ.STYRIA 8010', 'GRAZ STYRIA 8010')).toBe(true);
  expect(reads('Room 12.Hall', 'Room 12 Hall')).toBe(true);
});

test('between digits, and after an initial, it is a period', () => {
  expect(reads('12.50', '12 50')).toBe(false);
  expect(reads('J.Novak', 'J Novak')).toBe(false);
  expect(reads('Dr.J.Novak', 'Dr J Novak')).toBe(false);
});

test('readings that differ in more are not told by that', () => {
  expect(reads('paid.by', 'pald by')).toBe(false);
  expect(reads('paid.by me', 'paid by')).toBe(false);
  expect(reads('paid', 'paid by')).toBe(false);
});
