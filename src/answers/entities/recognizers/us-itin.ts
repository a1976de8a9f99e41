import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Individual taxpayer identification numbers: 9xx with a group of 50-65, 70-88, 90-92 or 94-99 (IRS, 3.21.263). */
export const usItin: EntityDefinition = {
  title: 'Individual taxpayer number',
  region: 'United States',
  form: '9xx and a group that the IRS assigns',
  source: 'Internal Revenue Service, manual 3.21.263',
  confusions: 'part numbers of that form',
  example: '911-70-1234',
  recognizer: byNumber({
    patterns: [
      ['9\\d\\d([- ])(?:5\\d|6[0-5]|7\\d|8[0-8]|9[0-24-9])\\1\\d{4}', 0.55],
      ['9\\d\\d(?:5\\d|6[0-5]|7\\d|8[0-8]|9[0-24-9])\\d{4}', 0.05],
    ],
    context: ['itin', 'individual', 'taxpayer', 'tax id', 'tin'],
  }),
};
