import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Month and day; 20 or 40 is added to the month where the sex is or is not known (numéro bis). */
const MONTH_DAY = ['(?:[024]\\d|[135][0-2])', '(?:[0-2]\\d|3[01])'] as const;

/** National numbers of Belgium: a birthday, a serial, and 97 less their remainder, with a 2 before from the year 2000 on. */
export const beNationalNumber: EntityDefinition = {
  title: 'National number',
  region: 'Belgium',
  form: 'birthday, serial, two check digits; modulus 97',
  source: 'Royal decree of 3 April 1984',
  confusions: 'other eleven digits',
  example: 'Rijksregisternummer 85.07.30-033.28',
  recognizer: byNumber({
    patterns: [
      [`\\d\\d\\.${MONTH_DAY.join('\\.')}[- ]\\d{3}[.-]\\d\\d`, 0.6],
      [`\\d\\d ?${MONTH_DAY.join(' ?')}[- ]?\\d{3}[- ]?\\d\\d`, 0.15],
    ],
    context: [
      'rijksregister(?:nummer|nr)?',
      'nationaal ?nummer',
      '(?:numéro|n[°o]) (?:de registre )?national',
      'registre national',
      'insz',
      'niss',
      'nrn',
    ],
    checkDigits: (match) => {
      const digits = match.replaceAll(/\D/g, '');
      const [number, check] = [digits.slice(0, 9), Number(digits.slice(9))];
      return ['', '2'].some((century) => 97 - (Number(century + number) % 97) === check);
    },
  }),
};
