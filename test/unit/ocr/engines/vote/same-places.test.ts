import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../../src/ocr/engines/recognizer.ts';
import { samePlaces } from '../../../../../src/ocr/engines/vote/same-places.ts';

/** Words of ten pixels a letter, two spaces or more where a word is missing; one font size is twenty pixels. */
const words = (text: string): RecognizedWord[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: one, index }) => ({
    text: one,
    box: [index * 10, 0, (index + one.length) * 10, 20],
    baseline: 16,
    fontSize: 20,
    confidence: 1,
  }));
const places = (one: string, other: string) =>
  samePlaces(words(one), words(other)).map((sides) => sides.map((side) => side.map(({ text }) => text).join(' ')));

test('readings with the same spaces are parted word by word, however much they differ', () => {
  expect(places('Total amount due', '7otal xrnovvt duo')).toEqual([
    ['Total', '7otal'],
    ['amount', 'xrnovvt'],
    ['due', 'duo'],
  ]);
});

test('a space that one of them leaves out keeps its two words together', () => {
  expect(places('Grand_Total due', 'Grand Total due')).toEqual([
    ['Grand_Total', 'Grand Total'],
    ['due', 'due'],
  ]);
});

test('what only one of them sees stands alone', () => {
  expect(places('Completed by IR', 'Completed')).toEqual([
    ['Completed', 'Completed'],
    ['by', ''],
    ['IR', ''],
  ]);
  expect(places('        done', 'was not done')).toEqual([
    ['', 'was'],
    ['', 'not'],
    ['done', 'done'],
  ]);
});

test('words that are in no order are compared by their places', () => {
  const [first, second] = words('at once');
  expect(samePlaces(words('at once'), [second as RecognizedWord, first as RecognizedWord]).length).toBe(2);
});

test('a letter is the same where it stands a sixth of the font size beside the other, and no further', () => {
  const letter = (x: number): RecognizedWord[] => words('t').map((word) => ({ ...word, box: [x, 0, x + 4, 20] }));
  expect(samePlaces(letter(0), letter(5)).length).toBe(1);
  expect(samePlaces(letter(0), letter(6)).length).toBe(2);
});
