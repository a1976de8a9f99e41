import { expect, test } from 'vitest';
import { date } from '../../../../../src/answers/entities/recognizers/date.ts';

const datesIn = (text: string): string[] =>
  [...date.recognizer.find(text)].map(({ start, end }) => text.slice(start, end));

test.each(['A drill set, 42 pieces, in a case', 'Two days ago 21 chairs were lent out', 'They ran out 30 times'])(
  'an English word before a number is no month: %s',
  (text) => {
    expect(datesIn(text)).toEqual([]);
  },
);

test('the short names of months are dates in their language, and with a capital or a whole year in any', () => {
  expect(datesIn('Trabalhou na loja de set 94 até out 98, com os irmãos e para uma família do norte')).toEqual([
    'set 94',
    'out 98',
  ]);
  expect(datesIn('Mar 94')).toEqual(['Mar 94']);
  expect(datesIn('set 1994')).toEqual(['set 1994']);
});
