import { expect, test } from 'vitest';
import { cell, flowing, heading, paragraph, table } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const account = flowing(
  table(
    ...[
      ['Day', 'Entry', 'Debit', 'Credit', 'Balance'],
      ['02 May', 'Opening balance', '', '', '910.40'],
      ['06 May', 'Groceries Corner Shop', '18.20', '', '892.20'],
      ['11 May', 'Wages Northgate School', '', '1,900.00', '2,792.20'],
      ['19 May', 'Standing order Insurance Mutual', '41.00', '', '2,751.20'],
    ].map((row) => row.map((text) => cell(text))),
  ),
);

test('a row of an account is named by what it is of, and its sum is that in its own column', () => {
  expect(valuesOf(account, { insurance: '', wages: '' })).toEqual({ insurance: ['41.00'], wages: ['1,900.00'] });
});

test.each([
  ['Rechnung Nr. 88/2031', 'Weimar, den 4. April 2031', 'Sehr geehrte Frau Kolb,', '4. April 2031'],
  ['Invoice no. 88/2031', 'Falmouth, 4 April 2031', 'Dear Ms Kolb,', '4 April 2031'],
])('an invoice that is a letter is of the day behind its place: %s', (title, dated, greeting, day) => {
  const letterOf = (subject: string) => flowing(paragraph(dated), heading(subject), paragraph(greeting));
  expect(valuesOf(letterOf(title), { invoice_date: 'date of the invoice' })).toEqual({ invoice_date: [day] });
});
