import { DATE_PATTERNS, MONTH_OF_YEAR, parseDate } from '../../text/dates.ts';
import { byPattern } from '../recognizer.ts';

/** Calendar dates, and months of a year. */
export const date = byPattern({
  ignoreCase: true,
  patterns: [...Object.values(DATE_PATTERNS).map((source) => [source, 0.7] as const), [MONTH_OF_YEAR, 0.5]],
  context: ['date', 'born', 'birth', 'birthday', 'dob', 'on', 'since', 'until', 'expires'],
  isValid: (match) => parseDate(match) !== undefined,
});
