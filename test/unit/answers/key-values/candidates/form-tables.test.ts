import { describe, expect, test } from 'vitest';
import { cell, flowing, table } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

/** A document with one table, the first row of which is taken for its head. */
const tableOf = (...rows: readonly (readonly string[])[]) =>
  flowing(table(...rows.map((row, at) => row.map((text) => cell(text, { header: at === 0 })))));

const PATIENT = [
  ['Family name', 'Okafor', 'Given name', 'Chidi'],
  ['Address', 'Rua das Flores 8, 4050 Porto'],
  ['Occupation', 'Project manager', 'Allergies', '☒ yes ☐ no'],
  ['Telephone', '', 'Next of kin', 'Amara'],
];

describe('a table in whose rows labels and values take turns', () => {
  test('answers with what stands beside a label, not below it', () => {
    const asked = { family_name: '', given_name: '', occupation: '', address: '', allergies: '' };
    expect(valuesOf(tableOf(...PATIENT), asked)).toEqual({
      family_name: ['Okafor'],
      given_name: ['Chidi'],
      occupation: ['Project manager'],
      address: ['Rua das Flores 8, 4050 Porto'],
      allergies: ['yes'],
    });
  });

  test('has nothing for a label whose value is empty', () => {
    expect(valuesOf(tableOf(...PATIENT), { telephone: '' })).toEqual({ telephone: [] });
  });

  test('gives its pairs unasked, values are no labels', () => {
    expect(Object.keys(valuesOf(tableOf(...PATIENT)) as object)).toEqual([
      'Family name',
      'Given name',
      'Address',
      'Occupation',
      'Allergies',
      'Next of kin',
    ]);
  });
});

test.each([
  [
    'German',
    tableOf(
      ['Name', 'Schmidt', 'Vorname', 'Anna'],
      ['Straße, Nr.', 'Gartenweg 5', 'PLZ, Ort', '10115 Berlin'],
      ['Geburtsdatum', '01.02.1980', 'Krankenkasse', 'Nordkasse'],
    ),
    { birth_date: ['01.02.1980'], health_insurance: ['Nordkasse'] },
  ],
  [
    'French',
    tableOf(
      ['Nom', 'Moreau', 'Prénom', 'Claire'],
      ['Adresse', '12 rue des Lilas, 69003 Lyon'],
      ['Né(e) le', '12/03/1984', 'Profession', 'Infirmière'],
    ),
    { birth_date: ['12/03/1984'], profession: ['Infirmière'] },
  ],
])('a form in %s answers questions in English', (_, document, expected) => {
  const asked = Object.fromEntries(Object.keys(expected).map((key) => [key, '']));
  expect(valuesOf(document, asked)).toEqual(expected);
});

test('a table of records below the heads of its columns is none', () => {
  const members = tableOf(
    ['Name', 'City', 'Position', 'Telephone'],
    ['Chidi Okafor', 'Porto', 'Manager', '22 555 0143'],
    ['Ines Duarte', 'Braga', 'Clerk', '25 355 0118'],
    ['Rui Melo', 'Faro', 'Driver', '28 955 0190'],
  );
  expect(valuesOf(members, { city: '' })).toEqual({ city: ['Porto', 'Braga', 'Faro'] });
});

test('a question that is answered by yes or no ends its group of boxes', () => {
  const document = tableOf(['Smoker: ☐ yes ☒ no'], ['☒ I have read the notes']);
  expect(valuesOf(document, { smoker: '' })).toEqual({ smoker: ['no'] });
});
