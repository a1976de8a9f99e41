import { describe, expect, test } from 'vitest';
import type { LineSpec } from '../../../layout/page.ts';
import { flowing, paragraph, printed } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const stacked = (y: number, ...texts: readonly string[]): LineSpec[] =>
  texts.map((text, row) => ({ text, y: y + 13 * row }));

describe('who issued a paper', () => {
  test('is asked for by the trade that the name says', () => {
    const quote = printed([
      ...stacked(60, 'Quay Roofing Ltd', '4 Mole Road, Port Haven 20816', 'Tel: 555 0100'),
      ...stacked(140, 'Quotation', 'Date: 3 May 2031'),
    ]);
    expect(valuesOf(quote, { contractor: 'name of the roofing firm' })).toEqual({ contractor: ['Quay Roofing Ltd'] });
  });

  test('is not the company of the guest, whatever its legal form', () => {
    const bill = printed([
      ...stacked(60, 'The Anchor Inn', '7 Pier Road, Port Haven 20816'),
      { text: 'Guest:', y: 110 },
      { text: 'Eva Lindqvist', x: 160, y: 110 },
      { text: 'Company:', y: 124 },
      { text: 'Skerry Optics Inc.', x: 160, y: 124 },
    ]);
    expect(valuesOf(bill, { hotel: 'name of the hotel', company: 'company of the guest' })).toEqual({
      hotel: ['The Anchor Inn'],
      company: ['Skerry Optics Inc.'],
    });
  });

  test('pays by an advice of payment, and sends by a note of delivery', () => {
    const advice = printed([
      ...stacked(60, 'Payment Advice'),
      ...stacked(90, 'Harbour Mills Ltd', '4 Mole Road, Port Haven 20816'),
    ]);
    expect(valuesOf(advice, { payer: 'company that pays' })).toEqual({ payer: ['Harbour Mills Ltd'] });
    const note = printed([
      ...stacked(60, 'Erle Mühlen GmbH', 'Hafenstr. 12', '20457 Hamburg'),
      ...stacked(140, 'Lieferschein'),
    ]);
    expect(valuesOf(note, { sender: 'name of the sender' })).toEqual({ sender: ['Erle Mühlen GmbH'] });
  });

  test('is the tax office, which writes to who pays taxes', () => {
    const notice = printed([
      ...stacked(60, 'Finanzamt Hafenstadt', 'Am Kai 3', '20457 Hafenstadt'),
      ...stacked(130, 'Frau', 'Dr. Ines Kolb', 'Ostertor 9', '28203 Bremen'),
      ...stacked(220, 'Bescheid für 2030'),
    ]);
    expect(valuesOf(notice, { tax_office: 'name of the tax office', taxpayer: 'name of the taxpayer' })).toEqual({
      tax_office: ['Finanzamt Hafenstadt'],
      taxpayer: ['Dr. Ines Kolb'],
    });
  });
});

describe('whom a paper is addressed to', () => {
  test('is the one with a title before the name, though the branch has an address like it', () => {
    const statement = printed([
      ...stacked(60, 'Banque du Havre', 'Agence du Port', '12 quai Neuf', '76600 Le Havre'),
      ...stacked(130, 'MME LISE CARON', '8 RUE DU PORT', '56000 VANNES').map((line) => ({ ...line, x: 330 })),
    ]);
    expect(valuesOf(statement, { account_holder: 'name of the account holder' })).toEqual({
      account_holder: ['MME LISE CARON'],
    });
  });

  test('has an address of any number of lines', () => {
    const bill = printed([
      ...stacked(60, 'Quay Energy Ltd', '4 Mole Road, Port Haven 20816'),
      ...stacked(120, 'Mr Otto Finch', 'The Old Net Loft', 'Chapel Row', 'Port Haven', 'PH2 8AB'),
    ]);
    expect(valuesOf(bill, { customer_name: 'name of the customer' })).toEqual({ customer_name: ['Mr Otto Finch'] });
  });
});

test('a printed e-mail is from the one and to the other that its head says', () => {
  const mail = flowing(
    paragraph('From: Quay Outdoor <orders@quay.example>'),
    paragraph('To: Otto Finch <otto@mail.example>'),
    paragraph('Thanks for your order, Otto!'),
  );
  expect(valuesOf(mail, { shop: 'name of the shop', email: 'e-mail of the customer' })).toEqual({
    shop: ['Quay Outdoor'],
    email: ['otto@mail.example'],
  });
});
