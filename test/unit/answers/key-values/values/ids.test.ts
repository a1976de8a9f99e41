import { expect, test } from 'vitest';
import { VALUE_TYPES } from '../../../../../src/answers/key-values/values/value-types.ts';

const idsIn = (text: string): string[] => VALUE_TYPES.id.find(text).map(({ start, end }) => text.slice(start, end));

test.each(['4,120', '38,415', '7,50', '912,008'])(
  'a number is no identifier that ends at the comma of its thousands or decimals: %s',
  (number) => {
    expect(idsIn(number)).toEqual([]);
  },
);

test('an identifier before a comma is one', () => {
  expect(idsIn('B-4120, first floor')).toEqual(['B-4120']);
});
