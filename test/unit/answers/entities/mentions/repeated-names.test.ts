import { expect, test } from 'vitest';
import type { Candidate } from '../../../../../src/answers/entities/candidate.ts';
import type { EntityType } from '../../../../../src/answers/entities/entity-types.ts';
import { repeatedNames } from '../../../../../src/answers/entities/mentions/repeated-names.ts';
import { unplacedText } from '../../../../../src/answers/text/plain-text.ts';

/** Where else a sure value at the beginning of a text is found. */
function repeated(value: string, rest: string, type: EntityType = 'PERSON', score = 0.9): string[] {
  const text = `${value}\n${rest}`;
  const sure: Candidate = { type, start: 0, end: value.length, score, rule: 'label' };
  return repeatedNames(unplacedText(text), [sure])
    .map(({ start, end }) => text.slice(start, end))
    .filter((mention, index, all) => all.indexOf(mention) === index);
}

test.each([
  ['Mr Okafor left.', 'Okafor'],
  ["We have Okafor's file.", 'Okafor'],
  ['Okafor, Adaeze', 'Okafor, Adaeze'],
  ['Signed A. Okafor.', 'A. Okafor'],
  ['ADAEZE OKAFOR', 'ADAEZE OKAFOR'],
  ['adaeze okafor', 'adaeze okafor'],
  ['Adaeze will come.', 'Adaeze'],
])('a sure name is found again: %s', (rest, mention) => {
  expect(repeated('Adaeze Okafor', rest)).toEqual([mention]);
});

test('in a list of names the comma parts two persons', () => {
  expect(repeated('Adaeze Okafor', 'By Adam Okafor, Adaeze Okafor, Ada Brown')).toEqual(['Okafor', 'Adaeze Okafor']);
  expect(repeated('Adaeze Okafor', 'By Adaeze Okafor, Ada Brown')).toEqual(['Adaeze Okafor']);
});

test('a name in an e-mail address does not make it an ordinary word', () => {
  const text = 'Aoife Keane <aoife.keane@mail.example>\nThanks a mill,\nAoife';
  const end = text.indexOf('>');
  const sure: Candidate[] = [
    { type: 'PERSON', start: 0, end: 11, score: 0.95, rule: 'label' },
    { type: 'EMAIL', start: 13, end, score: 1, rule: 'email' },
  ];
  const found = repeatedNames(unplacedText(text), sure).map(({ start }) => start);
  expect(found).toContain(text.lastIndexOf('Aoife'));
});

test('a name ends with its sentence', () => {
  expect(repeated('Thomas Bayes', 'Read Bayes. Thomas did.')).toEqual(['Bayes', 'Thomas']);
});

test('words that are ordinary too are names only within a sentence', () => {
  expect(repeated('Mark Young', 'Mark the place. Young trees grow.')).toEqual([]);
  expect(repeated('Mark Young', 'We have asked Mark to come.')).toEqual(['Mark']);
  expect(repeated('Lena Quartz', 'Quartz is a mineral, and quartz is hard.')).toEqual([]);
});

test('a name that is not sure is not searched', () => {
  expect(repeated('Adaeze Okafor', 'Adaeze Okafor', 'PERSON', 0.55)).toEqual([]);
});

test('organisations are found by their whole names', () => {
  expect(repeated('Acme Tools Ltd', 'ACME TOOLS LTD makes tools. Tools are sold.', 'ORGANIZATION')).toEqual([
    'ACME TOOLS LTD',
  ]);
});

test('numbers are found in any grouping, and only whole', () => {
  const rest = 'DE89370400440532013000, DE89-3704-0044-0532-0130-00, DE893704004405320130001';
  expect(repeated('DE89 3704 0044 0532 0130 00', rest, 'IBAN', 1)).toEqual([
    'DE89370400440532013000',
    'DE89-3704-0044-0532-0130-00',
  ]);
});
