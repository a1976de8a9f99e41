import { expect, test } from 'vitest';
import { cell, flowing, table } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const tableOf = (...rows: readonly (readonly string[])[]) =>
  flowing(table(...rows.map((row) => row.map((text) => cell(text)))));

test('a first row of words above columns of numbers heads a table that the file does not say to have a head', () => {
  const meters = tableOf(
    ['Meter', 'Serial no.', 'Reading'],
    ['Electricity', 'E10Z55', '48213'],
    ['Gas', 'G4A007', '07766'],
  );
  expect(valuesOf(meters, { gas_reading: 'reading of the gas meter' })).toEqual({ gas_reading: ['07766'] });
});

test('a table of words alone has no head that only its first row tells', () => {
  const friends = tableOf(['Ada', 'Grace', 'Edith'], ['Blue', 'Green', 'Red'], ['Tea', 'Milk', 'Water']);
  expect(valuesOf(friends, { grace: '' })).toEqual({ grace: [] });
});
