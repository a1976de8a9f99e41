import { describe, expect, test } from 'vitest';
import { flowing, heading, paragraph } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const asked = { start_date: 'date on which the term begins', end_date: 'date on which the term ends' };

const datesIn = (sentence: string) =>
  valuesOf(flowing(paragraph('This agreement is made as of 2 March 2026.'), paragraph(sentence)), asked);

describe('the first and the last day of a term', () => {
  test.each([
    [
      'The term of this Lease shall be two (2) years, commencing on April 1, 2026 and ending on March 31, 2028, unless renewed.',
      'April 1, 2026',
      'March 31, 2028',
    ],
    [
      'Die Laufzeit beginnt am 01.04.2026. Das Mietverhältnis endet am 31.03.2028, ohne dass es gekündigt wird.',
      '01.04.2026',
      '31.03.2028',
    ],
  ])('are read from "%s"', (sentence, start, end) => {
    expect(datesIn(sentence)).toEqual({ start_date: [start], end_date: [end] });
  });

  test('are not those of something else that begins and ends', () => {
    const sentence = 'Works on the roof are starting on 4 May 2026 and ending on 6 May 2026.';
    const dates = JSON.stringify(datesIn(sentence));
    expect(dates).not.toContain('4 May 2026');
    expect(dates).not.toContain('6 May 2026');
  });
});

describe('the time that a paper is about', () => {
  test.each([
    ['Période du 01/03/2026 au 31/03/2026   Date de paiement : 02/04/2026', ['01/03/2026', '31/03/2026']],
    ['Abrechnungszeitraum 01.02.2026 bis 28.02.2026, Rechnung vom 04.03.2026', ['01.02.2026', '28.02.2026']],
    ['This bill is for the billing period from 1 May 2026 to 31 May 2026.', ['1 May 2026', '31 May 2026']],
  ])('begins and ends with the dates behind its name: %s', (line, [start, end]) => {
    const paper = flowing(heading('Paper'), paragraph(line));
    expect(valuesOf(paper, { period_start: 'first day of the period', period_end: 'last day of the period' })).toEqual({
      period_start: [start],
      period_end: [end],
    });
  });
});
