import { describe, expect, test } from 'vitest';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { type LineSpec, page } from '../../layout/page.ts';
import { cell, flowing, paragraph, printed, table } from '../documents.ts';
import { form, rule } from './form.ts';
import { valuesOf } from './values-of.ts';

/** Texts at the left with values in a column beside them. */
const list = (...rows: readonly (readonly [label: string, value?: string])[]): LineSpec[] =>
  rows.flatMap(([label, value], row) => [
    { text: label, y: 100 + 18 * row },
    ...(value === undefined ? [] : [{ text: value, x: 300, y: 100 + 18 * row }]),
  ]);

describe('a bill with an account', () => {
  const bill = printed(
    list(
      ['Amount due on previous statement', '$131.05'],
      ['Payment received since last statement', '-131.05'],
      ['Current charges', '$148.27'],
      ['Total amount due', '$148.27'],
      ['Tariff', 'E1 Residential'],
      ['Next reading', '31 July 2024'],
    ),
  );

  test('asks for its own total, not for that of the bill before, which is paid', () => {
    expect(valuesOf(bill, { amount_due: 'total to pay' })).toEqual({ amount_due: ['$148.27'] });
  });

  test('has no percentage in its words and dates', () => {
    expect(valuesOf(bill, { tariff_rate: 'rate of the tariff in percent', next_reading_rate: '' })).toEqual({
      tariff_rate: [],
      next_reading_rate: [],
    });
  });
});

describe('an insurance policy', () => {
  const policy = printed([
    { text: 'Harbour Mutual Insurance plc', y: 60 },
    ...list(
      ['The insured', 'Mr Ewan and Mrs Ada Marsh'],
      ['Correspondence address', '14 Mole Road, Port Haven 20816'],
      ['Period of insurance', 'From 00:01 on 1 September 2024 to 23:59 on 31 August 2025'],
    ),
  ]);

  test('begins and ends on days, whatever the hours', () => {
    expect(valuesOf(policy, { start_date: 'first day of cover', end_date: 'last day of cover' })).toEqual({
      start_date: ['1 September 2024'],
      end_date: ['31 August 2025'],
    });
  });

  test('has the address of the insured under its label: no name, and no address of the insurer', () => {
    expect(valuesOf(policy, { address: 'postal address of the insured' })).toEqual({
      address: ['14 Mole Road, Port Haven 20816'],
    });
  });
});

describe('a ticket with small captions over large values', () => {
  const cells = (y: number, ...pairs: readonly (readonly [string, string])[]): LineSpec[] =>
    pairs.flatMap(([label, value], column) => [
      { text: label, x: 40 + 110 * column, y, size: 6.5 },
      { text: value, x: 40 + 110 * column, y: y + 11, size: 12, weight: 700 },
    ]);
  const ticket = printed([
    { text: 'BOARDING PASS', x: 400, y: 40 },
    { text: 'NORDIC SKYWAYS', x: 40, y: 40, weight: 700 },
    ...cells(70, ['FROM', 'KIEL'], ['TO', 'LISBON'], ['FLIGHT', 'NS 1473'], ['DATE', '14 OCT 2024']),
    ...cells(100, ['GATE', 'F28'], ['SEAT', '17A'], ['GROUP', '3'], ['DEPARTURE', '07:10']),
  ]);

  test('names each value by the caption above it', () => {
    const asked = { flight_number: 'flight', gate: 'gate', seat: 'seat number', date: 'date of the flight' };
    expect(valuesOf(ticket, asked)).toEqual({
      flight_number: ['NS 1473'],
      gate: ['F28'],
      seat: ['17A'],
      date: ['14 OCT 2024'],
    });
  });

  test('says from where to where it is, and by whom', () => {
    const asked = {
      departure_airport: 'airport of departure',
      destination: 'where the flight goes to',
      airline: 'name of the airline',
    };
    expect(valuesOf(ticket, asked)).toEqual({
      departure_airport: ['KIEL'],
      destination: ['LISBON'],
      airline: ['NORDIC SKYWAYS'],
    });
  });
});

