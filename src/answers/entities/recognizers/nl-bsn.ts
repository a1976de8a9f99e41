import { digitsOf, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Citizen service numbers of the Netherlands: nine digits that pass the test of eleven. */
export const nlBsn: EntityDefinition = {
  title: 'Citizen service number',
  region: 'Netherlands',
  form: 'nine digits; modulus 11',
  source: 'Rijksdienst voor Identiteitsgegevens',
  confusions: 'other nine digits, of which one in eleven passes',
  example: 'BSN 111222333',
  recognizer: byNumber({
    patterns: [['\\d{9}|\\d{4}\\.\\d{2}\\.\\d{3}', 0.1]],
    context: ['bsn', 'burgerservicenummer', 'burgerservicenr', 'sofinummer', 'citizen service'],
    checkDigits: (match) => weighted(digitsOf(match), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
  }),
};
