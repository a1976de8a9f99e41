import { expect, test } from 'vitest';
import { printed } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

test.each([
  ['Invoice INV/2031/0008', 'invoice_number', 'INV/2031/0008'],
  ['Preventivo n. 88/2031', 'numero_preventivo', '88/2031'],
  ['Rental Agreement RA 55-20177', 'agreement_number', 'RA 55-20177'],
  ['Rechnung Nr. 2031-55810 vom 01.09.2031', 'rechnungsnummer', '2031-55810'],
])('the title %s has the number of the paper', (title, key, number) => {
  expect(valuesOf(printed([{ text: title, y: 60, size: 14 }]), { [key]: '' })).toEqual({ [key]: [number] });
});

test('the date behind the number of a paper is the date of that paper', () => {
  const bill = printed([{ text: 'Rechnung Nr. 2031-55810 vom 01.09.2031', y: 60 }]);
  expect(valuesOf(bill, { rechnungsdatum: 'Datum der Rechnung' })).toEqual({ rechnungsdatum: ['01.09.2031'] });
});

test('a number behind the name of something else names no paper', () => {
  expect(valuesOf(printed([{ text: 'Highway A55-201', y: 60 }]), { invoice_number: '' })).toEqual({
    invoice_number: [],
  });
});

test('a number with its date below the title of a paper is the number of that paper', () => {
  const note = printed([
    { text: 'DOCUMENTO DI TRASPORTO', y: 60, size: 14 },
    { text: '(D.P.R. 12/31) N. 118/B del 09/05/2031', y: 80 },
  ]);
  expect(valuesOf(note, { delivery_note_number: '', date: 'date of the delivery note' })).toEqual({
    delivery_note_number: ['118/B'],
    date: ['09/05/2031'],
  });
});