test('a scanned ticket is known by the size of its captions', () => {
  const rows = [
    ['PASSENGER', 'EVA LINDQVIST', 'FROM', 'KIEL'],
    ['CLASS', 'Economy', 'STATUS', 'Confirmed'],
  ] as const;
  const lines = rows.flatMap(([label, value, nextLabel, nextValue], row): LineSpec[] => {
    const y = 70 + 30 * row;
    return [
      { text: label, x: 40, y, size: 6 },
      { text: nextLabel, x: 150, y, size: 6 },
      { text: value, x: 40, y: y + 14, size: 12 },
      { text: nextValue, x: 150, y: y + 14, size: 12 },
    ];
  });
  const { words, ...rest } = page(lines);
  const scan: PositionedPage = { ...rest, source: 'ocr', words: words.map((word) => ({ ...word, confidence: 0.9 })) };
  const asked = { departure_airport: 'airport of departure', class: 'travel class', status: '' };
  expect(valuesOf(printed(scan), asked)).toEqual({
    departure_airport: ['KIEL'],
    class: ['Economy'],
    status: ['Confirmed'],
  });
});

describe('a form of boxes beside a box that names who they are of', () => {
  const party = (y: number, title: string, name: string, town: string): LineSpec[] => [
    { text: title, x: 64, y: y + 20 },
    { text: 'Name', x: 104, y: y + 8, size: 6 },
    { text: name, x: 104, y: y + 20 },
    { text: 'Postcode and city', x: 104, y: y + 34, size: 6 },
    { text: town, x: 104, y: y + 46 },
  ];
  const declaration = form({
    lines: [...party(100, 'From', 'Ingrid Solheim', '7010 Trondheim'), ...party(160, 'To', 'Kenji Mori', '604 Kyoto')],
    fields: [],
    rules: [
      ...[60, 100, 400].map((x) => rule(x, 98, x, 218)),
      ...[98, 158, 218].map((y) => rule(60, y, 400, y)),
      ...[126, 186].map((y) => rule(100, y, 400, y)),
    ],
  });

  test('has the values of each by what the box calls them', () => {
    const asked = {
      sender_name: 'name of the sender',
      recipient_name: 'name of the addressee',
      recipient_city: 'postcode and city of the addressee',
    };
    expect(valuesOf(printed(declaration), asked)).toEqual({
      sender_name: ['Ingrid Solheim'],
      recipient_name: ['Kenji Mori'],
      recipient_city: ['604 Kyoto'],
    });
  });
});

test('a number within a remark is none of the order', () => {
  const order = printed(list(['Contract comment', 'Th-F/8-9A'], ['Order date', '4 June 1997']));
  expect(valuesOf(order, { order_number: 'number of the order or contract' })).toEqual({ order_number: [] });
});

test('a wide paper that tells how it is paid is no receipt', () => {
  const slip = printed([
    { text: 'Total gross pay to date 7,250.40', y: 100 },
    { text: 'Payment by bank transfer into the account that is kept at Harbour Bank 1,881.86', y: 120 },
  ]);
  expect(valuesOf(slip, { amount_due: 'amount to be paid' })).toEqual({ amount_due: [] });
});

describe('a school report', () => {
  const report = printed([
    { text: 'Riverside Secondary School', y: 60, size: 16 },
    { text: 'End of year report', y: 84 },
    { text: 'Pupil: Joan Marsh', y: 110 },
    { text: 'Form: 9B', x: 170, y: 110 },
    { text: 'Days absent: 4', y: 124 },
    { text: 'Times late: 2', x: 155, y: 124 },
  ]);

  test('has several pairs on a line, each with its own value', () => {
    expect(valuesOf(report, { student_name: 'name of the pupil', days_absent: 'number of days absent' })).toEqual({
      student_name: ['Joan Marsh'],
      days_absent: ['4'],
    });
  });

  test('names the school that issued it', () => {
    expect(valuesOf(report, { school: 'name of the school' })).toEqual({ school: ['Riverside Secondary School'] });
  });
});

describe('a payslip', () => {
  const slip = printed([
    { text: 'Harrow Mills Ltd', y: 60 },
    ...list(['N.I. Number', 'QQ 12 34 56 C'], ['Dept.', 'Weaving'], ['Tax Paid TD', '820.80'], ['Net Pay', '1,881.86']),
  ]);

  test('says by whom it is, though no title tells that it is one', () => {
    expect(valuesOf(slip, { employer: 'name of the employer' })).toEqual({ employer: ['Harrow Mills Ltd'] });
  });

  test('may abbreviate its labels', () => {
    const asked = {
      ni_number: 'national insurance number',
      department: '',
      tax_paid_to_date: 'tax paid so far this year',
    };
    expect(valuesOf(slip, asked)).toEqual({
      ni_number: ['QQ 12 34 56 C'],
      department: ['Weaving'],
      tax_paid_to_date: ['820.80'],
    });
  });
});

