import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Prefixes that the IRS has assigned to its campuses, to the internet and to the Small Business Administration. */
const PREFIX = '(?:0[1-6]|1[0-6]|2[0-7]|3\\d|4[0-8]|5\\d|6[0-8]|7[1-7]|8[0-8]|9[0-58-9])';

/** Employer identification numbers of the United States. */
export const usEin: EntityDefinition = {
  title: 'Employer identification number',
  region: 'United States',
  form: 'prefix that the IRS assigns, seven digits',
  source: 'Internal Revenue Service, Publication 1635',
  confusions: 'part numbers of that form; nine digits without a hyphen need a label',
  example: 'EIN 12-3456789',
  recognizer: byNumber({
    patterns: [
      [`${PREFIX}-\\d{7}`, 0.3],
      [`${PREFIX}\\d{7}`, 0.05],
    ],
    context: [
      'f?ein',
      'employer id(?:entification)?',
      'federal (?:tax )?id',
      'tax id',
      'tin',
      'taxpayer identification',
    ],
  }),
};
