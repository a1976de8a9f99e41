import { expect, test } from 'vitest';
import type { Candidate } from '../../../../../src/answers/entities/candidate.ts';
import { withoutEponyms } from '../../../../../src/answers/entities/mentions/eponyms.ts';

/** The names that stay of those that a tagger finds in a text. */
function kept(text: string, ...names: string[]): string[] {
  const candidates = names.map((name): Candidate => {
    const start = text.indexOf(name);
    return { type: 'PERSON', start, end: start + name.length, score: 0.9, rule: 'names' };
  });
  return withoutEponyms(text, candidates).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['The Okafor equation was solved.', 'Okafor'],
  ['for an Okafor-Lindqvist potential', 'Okafor-Lindqvist'],
  ['by Okafor’s theorem', 'Okafor'],
  ['summed over Okafor path integrals', 'Okafor'],
  ['the Okafor disease and its signs', 'Okafor'],
  ['with the Okafor tests', 'Okafor'],
  ['Use an Okafor key of 5 mm.', 'Okafor'],
  ['Lindqvist cells were stained.', 'Lindqvist'],
  ['Storm Ingrid brings gusts', 'Storm Ingrid'],
  ['after Hurricane Ingrid had passed', 'Ingrid'],
  ['kept at 18 °C. Okafor was added', 'C. Okafor'],
  ['U = R · I. Lindqvist anzünden', 'I. Lindqvist'],
])('nobody is named by what is called after people: %s', (text, name) => {
  expect(kept(text, name)).toEqual([]);
});

test.each([
  ['Okafor solved the equation.', 'Okafor'],
  ['Okafor scores again', 'Okafor'],
  ['Ms Okafor tests the pump.', 'Okafor'],
  ['Adaeze Okafor method notes', 'Adaeze Okafor'],
  ['please send Okafor’s number to the ward', 'Okafor'],
  ['asked Okafor functionally nothing', 'Okafor'],
  ['at 8. C. Okafor came', 'C. Okafor'],
])('whoever does something, has a title or a first name stays: %s', (text, name) => {
  expect(kept(text, name)).toEqual([name]);
});

test('whoever is named in full elsewhere stays', () => {
  const text = 'Adaeze Okafor wrote it. The Okafor method is hers.';
  const [first, second] = ['Adaeze Okafor', 'Okafor method'].map((part) => text.indexOf(part)) as [number, number];
  const candidates = [
    { start: first, end: first + 13 },
    { start: second, end: second + 6 },
  ].map((span): Candidate => ({ type: 'PERSON', ...span, score: 0.9, rule: 'names' }));
  expect(withoutEponyms(text, candidates)).toEqual(candidates);
});
