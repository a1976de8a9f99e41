import { digitsOf, weighted } from '../checksums.ts';
import { byPattern } from '../recognizer.ts';

/** Routing numbers of banks in the United States: nine digits, weights 3 7 1 (ABA). */
export const abaRoutingNumber = byPattern({
  patterns: [['[0123678]\\d{3}-?\\d{4}-?\\d', 0.1]],
  context: ['routing', 'aba', 'rtn', 'transit'],
  isValid: (match) => weighted(digitsOf(match), [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
});
