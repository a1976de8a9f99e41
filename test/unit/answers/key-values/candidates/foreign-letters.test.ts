import { describe, expect, test } from 'vitest';
import { flowing, paragraph } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

describe('a letter with a greeting of its language', () => {
  test.each([
    ['Nijmegen, 9 juli 2026', 'Geachte heer Rietveld,', { datum: 'datum van de brief' }, '9 juli 2026'],
    ['Modena, 9 luglio 2026', 'Gentile Signora Bruni,', { data: 'data della lettera' }, '9 luglio 2026'],
    ['Coimbra, 9 de julho de 2026', 'Exmo. Senhor,', { data_carta: 'data da carta' }, '9 de julho de 2026'],
  ])('has its date beside the place that it is from: %s', (place, greeting, asked, date) => {
    const letter = flowing(paragraph(place), paragraph(greeting), paragraph('Ref. 17 / 12-08-2026.'));
    expect(Object.values(valuesOf(letter, asked) as object)).toEqual([[date]]);
  });
});

describe('a key that is the name of a type alone', () => {
  test('is answered with a number to call, not with part of that of an account', () => {
    const text = flowing(
      paragraph('Pay to NL18 RABO 0123 4598 76 before the first.'),
      paragraph('Ask Ms Dijkgraaf on +31 24 361 2345.'),
    );
    expect(valuesOf(text, { phone: 'phone number to call' })).toEqual({ phone: ['+31 24 361 2345'] });
  });
});

describe('a day in the boxes of a form', () => {
  test.each([
    ['Date of first registration: 14 09 2021', { first_registration: 'date of first registration' }, '14 09 2021'],
    ['Geburtsdatum: 03 11 1990', { geburtsdatum: 'Geburtsdatum' }, '03 11 1990'],
  ])('is a date where its label asks for one: %s', (line, asked, date) => {
    expect(Object.values(valuesOf(flowing(paragraph(line)), asked) as object)).toEqual([[date]]);
  });

  test('is none among other digits', () => {
    expect(valuesOf(flowing(paragraph('Date of issue: 4418 14 09 20217')), { issued: 'date of issue' })).toEqual({
      issued: [],
    });
  });
});
