import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../src/ocr/engines/recognizer.ts';
import { withOwnBaselines } from '../../../../src/ocr/words/own-baselines.ts';

/** A word 20 pixels large whose letters stand at a height, while the recogniser's baseline is at 100. */
const word = (text: string, x: number, foot: number, size = 20): RecognizedWord => ({
  text,
  box: [x, foot - 0.72 * size, x + 8 * text.length, foot],
  baseline: 100,
  fontSize: 20,
  confidence: 0.9,
});

/** A line of another place in the usual size. */
const below = (y: number): RecognizedWord => ({ ...word('Elsewhere', 0, y), baseline: y });

const baselinesOf = (words: readonly RecognizedWord[]): number[] =>
  withOwnBaselines(words).map(({ baseline }) => baseline);

test('words that stand lower than the baseline of their line have their own', () => {
  const line = [word('Hedge', 0, 105), word('Laid', 50, 105), word('Ditch', 98, 105), word('Anno', 300, 100)];
  expect(baselinesOf(line.slice(1))).toEqual([105, 105, 100]);
  const level = line.map((one) => ({ ...one, box: [one.box[0], one.box[1], one.box[2], 102] as const }));
  expect(baselinesOf(level.slice(1)), 'a pixel or two').toEqual([100, 100, 100]);
});

test('one word alone does if it then is in a size that the page has', () => {
  expect(baselinesOf([word('Ditch', 0, 105), word('Anno', 300, 100), below(200), below(300)])[0]).toBe(105);
  const blurred = { ...word('Ditch', 0, 105), box: [0, 80, 40, 105] as const };
  expect(baselinesOf([blurred, word('Anno', 300, 100), below(200), below(300)])[0]).toBe(100);
});

test('words with letters below the line go with those beside them, not with those behind a gap', () => {
  const line = [word('Hat', 0, 105), word('Ditch', 40, 105), word('laying', 90, 110), word('(gap)', 300, 104)];
  expect(baselinesOf(line)).toEqual([105, 105, 105, 100]);
});
