import { expect, test } from 'vitest';
import type { Candidate } from '../../../../../src/answers/entities/candidate.ts';
import { organizationsInBlocks } from '../../../../../src/answers/entities/mentions/organizations-in-blocks.ts';

/** The organisations above the street of a text with a person that is sure. */
function organizations(lines: readonly string[]): string[] {
  const text = lines.join('\n');
  const spanOf = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
  const person: Candidate = { type: 'PERSON', ...spanOf('Adaeze Okafor'), score: 0.99, rule: 'names' };
  return organizationsInBlocks(text, [spanOf('12 Mill Lane')], [person]).map(({ start, end }) =>
    text.slice(start, end),
  );
}

test.each([
  [['Adaeze Okafor', 'Mossvane', '12 Mill Lane']],
  [['Dear all,', 'Adaeze Okafor', 'Mossvane', '  12 Mill Lane']],
  [['> Adaeze Okafor', '> Mossvane', '> Adaeze Okafor', '> 12 Mill Lane']],
])('what is between a person and an address is an organisation: %s', (lines) => {
  expect(organizations(lines)).toEqual(['Mossvane']);
});

test.each([
  ['a house', ['Adaeze Okafor', 'Mossvane House', '12 Mill Lane']],
  ['a house with an article', ['Adaeze Okafor', 'The Old Bakery', '12 Mill Lane']],
  ['a flat', ['Adaeze Okafor', 'Flat 2', '12 Mill Lane']],
  ['a post', ['Adaeze Okafor', 'Sales Manager', '12 Mill Lane']],
  ['a profession', ['Adaeze Okafor', 'Lehrerin', '12 Mill Lane']],
  ['a sentence', ['Adaeze Okafor', 'lives here now.', '12 Mill Lane']],
  ['the part above', ['Adaeze Okafor', 'Mossvane', '', '12 Mill Lane']],
  ['what is above the person', ['Mossvane', 'Adaeze Okafor', '12 Mill Lane']],
])('%s is none', (_, lines) => {
  expect(organizations(lines)).toEqual([]);
});
