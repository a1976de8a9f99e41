import { expect, test } from 'vitest';
import type { Candidate } from '../../../../../src/answers/entities/candidate.ts';
import { withoutImpersonalColumns } from '../../../../../src/answers/entities/mentions/impersonal-columns.ts';
import { plainText } from '../../../../../src/answers/text/plain-text.ts';
import { cell, flowing, table } from '../../documents.ts';

/** What a cell's words are taken for when all of them are proposed to be of a type. */
function typesOf(type: Candidate['type'], words: string, rows: readonly string[][], score = 0.9): string[] {
  const plain = plainText(flowing(table(...rows.map((row) => row.map((text) => cell(text))))));
  const start = plain.text.indexOf(words);
  const proposed: Candidate[] = [{ type, start, end: start + words.length, score, rule: 'names' }];
  return withoutImpersonalColumns(plain, proposed).map((candidate) => candidate.type);
}

const CATALOGUES = [
  [
    ['SKU', 'Description', 'Qty'],
    ['312-5518-04', 'Lamp Beatrice', '4'],
  ],
  [
    ['Art.-Nr.', 'Bezeichnung', 'Preis'],
    ['312-5518-04', 'Lamp Beatrice', '49,00'],
  ],
  [
    ['Código', 'Producto', 'Precio'],
    ['312-5518-04', 'Lamp Beatrice', '49,00'],
  ],
];

test.each(CATALOGUES)('numbers of articles are no telephone numbers', (...rows) => {
  expect(typesOf('PHONE', '312-5518-04', rows)).toEqual([]);
});

test.each(CATALOGUES)('names of articles are no persons', (...rows) => {
  expect(typesOf('PERSON', 'Beatrice', rows)).toEqual([]);
});

test('a word among the heads of a table is a person only where it is sure', () => {
  const rows = [
    ['Customer', 'Merle', 'Phone'],
    ['Ivo Marek', '7', '212-555-0188'],
  ];
  expect(typesOf('PERSON', 'Merle', rows)).toEqual([]);
  expect(typesOf('PERSON', 'Merle', rows, 0.99)).toEqual(['PERSON']);
});

test('who is named as a place in a column of towns is the place', () => {
  const rows = [
    ['Customer', 'City', 'Phone'],
    ['Ivo Marek', 'Florence', '212-555-0188'],
  ];
  expect(typesOf('PERSON', 'Florence', rows)).toEqual(['LOCATION']);
  expect(typesOf('PERSON', 'Ivo Marek', rows)).toEqual(['PERSON']);
  expect(typesOf('PHONE', '212-555-0188', rows)).toEqual(['PHONE']);
});

test('an account names persons beside its amounts', () => {
  const rows = [
    ['Date', 'Description', 'Amount'],
    ['3 May', 'Transfer to Ivo Marek', '40.00'],
  ];
  expect(typesOf('PERSON', 'Ivo Marek', rows)).toEqual(['PERSON']);
});

test('a form has labels and values side by side, and its first row is no head', () => {
  const rows = [
    ['Driver A', 'Ivo Marek', 'Driver B', 'Merle Tan'],
    ['Address', '18 Birch Street', 'Address', '7 Fir Road'],
  ];
  expect(typesOf('PERSON', 'Ivo Marek', rows)).toEqual(['PERSON']);
});

test.each([
  [
    ['Test', 'Result', 'Unit', 'Reference'],
    ['Beatrice factor', '12', 'g/L', '10–14'],
  ],
  [
    ['Untersuchung', 'Wert', 'Einheit', 'Referenzbereich'],
    ['Beatrice factor', '12', 'g/L', '10–14'],
  ],
])('names of laboratory tests are no persons, places or organizations', (...rows) => {
  expect(typesOf('PERSON', 'Beatrice', rows)).toEqual([]);
  expect(typesOf('LOCATION', 'Beatrice factor', rows)).toEqual([]);
  expect(typesOf('ORGANIZATION', 'Beatrice factor', rows)).toEqual([]);
});

test('who did a test is a person', () => {
  const rows = [
    ['Test', 'Done by', 'Score'],
    ['Beatrice Marlow', 'Ada Reed', '12'],
  ];
  expect(typesOf('PERSON', 'Beatrice Marlow', rows)).toEqual(['PERSON']);
});
