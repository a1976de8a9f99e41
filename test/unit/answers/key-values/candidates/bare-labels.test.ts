import { describe, expect, test } from 'vitest';
import { flowing, heading, paragraph, printed } from '../../documents.ts';
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
});
