import { expect, test } from 'vitest';
import { location } from '../../../../../src/answers/entities/recognizers/location.ts';

const sure = (text: string): string[] =>
  [...location.recognizer.find(text)]
    .filter(({ score }) => score >= 0.7)
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ['Mr. Roth flew to RYSSBY on Sunday morning.', ['RYSSBY']],
  ['Flights from Ryssby to Lower Koelp are delayed.', ['Lower Koelp', 'Ryssby']],
  ['Trains to Zeerip leave every hour.', ['Zeerip']],
  ['We moved here from Stains', ['Stains']],
  ['Born in Coles, she grew up in Horten-on-Sea.', ['Coles', 'Horten-on-Sea']],
  ['Residents of Thornmere can vote.', ['Thornmere']],
  ['a design agency based in NAANTALI.', ['NAANTALI']],
  ['Lake Wilburn, 2024-03-13\n\nDear Ms Roth,', ['Lake Wilburn']],
  ['text\nUmeå den 14 mars 2025\n', ['Umeå']],
  ['Kösta, le 7 janvier 2025\n', ['Kösta']],
])('a place is known by what is done there, or by the date behind it: %s', (text, places) => {
  expect(sure(text).toSorted()).toEqual(places.toSorted());
});

test.each([
  ['born in May, he moved back to Monday nights'],
  ['flew to Room 114 and to Gate B'],
  ['flew to Maria’s house'],
  ['Invoice, 3 May 2024\n'],
  ['Montag, 3. Mai 2024\n'],
  ['Anna Roth, 3 May 2024, said so'],
  ['the bus to the town'],
])('other words are none: %s', (text) => {
  expect(sure(text)).toEqual([]);
});