test('the number of an item ends with the letters of its country', () => {
  const label = flowing(paragraph('Item number: RR 123 456 785 NO'));
  expect(valuesOf(label, { item_number: 'number of the item' })).toEqual({ item_number: ['RR 123 456 785 NO'] });
});

describe('a bank statement', () => {
  const statement = printed([
    { text: 'Prairie Community Bank', y: 60, size: 14 },
    { text: '500 Main Street', y: 74 },
    ...['DIANE HOLLOWAY', '77 ELM CT', 'AMES IA 50014'].map((text, row) => ({ text, y: 110 + 12 * row })),
    ...[
      ['Beginning balance on 05/01/24', '$2,310.44'],
      ['Deposits and additions', '3,150.00'],
      ['Ending balance on 05/31/24', '$2,574.25'],
    ].flatMap(([label, value], row) => [
      { text: label as string, y: 180 + 16 * row },
      { text: value as string, x: 545 - 5 * (value as string).length, y: 180 + 16 * row },
    ]),
  ]);

  test('has balances at the other edge of the page, on the days that their labels tell', () => {
    const asked = { opening_balance: 'balance at the start', closing_balance: 'balance at the end' };
    expect(valuesOf(statement, asked)).toEqual({ opening_balance: ['$2,310.44'], closing_balance: ['$2,574.25'] });
  });

  test('is addressed to the holder of the account', () => {
    expect(valuesOf(statement, { account_holder: 'name of the account holder' })).toEqual({
      account_holder: ['DIANE HOLLOWAY'],
    });
  });
});

describe('a notice', () => {
  const notice = printed([
    { text: 'Borough of Eastmarsh', y: 60 },
    { text: 'PENALTY CHARGE NOTICE', y: 84, size: 16 },
    ...list(
      ['Vehicle registration mark', 'LK19 ZXP'],
      ['Location', 'Mill Street (outside No. 18)'],
      ['Daily rate', '$48.00'],
    ),
  ]);

  test('is issued by an authority, not by its title', () => {
    expect(valuesOf(notice, { authority: 'council that issued it' })).toEqual({ authority: ['Borough of Eastmarsh'] });
  });

  test('has plates and places whole, and rates that are sums', () => {
    const asked = {
      vehicle_registration: 'registration number of the vehicle',
      location: '',
      daily_rate: 'rate per day',
    };
    expect(valuesOf(notice, asked)).toEqual({
      vehicle_registration: ['LK19 ZXP'],
      location: ['Mill Street (outside No. 18)'],
      daily_rate: ['$48.00'],
    });
  });
});

test('a value ends at the sign that parts it from the next label on its line', () => {
  const line = printed([{ text: 'Contracted power: 4.6 kW · Tariff: 2.0TD · Meter: 77120', y: 100 }]);
  expect(valuesOf(line, { contracted_power: '', meter: '' })).toEqual({
    contracted_power: ['4.6 kW'],
    meter: ['77120'],
  });
});

test('a code of three pairs of digits answers for a number, as sort codes are', () => {
  const line = printed([{ text: 'Sort code: 20-11-87', y: 100 }]);
  expect(valuesOf(line, { sort_code: 'sort code' })).toEqual({ sort_code: ['20-11-87'] });
});

test('a code with a letter between its numbers is whole', () => {
  const line = printed([{ text: 'Policy number: 25 140473 B 016', y: 100 }]);
  expect(valuesOf(line, { policy_number: 'number of the policy' })).toEqual({ policy_number: ['25 140473 B 016'] });
});

test('a date is answered with its time of day where the time is asked for as well', () => {
  const sheet = printed([{ text: 'Pick-up: 5 June 2031 11:30', y: 100 }]);
  expect(valuesOf(sheet, { pick_up: 'date and time of pick-up' })).toEqual({ pick_up: ['5 June 2031 11:30'] });
  expect(valuesOf(sheet, { pick_up: 'date of pick-up' })).toEqual({ pick_up: ['5 June 2031'] });
});

test('a name and an address on one line are told apart', () => {
  const line = printed([{ text: 'Sender: Ada Marsh, Mole Road 4, 20816 Port Haven', y: 100 }]);
  expect(valuesOf(line, { name: 'name of the sender', address: 'address of the sender' })).toEqual({
    name: ['Ada Marsh'],
    address: ['Mole Road 4, 20816 Port Haven'],
  });
});

