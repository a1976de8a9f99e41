import { digitsOf, weighted } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Social insurance numbers of Switzerland: the country, nine digits, and the check digit of article numbers. */
export const chAhv: EntityDefinition = {
  title: 'Social insurance number',
  region: 'Switzerland',
  form: '756 and ten digits; modulus 10',
  source: 'Zentrale Ausgleichsstelle, AHVN13',
  confusions: 'none known',
  example: '756.9217.0769.85',
  recognizer: byNumber({
    patterns: [
      ['756\\.\\d{4}\\.\\d{4}\\.\\d{2}', 0.7],
      ['756 ?\\d{4} ?\\d{4} ?\\d{2}', 0.3],
    ],
    context: ['ahv(?:n13)?', 'ahv-?(?:nr|nummer)', 'avs', 'navs', 'sozialversicherungsnummer', 'sozialversicherung'],
    checkDigits: (match) => weighted(digitsOf(match), [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0,
  }),
};
