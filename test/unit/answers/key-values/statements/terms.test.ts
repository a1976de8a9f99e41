import { describe, expect, test } from 'vitest';
import { flowing, heading, paragraph } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const asked = (key: string, ...paragraphs: readonly string[]) =>
  (
    valuesOf(flowing(heading('Deed'), ...paragraphs.map((text) => paragraph(text))), { [key]: '' }) as Record<
      string,
      string[]
    >
  )[key];

describe('how long an agreement lasts', () => {
  test.each([
    ['The term of this Lease shall be two (2) years beginning on the first of June.', 'two (2) years'],
    ['This Agreement shall automatically terminate 18 months after its date.', '18 months'],
    ['7. Term. It binds both parties for a period of thirty-six (36) months.', 'thirty-six (36) months'],
    ['This NDA shall continue in effect until the second anniversary of its date.', 'second anniversary'],
    ['The obligations of the Reader shall survive for five years from the date of this deed.', 'five years'],
    ['Der Vertrag wird auf die Dauer von drei Jahren geschlossen.', 'drei Jahren'],
    ['Le bail est conclu pour une durée de neuf ans.', 'neuf ans'],
  ])('is read from "%s"', (sentence, duration) => {
    expect(asked('term', sentence)).toEqual([duration]);
  });

  test.each([
    'This Agreement may be terminated upon thirty (30) days prior written notice.',
    'The restrictions shall continue for two years after termination of the employment.',
    'The lender shall answer all claims under the terms of this Note within ten days.',
  ])('is not said by "%s"', (sentence) => {
    expect(asked('term', sentence)).toEqual([]);
  });
});

test('how long before the end notice is given is read from a sentence', () => {
  expect(asked('notice period', 'Either party may end it upon sixty (60) days’ prior written notice.')).toEqual([
    'sixty (60) days',
  ]);
});
