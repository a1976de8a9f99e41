import { digitsOf, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** National identity numbers of Norway: a birthday, a serial, two check digits; D-numbers have 40 more in the day. */
export const noFodselsnummer: EntityDefinition = {
  title: 'National identity number',
  region: 'Norway',
  form: 'birthday, serial, two check digits; modulus 11 twice',
  source: 'Skatteetaten, Folkeregisteret',
  confusions: 'other eleven digits, of which one in a hundred passes',
  example: 'Fødselsnummer 01129955151',
  recognizer: byNumber({
    patterns: [['[0-7]\\d(?:0[1-9]|1[0-2])\\d\\d ?\\d{5}', 0.3]],
    context: ['fødselsnummer', 'fødselsnr', 'f\\.?nr', 'personnummer', 'd-nummer'],
    checkDigits: (match) => {
      const digits = digitsOf(match);
      return (
        weighted(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
        weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
      );
    },
  }),
};
