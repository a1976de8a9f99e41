import { describe, expect, test } from 'vitest';
import { answer } from '../../../../fixtures/answer.ts';
import type { LineSpec } from '../../../layout/page.ts';
import { printed } from '../../documents.ts';

const asked = { total: 'total amount paid', date: 'date of the receipt' };

const valuesOn = (lines: readonly LineSpec[], keys: Readonly<Record<string, string>> = asked) => {
  const instruction = Object.entries(keys).map(([key, description]) => ({ key, description }));
  return answer(printed(lines), 'extract_key_value', { instruction }).json;
};

/** Rows of a receipt: what they say at the left, an amount at the right edge. */
const rows = (...texts: readonly (readonly [left: string, right?: string])[]): LineSpec[] =>
  texts.flatMap(([left, right], row) => [
    { text: left, x: 60, y: 60 + 14 * row },
    ...(right === undefined ? [] : [{ text: right, x: 240, y: 60 + 14 * row }]),
  ]);

/** The last rows of a receipt: what was given and given back. */
const paid = (given: string, back: string): LineSpec[] => [
  { text: 'Cash', x: 60, y: 200 },
  { text: given, x: 240, y: 200 },
  { text: 'Change', x: 60, y: 214 },
  { text: back, x: 240, y: 214 },
];

describe('a receipt', () => {
  test('has the total after rounding, not sums of parts, of tax, or what was paid and given back', () => {
    const lines = rows(
      ['Northgate Stores Ltd'],
      ['Receipt 8841'],
      ['Oat milk', '3.42'],
      ['Sub-total', '7.83'],
      ['Total VAT', '0.43'],
      ['Total incl. VAT', '8.26'],
      ['Rounding', '-0.01'],
      ['Total', '8.25'],
      ['Cash', '10.00'],
      ['Change', '1.75'],
      ['VAT summary'],
      ['Total', '7.83'],
    );
    expect(valuesOn(lines)).toEqual({ total: ['8.25'], date: [] });
  });

  test('has no total where nothing but noughts is left of it', () => {
    expect(valuesOn(rows(['Northgate Stores Ltd'], ['Oat milk', '3.4'], ['Grand Total', '. 00']))).toMatchObject({
      total: [],
    });
  });

  test('has its total in other languages, and below the word for it', () => {
    expect(
      valuesOn(rows(['Kassenbon'], ['Zwischensumme', '4,10'], ['SUMME EUR', '4,10'], ['Bar', '5,00'])),
    ).toMatchObject({ total: ['4,10'] });
    expect(valuesOn(rows(['Receipt'], ['Total to pay'], ['', '31.60'], ['Card', '31.60']))).toMatchObject({
      total: ['31.60'],
    });
  });

  test('has the total that what was given and given back come to, where no word names it', () => {
    const lines = rows(['Receipt'], ['Tea', '12.31'], ['Total', '12.31'], ['Rounded', '-0.01'], ['', '12.30']);
    expect(valuesOn([...lines, ...paid('20.00', '7.70')])).toMatchObject({ total: ['12.30'] });
    // A recogniser took one figure for another.
    const misread = rows(['Receipt'], ['Takeaway incl. tax', '18.90'], ['Total', '16.90']);
    expect(valuesOn([...misread, ...paid('50.00', '31.10')])).toMatchObject({ total: ['18.90'] });
    // The word for what was given is lost, or taken for another.
    const parking = rows(['Receipt'], ['Amount incl. tax', '6.00'], ['Acc total', '10.00'], ['Change', '4.00']);
    expect(valuesOn(parking)).toMatchObject({ total: ['6.00'] });
    // Nothing on the receipt is what the two come to.
    expect(valuesOn([...misread, ...paid('50.00', '30.10')])).toMatchObject({ total: ['16.90'] });
  });

  test('has its total where the point of the amount is lost', () => {
    expect(valuesOn(rows(['Receipt'], ['Grand total', '79 50'], ['Cash', '100.00']))).toMatchObject({
      total: ['79 50'],
    });
  });

  test.each([
    ['03-11-17 14:02 R00031', '03-11-17'],
    ['#12 7/JUN/2017 09:15:20', '7/JUN/2017'],
    ['28 Mar 18 18:32:36', '28 Mar 18'],
    ['2019-04-30 23:14', '2019-04-30'],
  ])('has the date that is stamped as "%s"', (stamp, date) => {
    expect(valuesOn(rows(['Receipt'], [stamp], ['Total', '5.00'], ['Cash', '5.00']))).toEqual({
      total: ['5.00'],
      date: [date],
    });
  });

  test('has rows whose amounts are followed by the rate of tax, or preceded by dirt', () => {
    const lines = rows(['Receipt'], ['Tea', '4.60 SR'], ['Net total', '4.61'], ['Net total rounded', '"4.60 S']);
    expect(valuesOn([...lines, ...paid('5.00', '0.40')])).toMatchObject({ total: ['4.60'] });
  });

  test('has what was handed over as its total only where no change was given and no word names it', () => {
    expect(valuesOn(rows(['Receipt'], ['Tea', '4.60'], ['Scone', '2.40'], ['Cash', '7.00']))).toMatchObject({
      total: ['7.00'],
    });
    const parking = rows(['Receipt'], ['Amount incl. tax', '5.00'], ['Accepted total', '10.00'], ['Change', '5.00']);
    expect(valuesOn(parking)).toMatchObject({ total: ['5.00'] });
  });

  test('tells itself by the minute that it is stamped with, and by no telephone number', () => {
    const lines = rows(['Rose Inn'], ['Tel. 05.22.95.66.66'], ['09/03/2018 21:28'], ['Amt due', '12.30']);
    expect(valuesOn(lines)).toEqual({ total: ['12.30'], date: ['09/03/2018'] });
    // The lines of a till are short.
    const wide = ['Your order of 28 February has been received by our house in Port Haven with many thanks'] as const;
    expect(valuesOn([...lines, ...rows([''], [''], [''], [''], wide)])).toMatchObject({ date: [] });
  });

  test('has no weight: its amounts are numbers without a unit', () => {
    const lines = rows(['Receipt'], ['Tea', '4.60'], ['Total', '4.60'], ['Cash', '5.00'], ['Change', '0.40']);
    expect(valuesOn(lines, { gross_weight: 'gross weight of the goods' })).toEqual({ gross_weight: [] });
  });

  test('is no other page with a date and a total', () => {
    expect(valuesOn(rows(['Minutes of the meeting'], ['We met at 10:30 on 3 May 2021 in the hall.']))).toEqual({
      total: [],
      date: [],
    });
  });
});

test('a statement of an account is no receipt, though amounts are paid in its rows', () => {
  const lines = rows(
    ['Opening balance', '410.07'],
    ['Card payment', '18.20'],
    ['Balance', '391.87'],
    ['Money in', '850.00'],
  );
  expect(valuesOn(lines, { total_in: 'total paid in' })).toEqual({ total_in: ['850.00'] });
});
