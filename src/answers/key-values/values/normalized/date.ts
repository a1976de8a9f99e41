import { type CalendarDate, DATE, isoDate, MONTH_OF_YEAR, parseDate, WEEKDAY } from '../../../text/dates.ts';
import { dateInWords } from '../worded-dates.ts';
import type { Conventions } from './conventions.ts';

const WHOLE = new RegExp(`^(?:${WEEKDAY},? )?(${DATE})$`, 'iu');
const MONTH_ALONE = new RegExp(`^(?:${MONTH_OF_YEAR})$`, 'iu');
/** Two numbers before a year: which of them is the day depends on who writes. */
const DIGITS = /^(\d{1,2})([-/.])(\d{1,2})\2((?:\d\d)?\d\d)$/;
/** A date as the law writes it: `4th day of March, 2024`. */
const DAY_OF = /^(\d{1,2})(?:st|nd|rd|th)? day of (\p{L}+),? (\d{4})$/iu;

/** A date in ISO 8601: `2024-03-04`, or `2024-03` for a month. None where day and month could change places. */
export function normalizedDate(printed: string, { dayFirst }: Conventions): string | undefined {
  const worded = dateInWords(printed);
  if (worded) return isoDate(worded);
  const spoken = DAY_OF.exec(printed);
  const text = spoken ? spoken.slice(1).join(' ') : WHOLE.exec(printed)?.[1];
  if (text !== undefined) {
    const date = DIGITS.test(text) ? inOrder(text, dayFirst) : parseDate(text);
    return date && isoDate(date);
  }
  if (!MONTH_ALONE.test(printed) || !/\d{4}/.test(printed)) return undefined;
  const month = parseDate(printed);
  return month && isoDate(month).slice(0, 'YYYY-MM'.length);
}

/** A date in digits, in the order of its document where both are possible. */
function inOrder(printed: string, dayFirst: boolean | undefined): CalendarDate | undefined {
  const [, one = '', sign = '', other = '', year = ''] = DIGITS.exec(printed) ?? [];
  const [first, second] = [Number(one), Number(other)];
  const isCertain = first > 12 || second > 12 || first === second;
  // With points the day comes first wherever dates are written so.
  const isDayFirst = dayFirst ?? (sign === '.' ? true : undefined);
  if (!isCertain && isDayFirst === undefined) return undefined;
  const day = isCertain ? second <= 12 : isDayFirst;
  return parseDate(day ? `${one}/${other}/${year}` : `${other}/${one}/${year}`);
}
