import { byPattern } from '../recognizer.ts';

/** Medical record numbers: digits, perhaps behind letters. They have no common form, so only in context. */
export const medicalRecord = byPattern({
  patterns: [['[A-Z]{0,3}-?\\d{5,12}', 0.05]],
  context: ['mrn', 'medical record', 'patient id', 'patient number', 'chart number'],
});
