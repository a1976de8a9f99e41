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
