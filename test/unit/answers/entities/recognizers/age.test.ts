import { expect, test } from 'vitest';
import { age } from '../../../../../src/answers/entities/recognizers/age.ts';

const agesIn = (text: string): string[] =>
  [...age.recognizer.find(text)].map(({ start, end }) => text.slice(start, end));

test.each([
  ['Adaeze Okafor (46), a teacher from Graz', '46'],
  ['Adaeze Okafor (46) from Graz', '46'],
  ['Adaeze Okafor, 28 ans', '28'],
  ['Ingrid Roth, 31 Jahre, ledig', '31'],
  ['Adaeze Okafor will be 59 on Saturday', '59'],
  ['she will be 30 on 3 May', '30'],
])('the age of somebody stands behind the name, or before the birthday to come: %s', (text, number) => {
  expect(agesIn(text)).toEqual([number]);
});

test.each([
  ['as Okafor and Roth (46), and others, have shown'],
  ['see Adaeze Okafor (46)'],
  ['adaeze okafor (46), a teacher'],
  ['The Garantie Plus, 24 Monate'],
  ['Temperatures will be 20 on Monday'],
  ['the price will be 59 on average'],
])('another number is none: %s', (text) => {
  expect(agesIn(text)).toEqual([]);
});
