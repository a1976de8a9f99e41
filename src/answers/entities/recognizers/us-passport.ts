import { byPattern } from '../recognizer.ts';

/** Passport numbers of the United States: nine digits, or a letter and eight. */
export const usPassport = byPattern({
  patterns: [['\\d{9}|[A-Z]\\d{8}', 0.05]],
  context: ['passport', 'travel document'],
});
