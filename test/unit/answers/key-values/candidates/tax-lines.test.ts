import { describe, expect, test } from 'vitest';
import { printed } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const asked = { vat_amount: 'amount of value added tax', vat_rate: 'rate of the tax in percent' };

const sums = (label: string, amount: string) =>
  valuesOf(
    printed([
      { text: 'Hollander Fietsen B.V.', y: 60 },
      { text: 'Subtotaal', x: 300, y: 400 },
      { text: '100,00', x: 480, y: 400 },
      { text: label, x: 300, y: 414 },
      { text: amount, x: 480, y: 414 },
    ]),
    asked,
  );

describe('a line of a tax with its rate', () => {
  test.each([
    ['BTW 21%', '21,00', '21%'],
    ['TVA à 20 %', '20,00', '20 %'],
    ['zzgl. 19 % USt.', '19,00', '19 %'],
    ['plus VAT (5.5%)', '5.50', '5.5%'],
  ])('gives both: "%s %s"', (label, amount, rate) => {
    expect(sums(label, amount)).toEqual({ vat_amount: [amount], vat_rate: [rate] });
  });

  test('gives the tax, not the sum that it is taken of', () => {
    const both = { vat_amount: ['21,00'], vat_rate: ['21%'] };
    expect(sums('BTW 21% over 100,00', '21,00')).toEqual(both);
    expect(sums('BTW 21% over 100,00 21,00', 'EUR')).toEqual(both);
  });

  test('is none where the sum contains the tax', () => {
    expect(sums('Gesamtbetrag inkl. 19 % MwSt.', '119,00')).toMatchObject({ vat_amount: [] });
  });
});
