import { weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** The check digit of the places before it; a letter counts its ASCII code less 48. */
function checkDigit(places: string): number {
  const values = [...places].map((place) => place.charCodeAt(0) - '0'.charCodeAt(0));
  const sum = weighted(values, WEIGHTS.slice(-places.length));
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** Registration numbers of companies in Brazil, from July 2026 on with letters too (IN RFB 2.229/2024). */
export const brCnpj: EntityDefinition = {
  title: 'Company number (CNPJ)',
  region: 'Brazil',
  form: 'twelve places and two digits; modulus 11, twice',
  source: 'Receita Federal, IN RFB 2.229/2024',
  confusions: 'other 14 digits, of which one in 100 passes',
  example: 'CNPJ 11.222.333/0001-81',
  recognizer: byNumber({
    ignoreCase: true,
    patterns: [
      ['[A-Z\\d]{2}\\.[A-Z\\d]{3}\\.[A-Z\\d]{3}/[A-Z\\d]{4}-\\d{2}', 0.7],
      ['[A-Z\\d]{12}\\d{2}', 0.1],
    ],
    context: ['cnpj', 'cadastro nacional da pessoa jurídica'],
    isValid: (match) => new Set(match.replace(/[./-]/g, '')).size > 1,
    checkDigits: (match) => {
      const places = match.replace(/[./-]/g, '').toUpperCase();
      return [12, 13].every((length) => checkDigit(places.slice(0, length)) === Number(places[length]));
    },
  }),
};
