import { expect, test } from 'vitest';
import { streamPositionIn, stretchOf } from '../../../../src/layout/reading-order/stream-position.ts';
import { line, words } from '../page.ts';

test('the position of a word is its index among those of its page', () => {
  const [first, second, third] = words({ text: 'one two three', y: 100 });
  if (!first || !second || !third) throw new Error('The line has three words.');
  const position = streamPositionIn([second, first]);
  expect([position(second), position(first), position(third)]).toEqual([0, 1, Number.POSITIVE_INFINITY]);
});

test('an item stretches over the words of its page, drawn bullets aside', () => {
  const text = line({ text: 'one two three', y: 100 });
  const position = streamPositionIn(text.words.slice(1));
  expect(stretchOf(text, position)).toEqual([0, 1]);
  expect(stretchOf(line({ text: 'bullet', y: 100 }), position)).toEqual([Number.NaN, Number.NaN]);
});
