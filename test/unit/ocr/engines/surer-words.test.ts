import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../src/ocr/engines/recognizer.ts';
import { withSurer } from '../../../../src/ocr/engines/surer-words.ts';

/** A word on one line, 100 pixels wide for each place that it takes. */
const word = (text: string, place: number, confidence: number, places = 1): RecognizedWord => ({
  text,
  box: [100 * place, 0, 100 * (place + places) - 10, 20],
  baseline: 18,
  fontSize: 20,
  confidence,
});
const texts = (words: readonly RecognizedWord[]): string[] => words.map(({ text }) => text);

const known = [word('write', 0, 0.9), word('jane', 1, 0.9), word('©example', 2, 0.3), word('today', 3, 0.9)];

test('a surer word stands where the one stood that it takes the place of', () => {
  expect(texts(withSurer(known, [word('@example', 2, 0.8)]))).toEqual(['write', 'jane', '@example', 'today']);
});

test('one word for two stands at the first, and two for one stand in their order', () => {
  const unsure = [word('write', 0, 0.9), word('ja', 1, 0.3), word('ne', 2, 0.3), word('today', 3, 0.9)];
  const whole = withSurer(unsure, [word('jane', 1, 0.8, 2)]);
  expect(texts(whole)).toEqual(['write', 'jane', 'today']);
  const parted = withSurer([word('writejane', 0, 0.3, 2), word('today', 2, 0.9)], known.slice(0, 2));
  expect(texts(parted)).toEqual(['write', 'jane', 'today']);
});

test('what is no surer is not taken, and what is new comes last', () => {
  expect(texts(withSurer(known, [word('tonight', 3, 0.5), word('please', 4, 0.8)]))).toEqual([
    ...texts(known),
    'please',
  ]);
});

test('a word of the dictionary is surer than what is none', () => {
  const read = [word('LIBRARY', 0, 0.6), word('LISRARY', 1, 0.7)].map((one) => ({
    ...one,
    known: one.text === 'LIBRARY',
  }));
  const again = [word('LISRARY', 0, 0.7), word('LIBRARY', 1, 0.6)].map((one) => ({
    ...one,
    known: one.text === 'LIBRARY',
  }));
  expect(texts(withSurer(read, again))).toEqual(['LIBRARY', 'LIBRARY']);
});

test('short words and doubtful ones are no surer by the dictionary', () => {
  const read = [word('3M', 0, 0.7), word('Xylol', 1, 0.6)];
  const again = [word('am', 0, 0.6), word('Idol', 1, 0.4)].map((one) => ({ ...one, known: true }));
  expect(texts(withSurer(read, again))).toEqual(['3M', 'Xylol']);
});
