import { digitsOf, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Check letters of citizens (S, T) and foreigners (F, G), by the remainder from 0 to 10. */
const CITIZENS = 'JZIHGFEDCBA';
const FOREIGNERS = 'XWUTRQPNMLK';

/** Identity numbers of Singapore. */
export const sgNricFin: EntityDefinition = {
  title: 'Identity card number',
  region: 'Singapore',
  form: 'letter, seven digits, letter; modulus 11',
  source: 'Immigration and Checkpoints Authority',
  confusions: 'part numbers of that form, of which one in 26 passes',
  example: 'S1234567D',
  recognizer: byNumber({
    ignoreCase: true,
    patterns: [['[STFG]\\d{7}[A-Z]', 0.8]],
    context: ['nric', 'fin', 'identity card'],
    checkDigits: (number) => {
      const match = number.toUpperCase();
      const later = /^[TG]/.test(match) ? 4 : 0;
      const remainder = (weighted(digitsOf(match), [2, 7, 6, 5, 4, 3, 2]) + later) % 11;
      return (/^[ST]/.test(match) ? CITIZENS : FOREIGNERS)[remainder] === match.at(-1);
    },
  }),
};
