import { digitsOf, isRepeated, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** NHS numbers of the United Kingdom: ten digits, modulus 11 (NHS Data Dictionary). */
export const ukNhs: EntityDefinition = {
  title: 'NHS number',
  region: 'United Kingdom',
  form: 'ten digits; modulus 11',
  source: 'NHS Data Dictionary',
  confusions: 'telephone numbers of ten digits, of which one in eleven passes',
  example: 'NHS number 943 476 5919',
  recognizer: byNumber({
    patterns: [
      ['\\d{3}([- ])\\d{3}\\1\\d{4}', 0.2],
      ['\\d{10}', 0.1],
    ],
    context: ['nhs', 'national health service', 'health service', 'health authority'],
    checkDigits: (match) => {
      const digits = digitsOf(match);
      return !isRepeated(digits) && weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
    },
  }),
};
