import { describe, expect, test } from 'vitest';
import type { LineSpec } from '../../layout/page.ts';
import { cell, flowing, paragraph, printed, table } from '../documents.ts';
import { form, rule } from './form.ts';
import { valuesOf } from './values-of.ts';

const stacked = (...texts: readonly string[]): LineSpec[] => texts.map((text, row) => ({ text, y: 60 + 13 * row }));

const ORDER = flowing(
  paragraph('Total: $ 4,500.00'),
  paragraph('Agency commission: $ 675.00'),
  paragraph('Paid by wire: $ 100.00'),
);

const AGREEMENT = flowing(
  paragraph(
    'This Consulting Agreement is made as of May 3, 2019 by and between Harbour Bakery, Inc. ("Client") and Miller Ropeworks GmbH ("Consultant").',
  ),
);

describe('other wordings of a question', () => {
  test('ask for the total of a paper that says nowhere which sum is gross', () => {
    expect(valuesOf(ORDER, { grossAmount: 'gross amount' })).toEqual({ grossAmount: ['$ 4,500.00'] });
    const both = flowing(paragraph('Gross: $ 4,500.00'), paragraph('Total: $ 3,825.00'));
    expect(valuesOf(both, { grossAmount: 'gross amount' })).toEqual({ grossAmount: ['$ 4,500.00'] });
  });

  test('count in French with the word that is a name in Spanish', () => {
    const report = flowing(paragraph('Retards : 4'), paragraph('Absences : 2'));
    expect(valuesOf(report, { retards: 'nombre de retards', absences: "nombre d'absences" })).toEqual({
      retards: ['4'],
      absences: ['2'],
    });
    const card = flowing(paragraph('Nombre de la socia: Rosa Vidal'), paragraph('Socios: 12'));
    expect(valuesOf(card, { socia: 'nombre de la socia' })).toEqual({ socia: ['Rosa Vidal'] });
  });

  test('ask for an end of a range of dates whose line ends within it', () => {
    const period = printed([
      { text: 'Billing period', x: 60, y: 60 },
      { text: '1 July 2025 – 30 September', x: 200, y: 60 },
      { text: '2025', x: 200, y: 73 },
      { text: 'Meter number', x: 60, y: 90 },
      { text: 'K21 04933', x: 200, y: 90 },
    ]);
    expect(
      valuesOf(period, { end: 'last day of the billing period', start: 'first day of the billing period' }),
    ).toEqual({
      end: ['30 September 2025'],
      start: ['1 July 2025'],
    });
  });

  test('ask for a date close behind words that labels of any language speak with, without a colon', () => {
    const dated = printed(stacked('Ing. Elia Tonin', 'Data di emissione 28/04/2025'));
    expect(valuesOf(dated, { emissione: 'data di emissione' })).toEqual({ emissione: ['28/04/2025'] });
    const permit = printed(stacked('Erlaubnis zum Angeln', 'Ausstellungsdatum 03.05.2025'));
    expect(valuesOf(permit, { datum: 'Ausstellungsdatum' })).toEqual({ datum: ['03.05.2025'] });
  });

  test('set apart what stands behind before or without', () => {
    expect(valuesOf(ORDER, { gross: 'sum before commission, the gross amount' })).toEqual({ gross: ['$ 4,500.00'] });
    const taxed = flowing(paragraph('Total before tax: $ 50.00'), paragraph('Total: $ 55.00'));
    expect(valuesOf(taxed, { net: 'sum before tax' })).toEqual({ net: ['$ 50.00'] });
  });

  test('ask for the total of a column whose head they name', () => {
    const totals = table(
      ['Week', 'Gross amount', 'Net amount'].map((text) => cell(text, { header: true })),
      ['1', '1,200.00', '1,080.00'].map((text) => cell(text)),
      ['2', '700.00', '630.00'].map((text) => cell(text)),
      ['Total', '1,900.00', '1,710.00'].map((text) => cell(text)),
    );
    expect(valuesOf(flowing(totals), { grossAmount: 'gross amount' })).toEqual({ grossAmount: ['1,900.00'] });
    const sums = ['Totals', '125.60', '6,200.00', '930.00'].map((text, at) => ({ text, x: 72 + 110 * at, y: 90 }));
    const line = printed([{ text: 'Weeks: 2', y: 60 }, ...sums]);
    expect(valuesOf(line, { total: 'total gross cost' })).toEqual({ total: ['6,200.00'] });
  });

  test('ask for the amount of the paper, whatever of it has a number', () => {
    const paid = stacked('Total: $4,500.00', 'Order No: 5512', 'Customer No: 17', 'Paid by wire: $100.00');
    expect(valuesOf(printed(paid), { gross_total: 'total gross amount of the order' })).toEqual({
      gross_total: ['$4,500.00'],
    });
  });

  test('tell more of whom they ask for, or call them otherwise, where they stand under a heading', () => {
    const sheet = printed(
      stacked('Agency', 'Name: Tidewater Media', 'Phone: 541 555 0142', 'Advertiser', 'Name: Skerry Optics AB'),
    );
    expect(
      valuesOf(sheet, {
        advertiser: 'advertiser that buys the air time',
        client: 'name of the advertiser',
        landlord: 'name of the landlord',
      }),
    ).toEqual({ advertiser: ['Skerry Optics AB'], client: ['Skerry Optics AB'], landlord: [] });
  });

  test('ask for a number, and the description says which', () => {
    const lines = stacked('No: 12-14x', 'Contract / revision: 220335', 'Berth: 7');
    expect(valuesOf(printed(lines), { number: 'contract #' })).toEqual({ number: ['220335'] });
    const bill = stacked('Customer No: 17', 'Berth: 7', 'Payable under the contract.');
    expect(valuesOf(printed(bill), { number: 'contract #' })).toEqual({ number: [] });
    const invoice = [{ text: 'Invoice', y: 30, size: 20 }, ...stacked('No: 5512', 'Berth: 7')];
    expect(valuesOf(printed(invoice), { number: 'invoice number' })).toEqual({ number: ['5512'] });
  });

  test('take in what stands behind including', () => {
    const taxed = flowing(paragraph('Tax: $ 5.00'), paragraph('Total: $ 55.00'));
    expect(valuesOf(taxed, { sum: 'total sum including tax' })).toEqual({ sum: ['$ 55.00'] });
  });

  test('ask for all between whom an agreement is made', () => {
    expect(valuesOf(AGREEMENT, { between: 'between whom the agreement is made' })).toEqual({
      between: ['Harbour Bakery, Inc.', 'Miller Ropeworks GmbH'],
    });
  });

  test('ask for somebody by what they do, or what is done to them', () => {
    const deed = flowing(
      paragraph('Registrant: Skerry Lighthouse Trust'),
      paragraph('Lender: Tidewater Savings Bank'),
      paragraph('Borrower: Maud Fairweather'),
      paragraph('Employer: Grey Gull Boatyard Ltd'),
      paragraph('Employee: Jonas Sandvik'),
    );
    expect(
      valuesOf(deed, {
        agent: 'person or company that registers',
        clerk: 'who is registered',
        creditor_name: 'name of the party who has lent the money',
        debtor_name: 'who borrowed',
        worker: 'the person who is employed',
        workplace: 'company that employs',
      }),
    ).toEqual({
      agent: ['Skerry Lighthouse Trust'],
      clerk: ['Skerry Lighthouse Trust'],
      creditor_name: ['Tidewater Savings Bank'],
      debtor_name: ['Maud Fairweather'],
      worker: ['Jonas Sandvik'],
      workplace: ['Grey Gull Boatyard Ltd'],
    });
  });

  test('ask for somebody by a name that the document does not use, where the description uses its own', () => {
    const lines = stacked('Foreign principal: Ministry of Fisheries', 'Registrant: Skerry Lighthouse Trust');
    expect(
      valuesOf(printed(lines), {
        client: 'name of the foreign principal',
        employer_of: 'principal abroad',
        spouse: 'name of the spouse',
      }),
    ).toEqual({ client: ['Ministry of Fisheries'], employer_of: ['Ministry of Fisheries'], spouse: [] });
  });

  test('ask for a name, and a date or the time of a stamp is none', () => {
    const lines = stacked('Signer: January 23, 2013', 'Witness: Received at the Harbour Office 09/12/2011 11:07 AM');
    expect(valuesOf(printed(lines), { signer: 'name of the signer', witness: 'name of the witness' })).toEqual({
      signer: [],
      witness: [],
    });
  });

  test('ask for a thing that does something, not for who does it', () => {
    const lines = stacked('Carrier: Nordsund Lines', 'Ship: Sea Otter');
    expect(valuesOf(printed(lines), { ship: 'name of the ship that carries the goods' })).toEqual({
      ship: ['Sea Otter'],
    });
  });

  test('ask for a country by which country', () => {
    const lines = stacked('Resident of country: Norway', 'Country of the harbour office: 12');
    expect(valuesOf(printed(lines), { residence: 'resident of which country' })).toEqual({ residence: ['Norway'] });
  });

  test('ask for a name, and who issued the paper is none', () => {
    const lines = stacked('Harbour Guest Book', '12 Mole Road', 'Port Haven, OR 97420', 'Badge: 17');
    expect(valuesOf(printed(lines), { name: 'name shown on the form' })).toEqual({ name: [] });
    expect(valuesOf(printed(lines), { company: 'name of the company' })).toEqual({
      company: ['Harbour Guest Book'],
    });
  });

  test('ask by a clause for one value, not for all', () => {
    const lines = stacked('Campaign start: 04/14/2026', 'Campaign start: 05/01/2026');
    expect(valuesOf(printed(lines), { campaign_start: 'when the campaign starts' })).toEqual({
      campaign_start: ['04/14/2026'],
    });
  });

  test('call the whole address a street address', () => {
    const lines = stacked('Harbour Bakery Ltd', '4 Mole Road', 'Port Haven, OR 97420', 'Tel: 541 555 0142');
    expect(valuesOf(printed(lines), { location: 'street address of the shop' })).toEqual({
      location: ['4 Mole Road Port Haven, OR 97420'],
    });
    expect(valuesOf(printed(lines), { shop_street: 'street address of the shop' })).toEqual({
      shop_street: ['4 Mole Road'],
    });
  });

  test('call an order a contract', () => {
    const order: LineSpec[] = [
      { text: 'Purchase Order', y: 50, size: 20 },
      ...stacked('Order No: 5512', 'Customer No: 17').map((line) => ({ ...line, y: (line.y ?? 0) + 40 })),
    ];
    expect(valuesOf(printed(order), { contractNumber: 'number of the contract' })).toEqual({
      contractNumber: ['5512'],
    });
    const invoice = [{ text: 'Invoice', y: 50, size: 20 }, ...order.slice(1)];
    expect(valuesOf(printed(invoice), { contractNumber: 'number of the contract' })).toEqual({ contractNumber: [] });
    const both = [...order, { text: 'Contract No: C-9', y: 140 }];
    expect(valuesOf(printed(both), { contractNumber: 'number of the contract' })).toEqual({
      contractNumber: ['C-9'],
    });
  });
});

