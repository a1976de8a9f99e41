import { digitsOf, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Routing numbers of banks in the United States: nine digits, weights 3 7 1 (ABA). */
export const abaRoutingNumber: EntityDefinition = {
  title: 'Bank routing number',
  region: 'United States',
  form: 'nine digits; weights 3 7 1',
  source: 'American Bankers Association',
  confusions: 'other nine digits, of which one in ten passes',
  example: 'Routing number 021000021',
  recognizer: byNumber({
    patterns: [['[0123678]\\d{3}-?\\d{4}-?\\d', 0.1]],
    context: ['routing', 'aba', 'rtn', 'transit', 'routing number'],
    checkDigits: (match) => weighted(digitsOf(match), [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  }),
};
