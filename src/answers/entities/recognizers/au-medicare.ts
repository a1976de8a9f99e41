import { digitsOf, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Medicare card numbers of Australia: eight digits, a check digit and the issue. */
export const auMedicare: EntityDefinition = {
  title: 'Medicare card number',
  region: 'Australia',
  form: 'ten digits; modulus 10',
  source: 'Services Australia',
  confusions: 'other ten digits, of which one in ten passes',
  example: 'Medicare 2123 45670 1',
  recognizer: byNumber({
    patterns: [
      ['[2-6]\\d{3}([ -])\\d{5}\\1\\d', 0.3],
      ['[2-6]\\d{9}', 0.05],
    ],
    context: ['medicare', 'health card'],
    checkDigits: (match) => {
      const digits = digitsOf(match);
      return weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === digits[8];
    },
  }),
};
