import { expect, test } from 'vitest';
import { areLatin, selectLanguages } from '../../../../src/ocr/language/languages.ts';

test('languages go by their ISO 639 codes, whichever of them', () => {
  expect(selectLanguages(['eng', 'de', 'GER', 'fre'])).toEqual({ known: ['eng', 'deu', 'fra'], unknown: [] });
  expect(selectLanguages(['chi_sim', 'nl'])).toEqual({ known: ['nld'], unknown: ['chi_sim'] });
});

test('languages of one family are told apart, and Norwegian is Norwegian in either form', () => {
  const asked = ['el', 'uk', 'bg', 'cs', 'sv', 'tr', 'da', 'nn', 'nob', 'fi', 'hu', 'rum', 'ru'];
  const known = ['ell', 'ukr', 'bul', 'ces', 'swe', 'tur', 'dan', 'nor', 'fin', 'hun', 'ron'];
  expect(selectLanguages(asked)).toEqual({ known, unknown: ['ru'] });
});

test('Greek and Cyrillic letters are not Latin, whatever stands beside them', () => {
  expect(areLatin(['eng', 'tur'])).toBe(true);
  expect(areLatin(['eng', 'ell'])).toBe(false);
  expect(areLatin(['ukr'])).toBe(false);
});
