import { MONTHS } from '../text/dates.ts';
import { withoutAccents } from '../text/fold.ts';

/** Short forms that are words elsewhere, January first: they are safe where a line of a resume has a year behind them. */
const SHORT: readonly string[] = [
  'janv|genn|sty',
  'febr|feber|fevr|febb|lut',
  'maerz',
  'kwi',
  'magg?',
  'giu|cze',
  'juil|lug|lip',
  'sie',
  'setiembre|sett|wrz',
  'paz',
  'lis',
  'gru',
];

const NAMES = MONTHS.map((names, index) => `${withoutAccents(names)}|${SHORT[index]}`);

/** Source of a pattern for the name of a month in a text in lower case without accents. */
export const MONTH_NAME = `(?:${NAMES.join('|')})(?![a-z])\\.?`;

const PATTERNS = NAMES.map((names) => new RegExp(`^(?:${names})\\.?$`, 'i'));

/** 1 to 12 of a name as the pattern finds it; 0 for other words. */
export const monthNumber = (name: string): number => PATTERNS.findIndex((pattern) => pattern.test(name)) + 1;
