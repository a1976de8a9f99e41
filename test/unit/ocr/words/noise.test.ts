import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../src/ocr/engines/recognizer.ts';
import { withoutNoise } from '../../../../src/ocr/words/noise.ts';

/** A word of a column of its own; 40 pixels wide. */
const read = (text: string, confidence: number, column = 0): RecognizedWord => ({
  text,
  box: [200 * column, 0, 200 * column + 40, 9],
  baseline: 8,
  fontSize: 10,
  confidence,
});
/** The same close behind that of its column. */
const behind = (text: string, confidence: number, column = 0): RecognizedWord => {
  const word = read(text, confidence, column);
  return { ...word, box: [word.box[0] + 45, 0, word.box[2] + 45, 9] };
};
const kept = (words: readonly RecognizedWord[]): string[] => withoutNoise(words).map(({ text }) => text);

test('words of little confidence are noise, short ones sooner: specks are read as such', () => {
  const words = [read('text', 0.5), read('~~~~', 0.49, 1), read('Te', 0.69, 2), read('the', 0.7, 3)];
  expect(kept(words)).toEqual(['text', 'the']);
});

test('beside a sure word less confidence is enough', () => {
  const words = [read('Invoice', 0.9), behind('of', 0.5), read('Letter', 0.8, 1), behind('Servien:', 0.3, 1)];
  expect(kept(words)).toEqual(words.map(({ text }) => text));
});

test('a doubtful word, one in another column and one in another line are no help', () => {
  const line = { ...read('Receipt', 0.9), box: [45, 20, 85, 29] as const };
  expect(kept([read('text', 0.79), behind('of', 0.6), line, read('is', 0.6, 1)])).toEqual(['text', 'Receipt']);
});

test('a long word of the dictionary is none, however little confidence it was read with', () => {
  const known = (text: string, column: number): RecognizedWord => ({ ...read(text, 0.1, column), known: true });
  expect(kept([known('underlined', 0), known('lined', 1), read('underljned', 0.1, 2)])).toEqual(['underlined']);
});

test('what two recognisers see is text, unless they hardly agree at all on what they read', () => {
  const seen = (text: string, confidence: number, column: number): RecognizedWord => ({
    ...read(text, confidence, column),
    seenByBoth: true,
  });
  expect(kept([seen('9', 0.2, 0), seen('Tax', 0.2, 1), seen('Xero', 0.19, 2)])).toEqual(['9', 'Tax']);
});
