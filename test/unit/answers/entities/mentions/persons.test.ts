import { expect, test } from 'vitest';
import type { Candidate } from '../../../../../src/answers/entities/candidate.ts';
import { withPersons } from '../../../../../src/answers/entities/mentions/persons.ts';
import { unplacedText } from '../../../../../src/answers/text/plain-text.ts';

/** The person of each of these names, one to a line. */
function personsOf(...names: string[]): (string | undefined)[] {
  const text = unplacedText(names.join('\n'));
  const candidates = text.lines.map(
    ({ start, end }): Candidate => ({ type: 'PERSON', start, end, score: 0.8, rule: 'label' }),
  );
  return withPersons(text, candidates).map(({ person }) => person);
}

test('mentions of one person have the fullest name', () => {
  const mentions = ['Okafor', 'Adaeze N. Okafor', 'Okafor, Adaeze', 'A. Okafor', 'ADAEZE OKAFOR', 'Adaeze', "Okafor's"];
  expect(personsOf(...mentions)).toEqual(mentions.map(() => 'Adaeze N. Okafor'));
});

test('two persons of one surname stay apart, and the surname alone is neither', () => {
  expect(personsOf('Adaeze Okafor', 'Emeka Okafor', 'Emeka', 'Okafor')).toEqual([
    'Adaeze Okafor',
    'Emeka Okafor',
    'Emeka Okafor',
    'Okafor',
  ]);
});

test('other entities have no person', () => {
  const candidate: Candidate = { type: 'EMAIL', start: 0, end: 3, score: 1, rule: 'email' };
  expect(withPersons(unplacedText('a@b'), [candidate])).toEqual([candidate]);
});
