import { describe, expect, test } from 'vitest';
import { occurrencesIn } from '../../../src/redaction/occurrences.ts';

/** What stands where a value is found. */
const found = (text: string, value: string): string[] =>
  occurrencesIn(text, [value]).map(({ start, end }) => text.slice(start, end));

describe('a value is found', () => {
  test.each([
    ['in another case', 'Signed: JANE DOE', 'Jane Doe', 'JANE DOE'],
    ['with other spaces and line breaks', 'by Jane\n  Doe today', 'Jane Doe', 'Jane\n  Doe'],
    ['written as one', 'JaneDoe.pdf', 'Jane Doe', 'JaneDoe'],
    ['without its punctuation', 'call 2125550188 now', '(212) 555-0188', '2125550188'],
    ['without its accents', 'Rene Garcon', 'René Garçon', 'Rene Garcon'],
    ['with a ligature', 'Mr Griﬃn', 'Griffin', 'Griﬃn'],
    ['with ß written out', 'Hauptstrasse 5', 'Hauptstraße 5', 'Hauptstrasse 5'],
    [
      'with letters that were misread',
      'rnary.srnith@exarnple.org',
      'mary.smith@example.org',
      'rnary.srnith@exarnple.org',
    ],
    ['with digits that were read as letters', 'SSN 536-9O-4399', '536-90-4399', '536-9O-4399'],
    ['in the possessive', 'Doe’s house', 'Doe', 'Doe'],
    ['in an address', 'mail jane.doe@x.org', 'Doe', 'doe'],
    ['in a longer number', 'DE8912345678X', '1234 5678', '12345678'],
    ['among Chinese words', '致王伟先生', '王伟', '王伟'],
  ])('%s', (_, text, value, expected) => {
    expect(found(text, value)).toEqual([expected]);
  });
});

describe('a value is not found', () => {
  test.each([
    ['in a longer word', 'Annual report of Joanna', 'Ann'],
    ['in a short word in small letters', 'I will come', 'Will'],
    ['in a number that looks like a short word', '11 of 50', 'IL'],
    ['in a number that looks like a word of letters only', '50115', 'Solis'],
    ['where it has no letters', 'a — b', '—'],
  ])('%s', (_, text, value) => {
    expect(found(text, value)).toEqual([]);
  });
});

test('every place of every value is told, with its own offsets', () => {
  expect(occurrencesIn('Ann, Bo and ANN', ['Bo', 'Ann'])).toEqual([
    { value: 0, start: 5, end: 7 },
    { value: 1, start: 0, end: 3 },
    { value: 1, start: 12, end: 15 },
  ]);
});
