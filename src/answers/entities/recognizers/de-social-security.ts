import { digitSum, digitsOf } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

const WEIGHTS = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];

/**
 * Pension insurance numbers of Germany: area, birthday, initial, serial and a check digit, which is the sum of the
 * digit sums of the weighted places by 10; the initial counts as two digits (VKVV, section 4).
 */
export const deSocialSecurity: EntityDefinition = {
  title: 'Pension insurance number',
  region: 'Germany',
  form: 'area, birthday, letter, serial, check digit; modulus 10',
  source: 'VKVV, section 4; Deutsche Rentenversicherung',
  confusions: 'none known',
  example: 'Rentenversicherungsnummer 65 170839 J 003',
  recognizer: byNumber({
    ignoreCase: true,
    patterns: [['\\d{2} ?(?:[0-2]\\d|3[01])(?:0\\d|1[0-2])\\d{2} ?[A-Z] ?\\d{2} ?\\d', 0.5]],
    context: [
      '(?:renten|sozial)?versicherungsnummer',
      '(?:renten|sozial)versicherung',
      'rvnr',
      'sv-?(?:nummer|nr)',
      'rv-?(?:nummer|nr)',
    ],
    checkDigits: (match) => {
      const initial = /[A-Z]/i.exec(match)?.[0].toUpperCase() ?? 'A';
      const places = `${initial.charCodeAt(0) - 'A'.charCodeAt(0) + 1}`.padStart(2, '0');
      const digits = digitsOf(match.replace(/[A-Z]/i, places));
      return WEIGHTS.reduce((sum, weight, i) => sum + digitSum(weight * (digits[i] ?? 0)), 0) % 10 === digits[12];
    },
  }),
};
