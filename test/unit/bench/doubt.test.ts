import { expect, test } from 'vitest';
import { claimsOf } from '../../bench/ocr/doubt/claims.ts';
import { calibrationError, reliability } from '../../bench/ocr/doubt/reliability.ts';
import { word } from '../ocr/words.ts';

const claims = (confidence: number, right: number, wrong: number) => [
  ...Array.from({ length: right }, () => ({ confidence, right: true })),
  ...Array.from({ length: wrong }, () => ({ confidence, right: false })),
];

test('words of which nine in ten are right as they claim are well calibrated', () => {
  const bins = reliability(claims(0.9, 9, 1));
  expect(bins).toEqual([{ claimed: expect.closeTo(0.9), seen: 0.9, count: 10 }]);
  expect(calibrationError(bins)).toBeCloseTo(0, 6);
});

test('the error weighs bins by their words', () => {
  expect(calibrationError(reliability([...claims(0.9, 5, 5), ...claims(0.6, 18, 12)]))).toBeCloseTo(0.1, 6);
});

test('a word is right as often as the text has it', () => {
  const read = ['Total', 'Total', '12.5O', '—'].map((text) => word(text, { confidence: 0.8 }));
  expect(claimsOf(read, 'TOTAL: 12.50').map(({ right }) => right)).toEqual([true, false, false]);
});
