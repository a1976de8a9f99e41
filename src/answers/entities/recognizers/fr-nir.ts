import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Social security numbers of France: 13 places and a key of 97 less their remainder; Corsica has letters. */
export const frNir: EntityDefinition = {
  title: 'Social security number (NIR)',
  region: 'France',
  form: '13 places and two digits; modulus 97',
  source: 'INSEE',
  confusions: 'other 15 digits that begin with 1 or 2',
  example: '2 55 08 14 168 025 38',
  recognizer: byNumber({
    patterns: [['[12] ?\\d\\d ?(?:0[1-9]|1[0-2]|[2-9]\\d) ?(?:\\d\\d|2[AB]) ?\\d{3} ?\\d{3} ?[/-]? ?\\d\\d', 0.6]],
    context: ['sécurité sociale', 'sécu', 'nir', 'insee', 'numéro de sécurité', 'carte vitale', 'assuré'],
    checkDigits: (match) => {
      const compact = match.replace(/[ /-]/g, '').replace('2A', '19').replace('2B', '18');
      return 97n - (BigInt(compact.slice(0, 13)) % 97n) === BigInt(compact.slice(13));
    },
  }),
};
