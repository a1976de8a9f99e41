import { describe, expect, test } from 'vitest';
import type { AskedKey } from '../../../../src/answers/key-values/question/asked-key.ts';
import { LabelIndex } from '../../../../src/answers/key-values/question/likeness.ts';
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
    ['store', 'shop'],
    ['pays', 'country'],
    ['pay', 'salary'],
    ['State wages, tips, etc.', 'state wages and tips'],
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
    ['pay', 'pay in this employment', 'amount'],
    ['pays', 'pays de résidence', 'place'],
    ['state', 'the state to which tax is paid', 'place'],
    ['state_wages', 'state wages, tips and so on', 'amount'],
    ['income_state', 'income for the state', 'amount'],
    ['tax_year', 'the year of the statement', 'year'],
    ['contributions', "the employee's contributions due", 'amount'],
    ['letter', 'National Insurance contribution letter', 'code'],
    ['port', 'port where the goods are discharged', 'address'],
    ['discharged', '', 'date'],
    ['excess', 'what the customer pays on a claim', 'amount'],
  ])('of %s (%s) is %s', (key, description, type) => {
    expect(questionOf({ key, description }).type).toBe(type);
  });
});

test.each([
  ['party', 'names of the parties', true],
  ['all emails', '', true],
  ['invoice_number', 'number of the invoices', false],
  ['wages', '', false],
  ['flight_start', 'when the campaign starts', false],
  ['tenant', 'who signs the lease', false],
  ['tenant', 'which tenants sign the lease', true],
])('%s (%s) asks for all: %s', (key, description, plural) => {
  expect(questionOf({ key, description }).plural).toBe(plural);
});

describe('labels', () => {
  const likest = (asked: AskedKey, ...labels: readonly string[]): string | undefined => {
    const found = new LabelIndex(labels.map((label) => [label])).like(questionOf(asked));
    const liked = [...found].filter(([, { contrary }]) => !contrary);
    return liked.sort(([, a], [, b]) => b.like - a.like)[0]?.[0];
  };

  test.each([
    ['RecipientTIN', "recipient's TIN", ["PAYER'S TIN", "RECIPIENT'S TIN"], 1],
    ['state_tax_withheld', '', ['Federal income tax withheld', 'State tax withheld', 'State income'], 1],
    ['mailing_address', '', ['Permanent residence address', 'Mailing address (if different from above)'], 1],
    ['order_number', '', ['Former order #', 'Order # / Revision', 'Order date'], 1],
    ['invoice_number', '', ['Invoice date', 'Rechnungs-Nr.', 'Customer no.'], 1],
    ['vendor', 'who sold the goods', ['Buyer', 'Supplier', 'Ship to'], 1],
    ['registration_number', '', ['Registrat1on Number', 'Reference number'], 0],
    ['birth_date', '', ['Date', 'Date of birth (MM-DD-YYYY) (see instructions)'], 1],
    ['issue_date', 'issue date of the invoice', ['Due date', 'Invoice date'], 1],
    ['between', 'between whom the agreement is made', ['Term', 'Party'], 1],
  ])('%s (%s) is the likest of %j', (key, description, labels, right) => {
    expect(likest({ key, description }, ...labels)).toBe(labels[right]);
  });
});

test.each([
  ['employee_name', 'Employer name'],
  ['recipient_tin', "Payer's TIN"],
  ['end_date', 'Start date'],
  ['net_weight', 'Gross weight'],
])('%s contradicts "%s"', (key, label) => {
  const found = new LabelIndex([[label]]).like(questionOf({ key, description: '' }));
  expect(found.get(label)?.contrary).toBe(true);
});

test('a name is the full one where its label says no part of it, whatever else is called full', () => {
  const labels = new LabelIndex([['Name of the witness'], ['Last name of the notary'], ['Full address']]);
  const like = labels.like(questionOf({ key: 'witness', description: 'full name of the witness' }));
  expect(like.get('Name of the witness')).toMatchObject({ lacking: [], undecided: false });
  const notary = labels.like(questionOf({ key: 'notary', description: 'full name of the notary' }));
  expect(notary.get('Last name of the notary')).toMatchObject({ contrary: true });
});

describe('a question', () => {
  test('whose key is nothing but a word that others leave out asks for that word', () => {
    expect(questionOf({ key: 'return', description: 'when the car is due back' }).key).toEqual(['return']);
  });

  test.each(['Versicherungsnummer des Mitglieds', 'Datum des Schreibens'])(
    'asks for one thing whatever its genitive ends with: %s',
    (description) => {
      expect(questionOf({ key: 'x1', description }).plural).toBe(false);
    },
  );
});
