import { digitsOf, passesLuhn } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** National provider identifiers: ten digits that pass Luhn's check after the prefix 80840 (45 CFR 162.406). */
export const usNpi: EntityDefinition = {
  title: 'National provider identifier',
  region: 'United States',
  form: 'ten digits; Luhn with prefix 80840',
  source: '45 CFR 162.406',
  confusions: 'telephone numbers of ten digits, of which one in ten passes',
  example: 'NPI 1234567893',
  recognizer: byNumber({
    patterns: [['[12]\\d{9}', 0.1]],
    context: ['npi', 'provider', 'national provider'],
    checkDigits: (match) => passesLuhn(digitsOf(`80840${match}`)),
  }),
};
