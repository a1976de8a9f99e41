import { digitsOf, isRepeated, passesLuhn } from '../checksums.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Social insurance numbers of Canada: nine digits with Luhn's check. */
export const caSin: EntityDefinition = {
  title: 'Social insurance number',
  region: 'Canada',
  form: 'nine digits; Luhn',
  source: 'Employment and Social Development Canada',
  confusions: 'SIREN numbers and other nine digits that pass Luhn',
  example: 'SIN 130 692 544',
  recognizer: byNumber({
    patterns: [
      ['[1-79]\\d{2}([- ])\\d{3}\\1\\d{3}', 0.3],
      ['[1-79]\\d{8}', 0.05],
    ],
    context: ['sin', 'social insurance', 'nas', 'assurance sociale'],
    checkDigits: (match) => {
      const digits = digitsOf(match);
      return passesLuhn(digits) && !isRepeated(digits);
    },
  }),
};
