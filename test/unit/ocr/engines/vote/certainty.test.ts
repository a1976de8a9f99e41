import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../../src/ocr/engines/recognizer.ts';
import { certainty, largerSureness } from '../../../../../src/ocr/engines/vote/certainty.ts';

const read = (text: string, confidence: number): RecognizedWord[] => [
  { text, box: [0, 0, 1, 1], baseline: 1, fontSize: 1, confidence },
];

test('the larger model is over-confident: what it claims counts by its third power', () => {
  expect(largerSureness(read('Total', 0.9))).toBeCloseTo(0.729);
});

test('two readings that agree are as sure as the surer one, accents or not', () => {
  expect(certainty('larger', read('Total', 0.6), read('Total', 0.99))).toBeCloseTo(0.99 ** 3);
  expect(certainty('tesseract', read('Müller', 0.97), read('Muller', 0.9))).toBeCloseTo(0.97);
});

test('of two readings that differ the one chosen is right less often than it claims', () => {
  expect(certainty('tesseract', read('Total', 0.96), read('Tota1', 0.9))).toBeCloseTo(0.93);
  expect(certainty('tesseract', read('Total', 0.75), read('Tota1', 0.9))).toBeCloseTo(0.5);
  expect(certainty('larger', read('Tota1', 0.4), read('Total', 0.95 ** (1 / 3)))).toBeCloseTo(0.4);
  expect(certainty('larger', read('Tota1', 0.4), read('Total', 1))).toBeCloseTo(0.95);
});
