import { digitsOf, isRepeated, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

const WEIGHTS = [1, 4, 3, 7, 5, 8, 6, 9, 10];

/** Tax file numbers of Australia: nine digits, modulus 11. */
export const auTfn: EntityDefinition = {
  title: 'Tax file number',
  region: 'Australia',
  form: 'nine digits; modulus 11',
  source: 'Australian Taxation Office',
  confusions: 'other nine digits, of which one in eleven passes',
  example: 'TFN 123 456 782',
  recognizer: byNumber({
    patterns: [
      ['\\d{3} \\d{3} \\d{3}', 0.2],
      ['\\d{9}', 0.05],
    ],
    context: ['tfn', 'tax file number'],
    checkDigits: (match) => {
      const digits = digitsOf(match);
      return weighted(digits, WEIGHTS) % 11 === 0 && !isRepeated(digits);
    },
  }),
};
