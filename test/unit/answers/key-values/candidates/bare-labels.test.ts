import { describe, expect, test } from 'vitest';
import { cell, flowing, heading, paragraph, printed, table } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

describe('a label that says only of what kind its value is', () => {
  test('is that of the section it stands in', () => {
    const ticket = flowing(
      heading('Itinerary', 2),
      paragraph('Train: IC 204'),
      heading('Passenger', 2),
      paragraph('Name: Ada Marsh'),
    );
    expect(valuesOf(ticket, { passenger: 'name of the passenger' })).toEqual({ passenger: ['Ada Marsh'] });
  });

  test.each([
    ['Approved by: A. Keogh', 'Date: 22/09/2026', { approval_date: 'date of approval' }],
    ['Empfangen von: A. Keogh', 'am: 22/09/2026', { received_date: 'when it was received' }],
  ])('is that of what was done by whom before it on its line: %s', (before, label, asked) => {
    const sheet = printed([
      { text: 'Date: 21/09/2026', y: 60 },
      { text: before, y: 100 },
      { text: label, x: 300, y: 100 },
    ]);
    expect(Object.values(valuesOf(sheet, asked) as object)).toEqual([['22/09/2026']]);
  });

  test('is none where a letter begins the rows of a table: only with its sign it stands for a number', () => {
    const hire = flowing(
      heading('Contract'),
      paragraph('Contract / Version: 220335'),
      table(
        ['N', '70-1130p', '17'].map((text) => cell(text)),
        ['N', '12-1300p', '30'].map((text) => cell(text)),
        ['N', '14-1300p', '12'].map((text) => cell(text)),
      ),
    );
    expect(valuesOf(hire, { contractNumber: 'contract number' })).toEqual({ contractNumber: ['220335'] });
    const list = printed([
      { text: 'ORDER', y: 60, size: 18, weight: 700 },
      { text: 'Order / Status', y: 100 },
      { text: '48-7720', x: 300, y: 100 },
      { text: 'Delivery is free from the second pump on, in all countries.', y: 200 },
      { text: 'N 4', y: 300 },
      { text: 'PUMP31', x: 120, y: 300 },
      { text: 'N 5', y: 320 },
      { text: 'VALVE12', x: 120, y: 320 },
    ]);
    expect(valuesOf(list, { order_number: 'number of the order' })).toEqual({ order_number: ['48-7720'] });
  });

  test('is a letter with its sign: N° below the heading that it is the number of', () => {
    const contract = flowing(heading('Contratto'), paragraph('N°: 220335'));
    expect(valuesOf(contract, { contract_number: 'number of the contract' })).toEqual({ contract_number: ['220335'] });
  });
});
