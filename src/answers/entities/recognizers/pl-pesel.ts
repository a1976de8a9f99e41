import { digitsOf, weighted } from '../checksums.ts';
import { byPattern } from '../recognizer.ts';

/** National identification numbers of Poland: a date of birth, a serial and a check digit. */
export const plPesel = byPattern({
  patterns: [['\\d{2}(?:[02468][1-9]|[13579][0-2])(?:0[1-9]|[12]\\d|3[01])\\d{5}', 0.3]],
  context: ['pesel'],
  isValid: (match) => weighted(digitsOf(match), [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
});
