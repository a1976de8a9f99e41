import { expect, test } from 'vitest';
import { cell, flowing, paragraph, table } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const head = (text: string) => cell(text, { header: true });

test.each([
  ['English', ['Item', 'Units', 'Unit price', 'Amount'], ['Night shift', '4', '31.50', '126.00'], 'night_shift'],
  ['Swedish', ['Löneart', 'Antal', 'À-pris', 'Belopp'], ['Beredskap', '4', '31,50', '126,00'], 'beredskap'],
])('a row of a quantity, a price and an amount answers with its amount, in %s', (_, heads, row, key) => {
  const slip = flowing(
    paragraph('Slip'),
    table(
      heads.map(head),
      row.map((text) => cell(text)),
      ['Other', '2', '10.00', '20.00'].map((text) => cell(text)),
    ),
  );
  expect(valuesOf(slip, { [key]: key.replace('_', ' ') })).toEqual({ [key]: [row[3]] });
});
