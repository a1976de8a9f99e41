import { expect, test } from 'vitest';
import type { Candidate } from '../../../../../src/answers/entities/candidate.ts';
import { restOfNames } from '../../../../../src/answers/entities/mentions/rest-of-names.ts';

/** What is left of a text that is stated to be a person's name when a part of it is found. */
function rest(text: string, found: string, rule = 'label'): string[] {
  const start = text.indexOf(found);
  const kept: Candidate = { type: 'PERSON', start, end: start + found.length, score: 1, rule: 'names' };
  const stated: Candidate = { type: 'PERSON', start: 0, end: text.length, score: 0.9, rule };
  return restOfNames(text, [stated, kept], [kept]).map((name) => text.slice(name.start, name.end));
}

test('what is left of a name that is found in part is a name', () => {
  expect(rest('Wulf, Annegret', 'Wulf')).toEqual(['Annegret']);
  expect(rest('Jean-Phi, D. Roth', 'D. Roth')).toEqual(['Jean-Phi']);
});

test('what only a space parts from it, or nobody states, is none', () => {
  expect(rest('Clutterbuck First', 'Clutterbuck')).toEqual([]);
  expect(rest('Wulf, Annegret', 'Wulf', 'person')).toEqual([]);
});
