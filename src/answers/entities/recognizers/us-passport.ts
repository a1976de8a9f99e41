import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Passport numbers of the United States: nine digits, or a letter and eight. */
export const usPassport: EntityDefinition = {
  title: 'Passport number',
  region: 'United States',
  form: 'nine digits, or a letter and eight',
  source: 'Department of State',
  confusions: 'passports of other countries with nine digits',
  example: 'Passport A12345678',
  recognizer: byNumber({
    patterns: [['\\d{9}|[A-Z]\\d{8}', 0.25]],
    context: ['passport', 'travel document'],
  }),
};
