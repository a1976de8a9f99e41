import { digitsOf, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Of the serial and the birthday; the check digit is the fourth place. */
const WEIGHTS = [3, 7, 9, 0, 5, 8, 4, 2, 1, 6] as const;

/** Social insurance numbers of Austria: a serial, its check digit, and a birthday, whose month may be 13 to 15. */
export const atSvnr: EntityDefinition = {
  title: 'Social insurance number',
  region: 'Austria',
  form: 'serial, check digit and birthday; modulus 11',
  source: 'Dachverband der Sozialversicherungsträger, ASVG § 460d',
  confusions: 'other ten digits that end with a date',
  example: 'SV-Nummer 1237 010180',
  recognizer: byNumber({
    patterns: [['[1-9]\\d{3}[ -]?(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-5])\\d\\d', 0.15]],
    context: [
      'sv-?(?:nr|nummer)',
      'svnr',
      'vsnr',
      '(?:sozial)?versicherungs-?(?:nummer|nr)',
      'sozialversicherung',
      'vers\\.?-?(?:nr|nummer)',
    ],
    checkDigits: (match) => {
      const digits = digitsOf(match);
      return weighted(digits, WEIGHTS) % 11 === digits[3];
    },
  }),
};
