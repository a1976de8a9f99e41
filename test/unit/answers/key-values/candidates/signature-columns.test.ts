import { expect, test } from 'vitest';
import { cell, flowing, heading, paragraph, table } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const OPENING =
  'This Supply Agreement is entered into as of 4 March 2031 by and between Marlow Pottery Ltd., 4 Quay Street, ' +
  'Falmouth TR11 3XX (the "Seller") and Stoke Museums Inc., 12 Kiln Lane, Austin, TX 78701 (the "Buyer").';

const contractSigned = (...heads: readonly string[]) =>
  flowing(
    heading('SUPPLY AGREEMENT'),
    paragraph(OPENING),
    heading('1. Goods', 2),
    paragraph('The Seller throws and glazes forty plates for the Buyer in the year after the date above.'),
    table(
      heads.map((text) => cell(text, { header: true })),
      [cell('Name: Edith Marlow'), cell('Name: Paul Armand')],
      [cell('Title: Owner'), cell('Title: Head of Collections')],
      [cell('Date: 05.03.2031'), cell('Date: 06.03.2031')],
    ),
  );

test.each([
  ['For the Seller', 'For the Buyer'],
  ['Signed for Seller', 'Signed for Buyer'],
])('who signs for a party is the person in its column, not the party: %s', (...heads) => {
  const asked = { 'Signatory of the buyer': '', 'Signatory of the seller': '' };
  expect(valuesOf(contractSigned(...heads), asked)).toEqual({
    'Signatory of the buyer': ['Paul Armand'],
    'Signatory of the seller': ['Edith Marlow'],
  });
});

test('a party is who the contract calls so, not who signs for it', () => {
  expect(valuesOf(contractSigned('For the Seller', 'For the Buyer'), { Buyer: '', Seller: '' })).toEqual({
    Buyer: ['Stoke Museums Inc.'],
    Seller: ['Marlow Pottery Ltd.'],
  });
});

test('who signs for a party that no column names is not the party', () => {
  const contract = flowing(heading('SUPPLY AGREEMENT'), paragraph(OPENING));
  expect(valuesOf(contract, { 'Signatory of the buyer': '' })).toEqual({ 'Signatory of the buyer': [] });
});
