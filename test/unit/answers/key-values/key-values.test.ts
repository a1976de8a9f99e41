import { describe, expect, test } from 'vitest';
import { cell, flowing, heading, paragraph, printed, table } from '../documents.ts';
import { valuesOf } from './values-of.ts';

const head = (text: string) => cell(text, { header: true });

const invoice = printed([
  { text: 'Invoice No.: 4711', y: 80 },
  { text: 'Invoice date', x: 300, y: 80 },
  { text: '12 May 2021', x: 420, y: 80 },
  { text: 'Bill to:', y: 120 },
  { text: 'Ada Lovelace', y: 134 },
  { text: 'Total:', y: 200 },
  { text: 'EUR 1,234.50', x: 200, y: 200 },
]);

describe('asked keys', () => {
  test('come back exactly as asked, in the order asked, with values as printed', () => {
    const values = valuesOf(invoice, { total: '', 'invoice NUMBER': '', 'Ship to': '' });
    expect(JSON.stringify(values)).toBe('{"total":["EUR 1,234.50"],"invoice NUMBER":["4711"],"Ship to":[]}');
  });

  test('are read right of their label, and below it', () => {
    expect(valuesOf(invoice, { 'Invoice date': '' })).toEqual({ 'Invoice date': ['12 May 2021'] });
    expect(valuesOf(invoice, { 'Bill to': '' })).toEqual({ 'Bill to': ['Ada Lovelace'] });
  });

  test('may be named by their description alone', () => {
    expect(valuesOf(invoice, { grand: 'the total of the invoice' })).toEqual({ grand: ['EUR 1,234.50'] });
  });

  test('take only values of the type that key or description asks for', () => {
    const document = flowing(paragraph('Due: see below'), paragraph('Paid: in full on 3 June 2024'));
    expect(valuesOf(document, { due_date: '', Due: 'date', paid: 'the date of the payment' })).toEqual({
      due_date: [],
      Due: [],
      paid: ['3 June 2024'],
    });
  });

  test('that ask for one end of a range get that end, and the whole range when they ask for the dates', () => {
    const document = flowing(paragraph('Rental period: 1 June 2021 - 14 June 2021'));
    expect(valuesOf(document, { rental_from: '', rental_to: '', period: 'the rental dates' })).toEqual({
      rental_from: ['1 June 2021'],
      rental_to: ['14 June 2021'],
      period: ['1 June 2021 - 14 June 2021'],
    });
  });

  test('are read behind a number sign without a colon', () => {
    const document = flowing(paragraph('Policy # 77812'), paragraph('Claim No. 2021/88 of 3 May'));
    expect(valuesOf(document, { policy_number: '', claim_number: '' })).toEqual({
      policy_number: ['77812'],
      claim_number: ['2021/88'],
    });
  });

  test('for an end of a period are answered by the only range of dates, whatever it is called', () => {
    const rows = table(
      [head('Start date'), head('Crane')],
      [cell('2 May 2021'), cell('A')],
      [cell('9 May 2021'), cell('B')],
    );
    const document = flowing(paragraph('Contract dates: 1 May 2021 - 31 May 2021'), rows);
    expect(valuesOf(document, { hire_from: 'first day of the hire', end_date: '' })).toEqual({
      hire_from: ['1 May 2021'],
      end_date: ['31 May 2021'],
    });
  });

  test('for a total are the cells of the row of totals, which is no row like the others', () => {
    const rows = table(
      [head('Month'), head('Nights'), head('Net amount')],
      [cell('May'), cell('3'), cell('€ 210.00')],
      [cell('June'), cell('4'), cell('€ 280.00')],
      [cell('Total'), cell('7'), cell('€ 490.00')],
    );
    expect(valuesOf(flowing(rows), { total_net_amount: '', nights: '' })).toEqual({
      total_net_amount: ['€ 490.00'],
      nights: ['3', '4'],
    });
  });

  test('for a cell of a table are named by its row and its column', () => {
    const document = flowing(
      table(
        [head(''), head('Pay'), head('Tax deducted')],
        [cell('In previous employments'), cell('4,120.00'), cell('212.40')],
        [cell('In this employment'), cell('31,868.25'), cell('3,904.20')],
      ),
    );
    const asked = {
      tax_this_employment: 'tax deducted in this employment',
      tax_before: 'tax deducted in previous employments',
    };
    expect(valuesOf(document, asked)).toEqual({ tax_this_employment: ['3,904.20'], tax_before: ['212.40'] });
  });

  test('that may be one of several numbers are answered by that of the document itself, as its title says', () => {
    const lines = [
      paragraph('Order number: 4711'),
      paragraph('Delivery note number: 99-812'),
      paragraph('Quote number: Q-2231'),
    ];
    const asked = { reference: 'number of the quote or order' };
    expect(valuesOf(flowing(heading('Order'), ...lines), asked)).toEqual({ reference: ['4711'] });
    expect(valuesOf(flowing(heading('Quote'), ...lines), asked)).toEqual({ reference: ['Q-2231'] });
  });

  test('for an amount take it from a line of totals, not the count before it', () => {
    const document = printed([
      { text: 'Nights booked', x: 60, y: 100 },
      { text: 'Grand total:', x: 60, y: 130 },
      { text: '14', x: 200, y: 130 },
      { text: '€ 1,140.00', x: 300, y: 130 },
    ]);
    expect(valuesOf(document, { grand_total: 'total amount' })).toEqual({ grand_total: ['€ 1,140.00'] });
  });

  test('that are printed again overleaf have one value', () => {
    const document = flowing(paragraph('Customer: Ada'), paragraph('Customer: Ada', 2));
    expect(valuesOf(document, { customer: '' })).toEqual({ customer: ['Ada'] });
  });

  test('are found in rows and under heads of tables', () => {
    const rows = table([cell('Customer'), cell('Ada')], [cell('Order'), cell('17')]);
    expect(valuesOf(flowing(rows), { customer: '', order: '' })).toEqual({ customer: ['Ada'], order: ['17'] });
    const columns = table([head('Item'), head('Quantity')], [cell('Screw'), cell('5')], [cell('Nut'), cell('7')]);
    expect(valuesOf(flowing(columns), { Quantity: '' })).toEqual({ Quantity: ['5', '7'] });
    const long = "Keeper's contributions due on all earnings above the primary threshold of the year";
    const wordy = table([head('Letter'), head(long)], [cell('A'), cell('1,543.86')]);
    const asked = { contributions: "the keeper's contributions due" };
    expect(valuesOf(flowing(wordy), asked)).toEqual({ contributions: ['1,543.86'] });
  });

  test('that two fields answer alike are answered by the one whose heading the description names', () => {
    const lines = [
      ['Invoice period', '30/03/20 - 26/04/20'],
      ['Flight dates', '14/04/20 - 20/04/20'],
    ].flatMap(([label, value], row) => [
      { text: `${label}:`, y: 100 + 16 * row },
      { text: value as string, x: 220, y: 100 + 16 * row },
    ]);
    expect(valuesOf(printed(lines), { start_date: 'first day of the flight' })).toEqual({ start_date: ['14/04/20'] });
  });

  test('are nothing where the next label or a date stands in place of the value', () => {
    const document = printed([
      { text: 'Contractor:', y: 100 },
      { text: 'Effective date:', y: 114 },
      { text: '1 March 2024', x: 200, y: 114 },
    ]);
    const asked = { contractor: 'name of the contractor', company: 'name of the company', effective_date: '' };
    expect(valuesOf(document, asked)).toEqual({ contractor: [], company: [], effective_date: ['1 March 2024'] });
  });

  test('are read from sentences where no label says them', () => {
    const document = flowing(
      paragraph('This agreement has an effective date of May 12, 2021 and binds both parties.'),
      paragraph('The governing law is the law of Delaware, without its conflicts.'),
    );
    expect(valuesOf(document, { effective_date: '', governing_law: '' })).toEqual({
      effective_date: ['May 12, 2021'],
      governing_law: ['Delaware'],
    });
  });

  test('that name a form are found by it', () => {
    expect(valuesOf(flowing(paragraph('Write to ada@example.org.')), { email: '' })).toEqual({
      email: ['ada@example.org'],
    });
  });
});

