import { describe, expect, test } from 'vitest';
import type { LineSpec } from '../../../layout/page.ts';
import { printed } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const columns = (...rows: readonly (readonly string[])[]): LineSpec[] =>
  rows.flatMap((row, at) => row.map((text, column) => ({ text, x: 40 + 90 * column, y: 60 + 18 * at })));

describe('the harmonised codes of a vehicle registration certificate', () => {
  const certificate = printed(
    columns(
      ['A', 'KI-MW 418', '', 'B', '14.03.2022'],
      ['C.1.1', 'Marsh', '', 'D.1', 'KESTREL'],
      ['C.1.2', 'Ada', '', 'D.3', 'HERON'],
      ['E', 'WKLZZZ4NXN0081537', '', 'P.3', 'PETROL'],
    ).filter(({ text }) => text !== ''),
  );

  test('name the values beside them, which no label says', () => {
    const asked = {
      license_plate: '',
      first_registration: 'date of first registration',
      owner_first_name: '',
      make: 'brand of the car',
      model: '',
      vin: '',
      fuel: 'kind of fuel',
    };
    expect(valuesOf(certificate, asked)).toEqual({
      license_plate: ['KI-MW 418'],
      first_registration: ['14.03.2022'],
      owner_first_name: ['Ada'],
      make: ['KESTREL'],
      model: ['HERON'],
      vin: ['WKLZZZ4NXN0081537'],
      fuel: ['PETROL'],
    });
  });

  test('are none where letters count the items of a list', () => {
    const list = printed(columns(['A', 'Apples'], ['B', 'Bread'], ['D.1', 'Dates'], ['E', 'Eggs']));
    expect(valuesOf(list, { license_plate: '', make: '', vin: '' })).toEqual({ license_plate: [], make: [], vin: [] });
  });
});
