import { byPattern } from '../recognizer.ts';

/** Medical record numbers have no common form: digits, perhaps behind letters, where the text says so. */
export const medicalRecord = byPattern({
  patterns: [['[A-Z]{0,3}-?\\d{5,12}', 0.05]],
  context: ['mrn', 'medical record', 'patient id', 'patient number', 'chart number'],
});
