import { DATE_PATTERNS, MONTH_OF_YEAR, parseDate } from '../../text/dates.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

/** Calendar dates, and months of a year. */
export const date: EntityDefinition = {
  title: 'Date, or month of a year',
  region: 'any',
  form: 'written with digits or the name of the month',
  source: 'ISO 8601, and Unicode CLDR for names of months',
  confusions: 'versions, fractions, parts of longer numbers',
  example: '12 May 2021',
  recognizer: byPattern({
    ignoreCase: true,
    patterns: [...Object.values(DATE_PATTERNS).map((source) => [source, 0.7] as const), [MONTH_OF_YEAR, 0.5]],
    context: ['date', 'born', 'birth', 'birthday', 'dob', 'on', 'since', 'until', 'expires'],
    isValid: (match) => parseDate(match) !== undefined,
  }),
};