describe('without keys', () => {
  test('a full-width colon parts label and value as any colon does', () => {
    expect(valuesOf(flowing(paragraph('氏名：山田太郎')))).toEqual({ 氏名: ['山田太郎'] });
  });

  test('every pair that shows itself as one is found', () => {
    expect(valuesOf(invoice)).toEqual({
      'Invoice No': ['4711'],
      'Invoice date': ['12 May 2021'],
      'Bill to': ['Ada Lovelace'],
      Total: ['EUR 1,234.50'],
    });
  });

  test('a label that comes twice has two values', () => {
    expect(valuesOf(flowing(paragraph('Name: Ada'), paragraph('Name: Charles')))).toEqual({ Name: ['Ada', 'Charles'] });
  });

  test('two columns of a table are labels and values; one row under heads is too', () => {
    expect(valuesOf(flowing(table([cell('Customer'), cell('Ada')])))).toEqual({ Customer: ['Ada'] });
    const row = table([head('No'), head('Date'), head('Due')], [cell('7'), cell('May'), cell('June')]);
    expect(valuesOf(flowing(row))).toMatchObject({ No: ['7'], Date: ['May'], Due: ['June'] });
  });

  test('times, addresses of pages and sentences are no pairs', () => {
    const document = flowing(
      paragraph('Open from 10:30 to 12:45'),
      paragraph('See https://example.org/a'),
      paragraph('This is a sentence. It ends with a list of many things as follows: one and two'),
    );
    expect(valuesOf(document)).toEqual({});
  });
});

