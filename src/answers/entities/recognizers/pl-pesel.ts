import { digitsOf, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** National identification numbers of Poland: a date of birth, a serial and a check digit. */
export const plPesel: EntityDefinition = {
  title: 'National identification number',
  region: 'Poland',
  form: 'eleven digits; modulus 10',
  source: 'Ministerstwo Cyfryzacji',
  confusions: 'other eleven digits that begin with a date',
  example: 'PESEL 44051401359',
  recognizer: byNumber({
    patterns: [['\\d{2}(?:[02468][1-9]|[13579][0-2])(?:0[1-9]|[12]\\d|3[01])\\d{5}', 0.3]],
    context: ['pesel', 'numer ewidencyjny'],
    checkDigits: (match) => weighted(digitsOf(match), [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
  }),
};
