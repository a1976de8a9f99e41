import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../src/ocr/engines/recognizer.ts';
import { calibrated } from '../../../../src/ocr/words/calibration.ts';

const confidences = (given: readonly number[], readBy: 'one' | 'both' = 'one'): number[] =>
  calibrated(
    given.map(
      (confidence): RecognizedWord => ({ text: 'word', box: [0, 0, 40, 10], baseline: 8, fontSize: 10, confidence }),
    ),
    readBy,
  ).map(({ confidence }) => confidence);

test('words of middling confidence are less often right than Tesseract claims, sure ones more often', () => {
  const [unsure, even, sure] = confidences([0.55, 0.86, 0.955]) as [number, number, number];
  expect(unsure).toBeCloseTo(0.44, 6);
  expect(even).toBeCloseTo(0.86, 6);
  expect(sure).toBeCloseTo(0.985, 6);
});

test('between two points of the curve it is a straight line', () => {
  expect(confidences([0.6])[0]).toBeCloseTo((0.44 + 0.59) / 2, 6);
});

test.each(['one', 'both'] as const)('a surer word stays surer, and none is certain, with %s recogniser', (readBy) => {
  const all = confidences(
    Array.from({ length: 101 }, (_, index) => index / 100),
    readBy,
  );
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  expect(all[0]).toBe(0);
  expect(all.at(-1)).toBeLessThan(1);
});

test('a word that both recognisers saw is taken at its word, whoever read the others', () => {
  const given: RecognizedWord = { text: 'word', box: [0, 0, 40, 10], baseline: 8, fontSize: 10, confidence: 0.55 };
  const [both, one] = calibrated([{ ...given, seenByBoth: true }, given], 'one');
  expect(both?.confidence).toBeCloseTo(0.55, 6);
  expect(one?.confidence).toBeCloseTo(0.44, 6);
});
