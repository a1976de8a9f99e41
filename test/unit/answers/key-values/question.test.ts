import { describe, expect, test } from 'vitest';
import { questionOf } from '../../../../src/answers/key-values/question/question.ts';
import { termsOf } from '../../../../src/answers/key-values/question/terms.ts';

describe('terms', () => {
  test.each([
    ['invoice_no', 'Invoice Nr.:'],
    ['InvoiceNumber', 'Rechnungs-Nr.'],
    ['dateOfBirth', 'D.O.B.'],
    ['PayerTIN', 'Payer’s taxpayer identification number'],
    ['SSN', 'Social security number'],
    ['zip', 'Postleitzahl'],
    ['surname', 'Last name'],
    ['wages', 'Wages, tips, other compensation'],
    ['Bestelldatum', 'Order date'],
  ])('of "%s" are those of "%s"', (one, other) => {
    expect(new Set(termsOf(one))).toEqual(new Set(termsOf(other)));
  });
});

describe('the type of value', () => {
  test.each([
    ['invoice_number', 'the number of the invoice with the total amount', 'id'],
    ['file_date', '', 'date'],
    ['amount_tax', '', 'amount'],
    ['PayerTIN', "payer's TIN", 'id'],
    ['advertiser', 'name of the advertiser', 'name'],
    ['Due', 'date', 'date'],
    ['term', 'how long the agreement lasts', 'duration'],
    ['type_of_income', '', 'text'],
  ])('of %s (%s) is %s', (key, description, type) => {
    expect(questionOf({ key, description }).type).toBe(type);
  });
});

test.each([
  ['party', 'names of the parties', true],
  ['all emails', '', true],
  ['invoice_number', 'number of the invoices', false],
  ['wages', '', false],
])('%s (%s) asks for all: %s', (key, description, plural) => {
  expect(questionOf({ key, description }).plural).toBe(plural);
});