describe('a date that is labelled as nothing but a date', () => {
  const asked = { dateSigned: 'when it was signed' };

  test('is that of the signature whose caption stands beside its own', () => {
    const lines = [
      { text: 'Letter of consent', y: 60 },
      { text: '04-11-2026', x: 400, y: 120 },
      { text: 'Signature of the tenant (or of one who may sign for the tenant)', x: 72, y: 134 },
      { text: 'Date (MM-DD-YYYY)', x: 400, y: 134 },
    ];
    const rules = [rule(72, 123, 380, 123), rule(400, 123, 520, 123)];
    expect(valuesOf(printed(form({ lines, rules, fields: [] })), asked)).toEqual({ dateSigned: ['04-11-2026'] });
  });

  test('is not that of a signature elsewhere', () => {
    const document = printed([
      { text: 'Date: 04-11-2026', x: 72, y: 60 },
      { text: 'We agree to the terms of the harbour.', y: 90 },
      { text: 'Signature: A. Lovelace', x: 72, y: 160 },
    ]);
    expect(valuesOf(document, asked)).toEqual({ dateSigned: [] });
  });
});

describe('labels of other languages', () => {
  test('are those of Portuguese papers', () => {
    const paper = flowing(
      paragraph('Pai: Rui Vilar'),
      paragraph('Mãe: Inês Costa'),
      paragraph('Naturalidade: Évora'),
      paragraph('Data de emissão: 2 de maio de 2031'),
      paragraph('Morada: Rua Nova, 5, 7000-656 Évora'),
    );
    expect(
      valuesOf(paper, { father: 'name of the father', mother: '', birth_place: '', issue_date: '', address: '' }),
    ).toEqual({
      father: ['Rui Vilar'],
      mother: ['Inês Costa'],
      birth_place: ['Évora'],
      issue_date: ['2 de maio de 2031'],
      address: ['Rua Nova, 5, 7000-656 Évora'],
    });
  });

  test('are those of Scandinavian papers', () => {
    const bill = flowing(
      paragraph('Fakturanummer: 88120'),
      paragraph('Förfallodatum: 2031-06-04'),
      paragraph('Att betala: 1 204,50'),
      paragraph('Leverantör: Skerry Optik AB'),
    );
    expect(valuesOf(bill, { invoice_number: '', due_date: '', total_to_pay: 'total to pay', supplier: '' })).toEqual({
      invoice_number: ['88120'],
      due_date: ['2031-06-04'],
      total_to_pay: ['1 204,50'],
      supplier: ['Skerry Optik AB'],
    });
  });
});

test('a unit with a capital within it is one word', () => {
  const bill = flowing(paragraph('kWh used: 989'), paragraph('Standing charge: £44.85'));
  expect(valuesOf(bill, { usage_kwh: 'electricity used in kWh' })).toEqual({ usage_kwh: ['989'] });
});

test('dues are paid, and no date', () => {
  const form = flowing(paragraph('Start date: 3 May 2031'), paragraph('Monthly dues: $64.00'));
  expect(valuesOf(form, { monthly_dues: '' })).toEqual({ monthly_dues: ['$64.00'] });
});
