import { expect, test } from 'vitest';
import { streamPositionIn } from '../../../../src/layout/reading-order/stream-position.ts';
import { words } from '../page.ts';

test('the position of a word is its index among those of its page', () => {
  const [first, second, third] = words({ text: 'one two three', y: 100 });
  if (!first || !second || !third) throw new Error('The line has three words.');
  const position = streamPositionIn([second, first]);
  expect([position(second), position(first), position(third)]).toEqual([0, 1, Number.POSITIVE_INFINITY]);
});
