import { describe, expect, test } from 'vitest';
import type { LineSpec } from '../../layout/page.ts';
import { flowing, paragraph, printed } from '../documents.ts';
import { valuesOf } from './values-of.ts';

const stacked = (...texts: readonly string[]): LineSpec[] => texts.map((text, row) => ({ text, y: 60 + 13 * row }));

const ORDER = flowing(
  paragraph('Total: $ 4,500.00'),
  paragraph('Agency commission: $ 675.00'),
  paragraph('Paid by wire: $ 100.00'),
);

const AGREEMENT = flowing(
  paragraph(
    'This Consulting Agreement is made as of May 3, 2019 by and between Harbour Bakery, Inc. ("Client") and Miller Ropeworks GmbH ("Consultant").',
  ),
);

describe('other wordings of a question', () => {
  test('ask for the total of a paper that says nowhere which sum is gross', () => {
    expect(valuesOf(ORDER, { grossAmount: 'gross amount' })).toEqual({ grossAmount: ['$ 4,500.00'] });
    const both = flowing(paragraph('Gross: $ 4,500.00'), paragraph('Total: $ 3,825.00'));
    expect(valuesOf(both, { grossAmount: 'gross amount' })).toEqual({ grossAmount: ['$ 4,500.00'] });
  });

  test('set apart what stands behind before or without', () => {
    expect(valuesOf(ORDER, { gross: 'sum before commission, the gross amount' })).toEqual({ gross: ['$ 4,500.00'] });
    const taxed = flowing(paragraph('Total before tax: $ 50.00'), paragraph('Total: $ 55.00'));
    expect(valuesOf(taxed, { net: 'sum before tax' })).toEqual({ net: ['$ 50.00'] });
  });

  test('take in what stands behind including', () => {
    const taxed = flowing(paragraph('Tax: $ 5.00'), paragraph('Total: $ 55.00'));
    expect(valuesOf(taxed, { sum: 'total sum including tax' })).toEqual({ sum: ['$ 55.00'] });
  });

  test('ask for all between whom an agreement is made', () => {
    expect(valuesOf(AGREEMENT, { between: 'between whom the agreement is made' })).toEqual({
      between: ['Harbour Bakery, Inc.', 'Miller Ropeworks GmbH'],
    });
  });

  test('ask for a country by which country', () => {
    const lines = stacked('Resident of country: Norway', 'Country of the harbour office: 12');
    expect(valuesOf(printed(lines), { residence: 'resident of which country' })).toEqual({ residence: ['Norway'] });
  });

  test('ask for a name, and who issued the paper is none', () => {
    const lines = stacked('Harbour Guest Book', '12 Mole Road', 'Port Haven, OR 97420', 'Badge: 17');
    expect(valuesOf(printed(lines), { name: 'name shown on the form' })).toEqual({ name: [] });
    expect(valuesOf(printed(lines), { company: 'name of the company' })).toEqual({
      company: ['Harbour Guest Book'],
    });
  });
});
