import { expect, test } from 'vitest';
import type { Candidate } from '../../../../../src/answers/entities/candidate.ts';
import { fieldsOf } from '../../../../../src/answers/entities/mentions/fields.ts';
import { withoutLabels } from '../../../../../src/answers/entities/mentions/label-spans.ts';
import { unplacedText } from '../../../../../src/answers/text/plain-text.ts';
import { styledSpans } from '../../../../../src/answers/text/styled-spans.ts';

/** What is left of a person that is proposed where the brackets are. */
function leftOf(marked: string, score = 0.7): string[] {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = unplacedText(marked.replace(/[[\]]/g, ''));
  const proposed: Candidate[] = [{ type: 'PERSON', start, end, score, rule: 'names' }];
  return withoutLabels(text.text, fieldsOf(text, styledSpans(text)), proposed).map(({ start: from, end: to }) =>
    text.text.slice(from, to),
  );
}

test.each([
  'Enligt avtalet får [Arbetstagare] lön den 25:e.',
  'Peço a [V. Exa.] que responda.',
  'Como [V. Ex.ª] sabe, a obra parou.',
  'Amtliches [Wunschkürzel]:\tAB-CD 1290',
  '[Chassisnummer] JT118830217 is gestolen.',
])('a role or a form of address is no name: %s', (text) => {
  expect(leftOf(text)).toEqual([]);
});

test('a name that is also the word of a role is kept where it is sure', () => {
  expect(leftOf('Wir danken [Kunde] für den Hinweis.', 0.99)).toEqual(['Kunde']);
});

test('who speaks is a person, though a colon and a tab are behind the name', () => {
  expect(leftOf('[Merle]:\tI saw 2 of them')).toEqual(['Merle']);
});

test.each(['[Port Larkspur]', 'Kontakt [Merle Tan]'])(
  'a word that begins a name is no label of a number: %s',
  (text) => {
    expect(leftOf(text)).toEqual([text.replace(/^.*\[|\]$/g, '')]);
  },
);
