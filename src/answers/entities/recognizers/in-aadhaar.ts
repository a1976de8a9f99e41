import { digitsOf, isRepeated, passesVerhoeff } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Identity numbers of India: twelve digits with Verhoeff's check. */
export const inAadhaar: EntityDefinition = {
  title: 'Aadhaar number',
  region: 'India',
  form: 'twelve digits; Verhoeff',
  source: 'Unique Identification Authority of India',
  confusions: 'lot numbers in groups of four, of which one in ten passes',
  example: 'Aadhaar 2341 2341 2346',
  recognizer: byNumber({
    patterns: [
      ['(?<!\\d[ -])[2-9]\\d{3}([ -])\\d{4}\\1\\d{4}(?![ -]\\d)', 0.2],
      ['[2-9]\\d{11}', 0.15],
    ],
    context: ['aadhaar', 'aadhar', 'adhaar', 'adhar', 'uidai', 'uid', 'आधार'],
    checkDigits: (match) => passesVerhoeff(digitsOf(match)) && !isRepeated(digitsOf(match)),
  }),
};
