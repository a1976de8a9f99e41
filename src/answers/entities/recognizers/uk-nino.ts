import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** National insurance numbers of the United Kingdom; prefixes after HMRC's manual NIM39110. */
export const ukNino: EntityDefinition = {
  title: 'National insurance number',
  region: 'United Kingdom',
  form: 'two letters, six digits, a letter',
  source: 'HMRC manual NIM39110',
  confusions: 'part numbers of that form',
  example: 'AB 12 34 56 C',
  recognizer: byNumber({
    patterns: [['(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\\d\\d ?\\d\\d ?\\d\\d ?[A-D]', 0.6]],
    context: ['national insurance', 'ni number', 'nino', 'insurance number'],
  }),
};