test('a label is no sentence for a word that is abbreviated in brackets', () => {
  const sheet = printed(list(['Yearly premium (incl. levy)', '184.36'], ['Excess', '250.00'], ['Cover', '62,500.00']));
  expect(valuesOf(sheet, { premium: 'yearly premium' })).toEqual({ premium: ['184.36'] });
});

test('digits under the label of a telephone are a number to call, in whatever groups', () => {
  const line = printed([{ text: 'Teléfono móvil: 655 550 118', y: 100 }]);
  expect(valuesOf(line, { movil: 'teléfono móvil' })).toEqual({ movil: ['655 550 118'] });
});

test('the boxes of a label say who sends it and to whom', () => {
  const label = printed([
    { text: 'Von: Ada Marsh', y: 100 },
    { text: 'An: Chidi Okafor', y: 120 },
  ]);
  expect(valuesOf(label, { absender: 'Name des Absenders', empfaenger: 'Name des Empfängers' })).toEqual({
    absender: ['Ada Marsh'],
    empfaenger: ['Chidi Okafor'],
  });
});

test('of several amounts in a row without heads the last is what it comes to', () => {
  const bill = flowing(
    table(
      ...[
        ['Local tax', '12', '3.50', '42.00'],
        ['Drinks', '4', '6.00', '24.00'],
      ].map((row) => row.map((text) => cell(text))),
    ),
  );
  expect(valuesOf(bill, { local_tax: 'amount of the local tax' })).toEqual({ local_tax: ['42.00'] });
});

test('the first of several rows that rules part is a row, though no rule is above it', () => {
  const bill = form({
    lines: [
      { text: 'Via San Siro 9', x: 300, y: 100 },
      ...[
        ['Serial number of the meter', 'AQ-7712-B'],
        ['Previous reading', '1,284'],
        ['Present reading', '1,331'],
      ].flatMap(([label, value], row) => [
        { text: label as string, x: 60, y: 200 + 16 * row },
        { text: value as string, x: 330, y: 200 + 16 * row },
      ]),
    ],
    fields: [],
    rules: [rule(60, 80, 400, 80), ...[0, 1, 2].map((row) => rule(60, 206 + 16 * row, 400, 206 + 16 * row))],
  });
  expect(valuesOf(printed(bill), { meter_number: '', present_reading: '' })).toEqual({
    meter_number: ['AQ-7712-B'],
    present_reading: ['1,331'],
  });
});

test('terms in bold with what they mean below them are fields, though two columns of them are not level', () => {
  const column = (x: number, y: number, ...texts: readonly string[]): LineSpec[] =>
    texts.map((text, at) => {
      const isTerm = texts.length % 2 === 0 ? at % 2 === 0 : at % 2 === 1;
      return {
        text,
        x,
        y: y + 20 * Math.ceil(at / 2) + 13 * Math.floor(at / 2) - (isTerm ? 0 : 7),
        weight: isTerm ? 700 : 400,
      };
    });
  const lines = [
    ...column(60, 100, 'Certificate number', 'TK/W/904', 'Appliance', 'Induction hob', 'Warranty ends', '18 May 2030'),
    ...column(320, 93, '£749.00', 'Serial number', '8842-XK', 'Purchase date', '4 May 2025', 'Owner', 'Ms Freya Moss'),
  ];
  expect(valuesOf(printed(lines), { certificate_number: '', appliance: '', serial_number: '', owner: '' })).toEqual({
    certificate_number: ['TK/W/904'],
    appliance: ['Induction hob'],
    serial_number: ['8842-XK'],
    owner: ['Ms Freya Moss'],
  });
});

describe('a pay slip', () => {
  const slip = printed(
    list(
      ['Recibo de salarios'],
      ['Empresa:', 'Cerámicas Lobera, S.L.'],
      ['Trabajador:', 'Amparo Soler'],
      ['Salario base', '1.412,60'],
      ['Total devengado', '1.867,78'],
      ['Total deducciones', '325,93'],
      ['Líquido a percibir', '1.541,85'],
    ),
  );

  test('is no receipt: each of its totals is its own', () => {
    const asked = { gross_pay: 'total earned before deductions', total_deductions: '' };
    expect(valuesOf(slip, asked)).toEqual({ gross_pay: ['1.867,78'], total_deductions: ['325,93'] });
  });

  test('calls the employer of its employee the company', () => {
    expect(valuesOf(slip, { employer: '', landlord: '' })).toEqual({
      employer: ['Cerámicas Lobera, S.L.'],
      landlord: [],
    });
  });
});

