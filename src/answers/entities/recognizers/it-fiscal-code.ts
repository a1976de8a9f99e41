import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** What characters in odd places count, from 0 and A on (Decreto ministeriale 23 dicembre 1976). */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23] as const;

const value = (character: string): number =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 'A'.charCodeAt(0);

/** Fiscal codes of persons in Italy. */
export const itFiscalCode: EntityDefinition = {
  title: 'Fiscal code',
  region: 'Italy',
  form: '16 places; modulus 26',
  source: 'Decreto ministeriale, 23 December 1976',
  confusions: 'none known',
  example: 'RSSMRA85T10A562S',
  recognizer: byNumber({
    ignoreCase: true,
    patterns: [['[A-Z]{6}[\\dL-NP-V]{2}[A-EHLMPR-T][\\dL-NP-V]{2}[A-Z][\\dL-NP-V]{3}[A-Z]', 0.8]],
    context: ['codice fiscale', 'fiscal code', 'cod\\. fisc', 'c\\.f\\.', 'cf'],
    checkDigits: (code) => {
      const match = code.toUpperCase();
      const sum = [...match.slice(0, 15)].reduce(
        (total, character, index) => total + (index % 2 === 0 ? (ODD[value(character)] ?? 0) : value(character)),
        0,
      );
      return sum % 26 === value(match.at(-1) ?? '');
    },
  }),
};
