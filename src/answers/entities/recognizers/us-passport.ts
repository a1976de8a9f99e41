import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

/** Passport numbers of the United States: nine digits, or a letter and eight. */
export const usPassport: EntityDefinition = {
  title: 'Passport number',
  region: 'United States',
  form: 'nine digits, or a letter and eight',
  source: 'Department of State',
  confusions: 'passports of other countries with nine digits',
  example: 'Passport A12345678',
  recognizer: byPattern({
    patterns: [['\\d{9}|[A-Z]\\d{8}', 0.05]],
    context: ['passport', 'travel document'],
  }),
};
