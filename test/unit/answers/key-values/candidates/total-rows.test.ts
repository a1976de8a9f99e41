import { expect, test } from 'vitest';
import { cell, flowing, table } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const head = (text: string) => cell(text, { header: true });

test('the sums of a row whose total counts things stand under the heads of their columns, however wide its label', () => {
  const list = flowing(
    table(
      ['Carton nos.', 'Goods', 'Pieces', 'N.W. (kg)', 'G.W. (kg)'].map(head),
      ['1–40', 'Tea cups', '1,920', '384.0', '452.0'].map((text) => cell(text)),
      ['41–64', 'Bowls', '576', '288.0', '336.0'].map((text) => cell(text)),
      [cell('TOTAL: 64 CARTONS', { columnSpan: 2 }), ...['2,496', '672.0', '788.0'].map((text) => cell(text))],
    ),
  );
  expect(
    valuesOf(list, { total_net_weight: 'total net weight in kg', total_gross_weight: 'total gross weight' }),
  ).toEqual({
    total_net_weight: ['672.0'],
    total_gross_weight: ['788.0'],
  });
});

test('sums of columns are told apart by the short forms of what packing lists count', () => {
  const list = flowing(
    table(
      ['Marks', 'Goods', 'CTNS', 'PCS', 'CBM'].map(head),
      ['1–40', 'Tea cups', '40', '1,920', '3.120'].map((text) => cell(text)),
      ['41–64', 'Bowls', '24', '576', '1.880'].map((text) => cell(text)),
      ['TOTAL', '', '64', '2,496', '5.000'].map((text) => cell(text)),
    ),
  );
  const asked = {
    cartons: 'total number of cartons',
    total_volume: 'volume in cubic metres',
    total_pieces: 'all pieces',
  };
  expect(valuesOf(list, asked)).toEqual({ cartons: ['64'], total_volume: ['5.000'], total_pieces: ['2,496'] });
});

test('the sum of a column is in the row that says so, not the balance below it', () => {
  const statement = flowing(
    table(
      ['Date', 'Libellé', 'Débit', 'Crédit'].map(head),
      ['02/03', 'Virement', '', '900,00'].map((text) => cell(text)),
      ['05/03', 'Carte', '46,10', ''].map((text) => cell(text)),
      ['09/03', 'Chèque', '120,00', ''].map((text) => cell(text)),
      ['', 'TOTAL DES MOUVEMENTS', '166,10', '900,00'].map((text) => cell(text)),
      ['', 'NOUVEAU SOLDE', '', '1 733,90'].map((text) => cell(text)),
    ),
  );
  expect(valuesOf(statement, { total_debits: 'sum of debits', total_credits: 'sum of credits' })).toEqual({
    total_debits: ['166,10'],
    total_credits: ['900,00'],
  });
});

test('all numbers of a kind of paper are those of the column that names the paper', () => {
  const advice = flowing(
    table(
      ['Document', 'Your invoice', 'Net'].map(head),
      ['510081', 'R-7741', '940.00'].map((text) => cell(text)),
      ['510094', 'R-7765', '210.00'].map((text) => cell(text)),
    ),
  );
  expect(valuesOf(advice, { invoice_numbers: 'all invoice numbers paid' })).toEqual({
    invoice_numbers: ['R-7741', 'R-7765'],
  });
});
