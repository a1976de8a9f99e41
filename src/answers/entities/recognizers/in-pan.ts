import { byPattern } from '../recognizer.ts';

/** Permanent account numbers of India; the fourth letter is the kind of holder. */
export const inPan = byPattern({
  patterns: [['[A-Z]{3}[ABCFGHJLPT][A-Z]\\d{4}[A-Z]', 0.6]],
  context: ['pan', 'permanent account number', 'income tax'],
});
