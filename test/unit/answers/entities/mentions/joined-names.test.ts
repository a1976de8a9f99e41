import { expect, test } from 'vitest';
import type { Candidate } from '../../../../../src/answers/entities/candidate.ts';
import { joinedNames } from '../../../../../src/answers/entities/mentions/joined-names.ts';

/** Who else is named in a text with a person that is sure. */
function joined(person: string, text: string): string[] {
  const start = text.indexOf(person);
  const sure: Candidate = { type: 'PERSON', start, end: start + person.length, score: 0.9, rule: 'names' };
  return joinedNames(text, [sure]).map((name) => text.slice(name.start, name.end));
}

test.each([
  ['my flatmates Hattie Forbes and Kwabs are fed up', 'Hattie Forbes', 'Kwabs'],
  ['pytaj: Bogusia i Anna Kowal w biurze', 'Anna Kowal', 'Bogusia'],
  ['falar com Ana Prado ou Neném.', 'Ana Prado', 'Neném'],
  ['von Anna Roth und Kübra Öz am Montag', 'Anna Roth', 'Kübra Öz'],
])('a name that is joined to a person is one: %s', (text, person, name) => {
  expect(joined(person, text)).toEqual([name]);
});

test.each([
  ['von Anna Roth und Mitarbeiter am Montag', 'Anna Roth'],
  ['by Anna Roth and Dogs of the town, where dogs live', 'Anna Roth'],
  ['by Anna Roth and others', 'Anna Roth'],
])('a word that is no name is none: %s', (text, person) => {
  expect(joined(person, text)).toEqual([]);
});
