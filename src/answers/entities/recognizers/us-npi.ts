import { digitsOf, passesLuhn } from '../checksums.ts';
import { byPattern } from '../recognizer.ts';

/** National provider identifiers: ten digits that pass Luhn's check after the prefix 80840 (45 CFR 162.406). */
export const usNpi = byPattern({
  patterns: [['[12]\\d{9}', 0.1]],
  context: ['npi', 'provider', 'national provider'],
  isValid: (match) => passesLuhn(digitsOf(`80840${match}`)),
});
