import { byPattern } from '../recognizer.ts';

/** National insurance numbers of the United Kingdom; prefixes after HMRC's manual NIM39110. */
export const ukNino = byPattern({
  patterns: [['(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\\d\\d ?\\d\\d ?\\d\\d ?[A-D]', 0.6]],
  context: ['national insurance', 'ni number', 'nino', 'insurance number'],
});
