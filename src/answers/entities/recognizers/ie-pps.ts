import { digitsOf, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

const LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Personal public service numbers of Ireland: seven digits, a check letter, and since 2013 another letter. */
export const iePps: EntityDefinition = {
  title: 'Personal public service number',
  region: 'Ireland',
  form: 'seven digits and one or two letters; modulus 23',
  source: 'Department of Social Protection',
  confusions: 'other seven digits with a letter, of which one in 23 passes',
  example: 'PPS No. 1234567FA',
  recognizer: byNumber({
    ignoreCase: true,
    patterns: [['\\d{7} ?[A-W][A-IW]?', 0.15]],
    context: ['ppsn?', 'personal public service', 'rsi'],
    checkDigits: (match) => {
      const [check = '', second = 'W'] = match.toUpperCase().replaceAll(/[\d ]/g, '');
      const sum = weighted(digitsOf(match), [8, 7, 6, 5, 4, 3, 2]) + 9 * LETTERS.indexOf(second);
      return LETTERS[sum % 23] === check;
    },
  }),
};