test('the only date without more words is that of what a paper labels, not of what it may have another date for', () => {
  const pass = printed(list(['Flight', 'NS 1473'], ['Date', '14 October 2024'], ['Delivery', 'Gate 3']));
  expect(valuesOf(pass, { flight_date: '', delivery_date: '' })).toEqual({
    flight_date: ['14 October 2024'],
    delivery_date: [],
  });
});

test('a label that begins with an accented capital is one: the value before it on its line ends there', () => {
  const bill = printed([
    { text: 'Référence : TR7WPX', x: 40, y: 80 },
    { text: 'Émis le : 3 juin 2026', x: 160, y: 80 },
  ]);
  expect(valuesOf(bill, { reference: '', issue_date: '' })).toEqual({
    reference: ['TR7WPX'],
    issue_date: ['3 juin 2026'],
  });
});

test('an IBAN is what its label calls one, though its check digits are misprinted', () => {
  const bill = printed([{ text: 'IBAN: GB18 HARB 4018 6230 7721 45', y: 80 }]);
  expect(valuesOf(bill, { iban: '' })).toEqual({ iban: ['GB18 HARB 4018 6230 7721 45'] });
});

test('who somebody is to a paper is no address of theirs', () => {
  const prescription = printed([
    { text: 'Patient: Ada Marsh', y: 80 },
    { text: 'Address: 14 Mole Road, Port Haven 20816', y: 96 },
  ]);
  expect(valuesOf(prescription, { patient_address: '' })).toEqual({
    patient_address: ['14 Mole Road, Port Haven 20816'],
  });
});

test('terms of payment are no time alone, a cost centre no amount, a reading no date', () => {
  const bill = printed(list(['Terms', 'Net 45'], ['Cost centre', 'FS-220'], ['Latest reading', '31602']));
  expect(valuesOf(bill, { payment_terms: '', cost_center: '', latest_reading: '' })).toEqual({
    payment_terms: ['Net 45'],
    cost_center: ['FS-220'],
    latest_reading: ['31602'],
  });
});

test('a cell that its row and its column name is of whatever kind it is: the end of a shift is a time', () => {
  const sheet = flowing(
    table(
      ...[
        ['Day', 'Start', 'End', 'Hours'],
        ['Thursday', '08:00', '16:30', '8.00'],
        ['Friday', '08:00', '14:30', '6.00'],
      ].map((row, at) => row.map((text) => cell(text, { header: at === 0 }))),
    ),
  );
  expect(valuesOf(sheet, { friday_end: 'end of work on Friday' })).toEqual({ friday_end: ['14:30'] });
});

test('a card with bold captions over their values in one frame has as many pairs as captions', () => {
  const pair = (x: number, y: number, caption: string, value: string): LineSpec[] => [
    { text: caption, x, y, weight: 700 },
    { text: value, x, y: y + 13 },
  ];
  const card = form({
    lines: [
      { text: '7 Mole Road', x: 66, y: 66 },
      { text: 'Port Haven', x: 66, y: 79 },
      ...pair(260, 66, 'Rating', 'C'),
      ...pair(66, 110, 'Valid until', '21 May 2035'),
      ...pair(260, 110, 'Certificate number', '0218-7740-92'),
    ],
    fields: [],
    rules: [60, 140].map((y) => rule(60, y, 460, y)).concat([60, 460].map((x) => rule(x, 60, x, 140))),
  });
  expect(valuesOf(printed(card), { rating: '', valid_until: '', certificate_number: '' })).toEqual({
    rating: ['C'],
    valid_until: ['21 May 2035'],
    certificate_number: ['0218-7740-92'],
  });
});

test('a box has the whole of its address, not just what the place is called', () => {
  const note = form({
    lines: [
      { text: 'Place of delivery', x: 64, y: 66, size: 6 },
      { text: 'Net Store', x: 64, y: 78 },
      { text: 'Quay Lane 5', x: 64, y: 90 },
      { text: '20816 Port Haven', x: 64, y: 102 },
      { text: 'Carrier', x: 264, y: 66, size: 6 },
      { text: 'Mole Freight', x: 264, y: 78 },
    ],
    fields: [],
    rules: [60, 120].map((y) => rule(60, y, 460, y)).concat([60, 260, 460].map((x) => rule(x, 60, x, 120))),
  });
  expect(valuesOf(printed(note), { delivery_address: 'address the goods are delivered to' })).toEqual({
    delivery_address: ['Quay Lane 5 20816 Port Haven'],
  });
});
