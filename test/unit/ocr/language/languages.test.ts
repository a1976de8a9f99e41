import { expect, test } from 'vitest';
import { selectLanguages } from '../../../../src/ocr/language/languages.ts';

test('languages go by their ISO 639 codes, whichever of them', () => {
  expect(selectLanguages(['eng', 'de', 'GER', 'fre'])).toEqual({ known: ['eng', 'deu', 'fra'], unknown: [] });
  expect(selectLanguages(['chi_sim', 'nl'])).toEqual({ known: ['nld'], unknown: ['chi_sim'] });
});
