import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

const DAY_MONTH = '(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])';

/** Civil registration numbers of Denmark: a birthday and four digits. Since 2007 they have no check digit. */
export const dkCpr: EntityDefinition = {
  title: 'Civil registration number',
  region: 'Denmark',
  form: 'birthday and four digits',
  source: 'CPR-kontoret',
  confusions: 'personal identity numbers of Sweden',
  example: 'CPR-nr. 070761-4285',
  recognizer: byNumber({
    patterns: [
      [`${DAY_MONTH}\\d\\d-\\d{4}`, 0.3],
      [`${DAY_MONTH}\\d\\d ?\\d{4}`, 0.1],
    ],
    context: ['cpr', 'cpr-?(?:nr|nummer)', 'personnummer'],
  }),
};
