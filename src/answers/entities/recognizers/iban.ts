import { mod97 } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

/** International bank account numbers (ISO 13616): country, check digits, up to 30 characters. */
export const iban: EntityDefinition = {
  title: 'Bank account number',
  region: 'any',
  form: 'country, two check digits, up to 30 characters; modulus 97',
  source: 'ISO 13616',
  confusions: 'none known',
  example: 'DE89 3704 0044 0532 0130 00',
  recognizer: byPattern({
    patterns: [['[A-Z]{2}\\d{2} ?(?:[A-Z\\d]{4} ?){2,7}[A-Z\\d]{0,4}', 0.95]],
    context: ['iban', 'account', 'bank', 'konto'],
    checkDigits: (match) => {
      const compact = match.replaceAll(' ', '');
      return compact.length >= 15 && compact.length <= 34 && mod97(compact.slice(4) + compact.slice(0, 4)) === 1;
    },
  }),
};
