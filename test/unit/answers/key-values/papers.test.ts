import { describe, expect, test } from 'vitest';
import type { LineSpec } from '../../layout/page.ts';
import { cell, flowing, paragraph, printed, table } from '../documents.ts';
import { form, rule } from './form.ts';
import { valuesOf } from './values-of.ts';

const head = (text: string) => cell(text, { header: true });
const tableOf = (heads: readonly string[], ...rows: readonly (readonly string[])[]) =>
  flowing(table(heads.map(head), ...rows.map((row) => row.map((text) => cell(text)))));

const PAY = tableOf(
  ['Payments', 'Units', 'Rate', 'Amount'],
  ['Basic pay', '150.00', '14.20', '2,130.00'],
  ['Overtime @ 1.5', '9.00', '21.30', '191.70'],
);

describe('a cell of a table', () => {
  test('answers for its row and its column together, though letters number the rows', () => {
    const cover = tableOf(
      ['Cover', 'Limit of indemnity', 'Premium'],
      ['A. Boathouse', '412,000', '1,188.00'],
      ['B. Slipway', '41,200', 'Included'],
      ['C. Crew', '300,000', '38.00'],
    );
    const asked = { slipway_limit: 'limit of indemnity for the slipway', crew_limit: 'limit for the crew' };
    expect(valuesOf(cover, asked)).toEqual({ slipway_limit: ['41,200'], crew_limit: ['300,000'] });
  });

  test('is the amount of its row where the head of its column says amount, not the hours', () => {
    expect(valuesOf(PAY, { overtime: 'pay for overtime' })).toEqual({ overtime: ['191.70'] });
  });
});

describe('a key', () => {
  test('may write umlauts with two letters', () => {
    const bill = flowing(paragraph('Zählernummer: 1EMH0012873345'), paragraph('Kündigungsfrist: 14 Tage'));
    expect(valuesOf(bill, { zaehlernummer: '', kuendigungsfrist: '' })).toEqual({
      zaehlernummer: ['1EMH0012873345'],
      kuendigungsfrist: ['14 Tage'],
    });
  });

  test('of an account may be worded otherwise than the statement', () => {
    const statement = flowing(paragraph('Solde précédent: 204,18'), paragraph('Nouveau solde: 557,54'));
    const asked = { opening_balance: '', closing_balance: 'balance at the end' };
    expect(valuesOf(statement, asked)).toEqual({ opening_balance: ['204,18'], closing_balance: ['557,54'] });
  });
});

test('a box captioned with words that lead on holds its address below them', () => {
  const label = form({
    lines: [
      { text: 'SHIP TO', x: 64, y: 60 },
      { text: 'Harbour Works Ltd', x: 64, y: 71 },
      { text: 'Gate 3, 4 Mole Road', x: 64, y: 82 },
      { text: 'Port Haven 20816', x: 64, y: 93 },
      { text: 'VENDOR', x: 304, y: 60 },
      { text: 'Skerry Optics AB', x: 304, y: 71 },
    ],
    fields: [],
    rules: [60, 300, 540].map((x) => rule(x, 48, x, 100)).concat([48, 100].map((y) => rule(60, y, 540, y))),
  });
  const asked = { ship_to: 'address to which the goods shall be sent' };
  expect(valuesOf(printed(label), asked)).toEqual({ ship_to: ['Gate 3, 4 Mole Road Port Haven 20816'] });
});

test.each([
  ['Ihr neuer monatlicher Abschlag beträgt 99,00 €.', 'neuer_abschlag', '99,00 €'],
  ['Le découvert autorisé est de 500,00 € par mois.', 'decouvert_autorise', '500,00 €'],
])('"%s" answers %s', (sentence, key, sum) => {
  expect(valuesOf(flowing(paragraph(sentence)), { [key]: '' })).toEqual({ [key]: [sum] });
});

const lettered = (name: string, title: string): LineSpec[] => [
  { text: name, y: 60, size: 14 },
  { text: '4 Mole Road, Port Haven 20816', y: 76 },
  { text: title, y: 130, size: 14 },
  { text: 'Number: 4711', y: 160 },
];

describe('who issues a paper', () => {
  test.each([
    ['Harbour Joinery Ltd', 'PAYSLIP', 'employer'],
    ['Harbour Joinery Ltd', 'Purchase Order', 'buyer'],
    ['Banque du Môle', 'Relevé', 'bank'],
    ['Tidewater Mutual Insurance Company', 'Declarations', 'insurer'],
    ['Harbour Clinical Laboratories', 'Report', 'laboratory'],
  ])('"%s" on "%s" is its %s', (name, title, part) => {
    expect(valuesOf(printed(lettered(name, title)), { [part]: '' })).toEqual({ [part]: [name] });
  });

  test('is no employer and no bank where neither the paper nor the name says so', () => {
    const invoice = printed(lettered('Harbour Joinery Ltd', 'Invoice'));
    expect(valuesOf(invoice, { employer: '', bank: '', insurer: '' })).toEqual({ employer: [], bank: [], insurer: [] });
  });

  test('sells nothing by a purchase order', () => {
    const order = [...lettered('Harbour Joinery Ltd', 'Purchase Order'), { text: 'Vendor: Skerry Optics AB', y: 180 }];
    const asked = { supplier: 'company that sells', buyer: 'company that buys' };
    expect(valuesOf(printed(order), asked)).toEqual({
      supplier: ['Skerry Optics AB'],
      buyer: ['Harbour Joinery Ltd'],
    });
  });
});

test('a letter is addressed to the name below the salutation in its window', () => {
  const letter = printed([
    { text: 'Stadtwerke Deichort GmbH · Am Wasserturm 3 · 86633 Deichort', y: 130, size: 7 },
    { text: 'Frau', y: 146 },
    { text: 'Annelie Brandstätter', y: 158 },
    { text: 'Lindenweg 17', y: 170 },
    { text: '86633 Deichort', y: 182 },
  ]);
  expect(valuesOf(letter, { customer: 'name of the customer' })).toEqual({ customer: ['Annelie Brandstätter'] });
});
