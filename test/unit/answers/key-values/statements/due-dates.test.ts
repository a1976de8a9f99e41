import { describe, expect, test } from 'vitest';
import { flowing, heading, paragraph } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const dueIn = (sentence: string) =>
  valuesOf(flowing(heading('Invoice'), paragraph('Dated 2 March 2026'), paragraph(sentence)), { due_date: '' });

describe('the day by which to pay', () => {
  test.each([
    ['Please pay the whole sum by 30 April 2026 to the account below.', '30 April 2026'],
    ['Zahlbar ohne Abzug bis zum 14.12.2026.', '14.12.2026'],
    ['Bitte überweisen Sie den Betrag spätestens am 3.5.2026.', '3.5.2026'],
    ['Wir bitten Sie, bis zum 3.5.2026 zu zahlen.', '3.5.2026'],
    ['À régler au plus tard le 15/06/2026 par virement.', '15/06/2026'],
    ['Wij verzoeken u het bedrag te betalen vóór 12-07-2026.', '12-07-2026'],
  ])('is read from "%s"', (sentence, date) => {
    expect(dueIn(sentence)).toEqual({ due_date: [date] });
  });

  test.each([
    'The tenant pays the rent monthly until 31 March 2027.',
    'We received your payment on 4 January 2026.',
    'Thank you for your payment. The shop opens before 4 January 2026.',
  ])('is not said by "%s"', (sentence) => {
    expect(dueIn(sentence)).toEqual({ due_date: [] });
  });
});

test('a contract that sets when to pay has no due date', () => {
  const text = 'The buyer shall pay the first half of the price by 30 April 2026.';
  expect(valuesOf(flowing(heading('Deed of sale'), paragraph(text)), { due_date: '' })).toEqual({ due_date: [] });
});