test.each([
  ':',
  'a: ',
  ' ',
  '_',
  'Total is ',
  'law of ',
  'between A and ',
  'made by ',
  'the term of ',
  '1 ',
  'Due date: 1 ',
])('fifty thousand characters of "%s" are read in time', (part) => {
  const document = flowing(paragraph(part.repeat(50_000 / part.length)));
  expect(valuesOf(document, { total: 'amount', due_date: '', x: '' })).toHaveProperty('x');
});

test.each([
  ['discharge_date', 'date on which the patient was discharged', 'Date: 12 May 2021'],
  ['passport_number', '', 'No.: 4711'],
  ['spouse_name', 'name of the spouse', 'Name: Ada Lovelace'],
  ['security_deposit', 'amount of the security deposit', 'Amount: EUR 12.00'],
])('%s (%s) is empty where the document only says "%s"', (key, description, line) => {
  expect(valuesOf(flowing(paragraph(line)), { [key]: description })).toEqual({ [key]: [] });
});

test('of two blocks with equal labels the one under the heading that was asked for is meant', () => {
  const lines = ['Payer', 'Name: Ada Ltd', 'City: Rome', 'Recipient', 'Name: Charles plc', 'City: Oslo'];
  const document = flowing(...lines.map((line) => paragraph(line)));
  expect(valuesOf(document, { payer_name: '', recipient_name: '', recipient_city: '' })).toEqual({
    payer_name: ['Ada Ltd'],
    recipient_name: ['Charles plc'],
    recipient_city: ['Oslo'],
  });
});

test('the name of one sum does not speak for the sum after it', () => {
  const document = flowing(paragraph('Tax 20% on EUR 50.00: EUR 10.00'), paragraph('Amount: EUR 60.00'));
  expect(valuesOf(document, { amount_tax: 'amount of tax' })).toEqual({ amount_tax: ['EUR 10.00'] });
});
