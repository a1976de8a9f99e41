import { describe, expect, test } from 'vitest';
import { flowing, paragraph, printed } from '../documents.ts';
import { valuesOf } from './values-of.ts';

const lines = (...texts: readonly string[]) => printed(texts.map((text, row) => ({ text, y: 60 + 24 * row })));

describe('a key that the document does not have', () => {
  test('is not answered by a label that says only the kind of thing: a telephone is none for emergencies', () => {
    const letter = lines('Telephone: (202) 555-0130', 'Color: imitation cork');
    expect(valuesOf(letter, { emergency_phone: 'telephone number for emergencies' })).toEqual({ emergency_phone: [] });
    expect(valuesOf(letter, { phone_number: 'telephone number' })).toEqual({ phone_number: ['(202) 555-0130'] });
  });

  test('is not answered by whoever issued the paper where it asks for a company that does something else', () => {
    const receipt = printed([
      { text: 'HARBOUR BAKERY LTD', y: 40 },
      { text: '12 Quay Street, Port Haven 20816', y: 54 },
      { text: 'Tel: 020 7946 0018', y: 68 },
      { text: 'Bread', y: 110 },
      { text: '4.50', x: 300, y: 110 },
      { text: 'Total', y: 130 },
      { text: '4.50', x: 300, y: 130 },
    ]);
    expect(valuesOf(receipt, { moving_company: 'company that moves the furniture' })).toEqual({ moving_company: [] });
    expect(valuesOf(receipt, { company: 'company that issued the receipt' })).toEqual({
      company: ['HARBOUR BAKERY LTD'],
    });
  });

  test('is not answered by a label that is nearly spelt so: a region is no religion', () => {
    const order = flowing(paragraph('Sales region: North'), paragraph('Packing number: 80412'));
    const asked = { religion: 'religion of the person', tracking_number: 'number with which the parcel is tracked' };
    expect(valuesOf(order, asked)).toEqual({ religion: [], tracking_number: [] });
  });

  test('of a place is not answered by a day', () => {
    const claim = lines('Date of birth: June 19, 1921');
    expect(valuesOf(claim, { place_of_birth: 'city where the person was born' })).toEqual({ place_of_birth: [] });
  });
});
