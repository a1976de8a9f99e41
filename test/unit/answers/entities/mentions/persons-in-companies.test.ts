import { expect, test } from 'vitest';
import { withCompaniesOfPersons } from '../../../../../src/answers/entities/mentions/persons-in-companies.ts';

/** What a name that a tagger takes for a person is, with its legal form. */
function typed(text: string, name: string): string {
  const start = text.indexOf(name);
  const [found] = withCompaniesOfPersons(text, [
    { type: 'PERSON', start, end: start + name.length, score: 1, rule: 'names' },
  ]);
  return `${found?.type} ${text.slice(found?.start, found?.end)}`;
}

test.each([
  ['od Dvorská s.r.o. v Brně', 'Dvorská', 'ORGANIZATION Dvorská s.r.o.'],
  ['bij van der Lind en Zonen betaald', 'van der Lind', 'ORGANIZATION van der Lind en Zonen'],
  ['by Anna Roth, LLC and', 'Anna Roth', 'ORGANIZATION Anna Roth, LLC'],
  ['de Okafor Hermanos', 'Okafor Hermanos', 'ORGANIZATION Okafor Hermanos'],
  ['von Anna Roth gekauft', 'Anna Roth', 'PERSON Anna Roth'],
  ['von Anna Roth. Ltds are', 'Anna Roth', 'PERSON Anna Roth'],
])('a legal form makes a company of a person: %s', (text, name, expected) => {
  expect(typed(text, name)).toBe(expected);
});
