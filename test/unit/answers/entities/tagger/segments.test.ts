import { expect, test } from 'vitest';
import { segmentsOf } from '../../../../../src/answers/entities/tagger/segments.ts';

const wordsOf = (text: string): string[][] =>
  segmentsOf(text).map(({ words }) => words.map(({ start, end }) => text.slice(start, end)));

test('lines and cells are segments, and a cell after a tab continues its row', () => {
  const text = 'Name\tAda\n\nCity';
  expect(wordsOf(text)).toEqual([['Name'], ['Ada'], ['City']]);
  expect(segmentsOf(text).map(({ continuesRow }) => continuesRow)).toEqual([false, true, false]);
});

test('initials keep their stop, names their apostrophe, and a genitive is a word of its own', () => {
  expect(wordsOf('J. R. O’Brien’s D’Arcy-Lee, 42%......')).toEqual([
    ['J.', 'R.', 'O’Brien', '’s', 'D’Arcy', '-', 'Lee', ',', '42', '%', '......'],
  ]);
});

test('a line of any length is cut into segments of bounded length', () => {
  const segments = segmentsOf('word '.repeat(10_000));
  expect(segments.length).toBeGreaterThan(10);
  expect(segments.reduce((sum, { words }) => sum + words.length, 0)).toBe(10_000);
});
