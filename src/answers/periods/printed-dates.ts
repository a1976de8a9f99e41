import { isoDate, parseDate } from '../text/dates.ts';
import { MONTH_NAME, monthNumber } from './months.ts';
import { SEASONS } from './words.ts';

/** What a printed date stands for, both days as `YYYY-MM-DD`. */
export interface Days {
  readonly first: string;
  readonly last: string;
  /** Whether it is a stretch of time by itself: a season, a term, a quarter, a year of school. */
  readonly isStretch?: boolean;
}

const YEAR = '(?:19|20)\\d\\d';
const SHORT_YEAR = "'\\d\\d";
const DAY = '(?:3[01]|[12]\\d|0?[1-9])';
const MONTH = '(?:1[0-2]|0?[1-9])';
const SEASON = `(?:${SEASONS.map(([, , names]) => names).join('|')})`;

/** Years of school that could be months, `2010/11`: months are seldom written so. */
const SCHOOL_MONTHS = Array.from({ length: 12 }, (_, index) => `20${two(index)} ?/ ?${two(index + 1)}`).join('|');

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** `2018/19`, `2018/2021`. */
function years(printed: string): Days | undefined {
  const [first, last] = printed.split('/').map((year) => yearOf(year));
  if (first === undefined || last === undefined || last <= first) return undefined;
  return { first: `${first}-01-01`, last: `${last}-12-31`, isStretch: true };
}

const month = (year: number, number: number): Days => months(year, number, number);

/** From the first day of a month to the last of another one; months above 12 are in the next year. */
function months(year: number, first: number, last: number, isStretch?: boolean): Days {
  const end = last > 12 ? { year: year + 1, month: last - 12 } : { year, month: last };
  return {
    first: isoDate({ year, month: first }),
    last: isoDate(end, 'end'),
    ...(isStretch ? { isStretch } : {}),
  };
}

/** The year of two or four digits, whatever stands around them. */
export function yearOf(digits: string): number {
  const year = Number(digits.replace(/\D/g, ''));
  return year > 99 ? year : year + (year < 60 ? 2000 : 1900);
}

function day(printed: string): Days | undefined {
  const date = parseDate(printed);
  const days = date && isoDate(date);
  return days === undefined ? undefined : { first: days, last: days };
}

const dayOfMonth = (date: string, name: string, year: string): Days | undefined =>
  day(`${yearOf(year)}-${monthNumber(name)}-${date}`);

function season(name: string, year: string): Days | undefined {
  const found = SEASONS.find(([, , names]) => new RegExp(`^(?:${names})$`, 'i').test(name));
  return found && months(yearOf(year), found[0], found[1], true);
}

const quarter = (number: string, year: string): Days =>
  months(yearOf(year), Number(number) * 3 - 2, Number(number) * 3, true);

/** Forms of dates, and what the groups of each say. Of several that begin in one place the first counts. */
const FORMS: readonly (readonly [source: string, read: (...groups: string[]) => Days | undefined])[] = [
  [`(${YEAR}[-/.]${MONTH}[-/.]${DAY})(?!\\d)`, day],
  [`(${DAY}[-/.] ?${DAY}[-/.] ?(?:${YEAR}|\\d\\d))(?!\\d)`, (printed) => day(printed.replaceAll(' ', ''))],
  [
    `(${DAY})(?:st|nd|rd|th|er|\\.|[ºª])?(?: of| de| d')?[ /-]?(${MONTH_NAME}),?(?: de[l]?)?[ /-]?(${YEAR}|${SHORT_YEAR})`,
    dayOfMonth,
  ],
  [`(${MONTH_NAME}) (${DAY})(?:st|nd|rd|th)?(?: ?, ?| )(${YEAR})`, (name, date, year) => dayOfMonth(date, name, year)],
  [
    `(${MONTH_NAME})(?: ?, ?| de | del | of | ?/ ?|-| )?(${YEAR}|${SHORT_YEAR}|\\d\\d)(?![\\d:])`,
    (name, year) => month(yearOf(year), monthNumber(name)),
  ],
  [`(${YEAR})[ /.]{1,2}(${MONTH_NAME})(?! ?'?\\d)`, (year, name) => month(Number(year), monthNumber(name))],
  [`(0[1-9]|1[0-2]|[1-9]) ?[/.-] ?(${YEAR})`, (number, year) => month(Number(year), Number(number))],
  [`(0[1-9]|1[0-2]) (${YEAR})`, (number, year) => month(Number(year), Number(number))],
  [`(${SCHOOL_MONTHS})(?!\\d)`, years],
  [`(${YEAR})[-/.](0[1-9]|1[0-2])(?!\\d)`, (year, number) => month(Number(year), Number(number))],
  [`(${YEAR} ?/ ?(?:${YEAR}|1[3-9]|[2-9]\\d|00))(?!\\d)`, years],
  [`(${SEASON})(?: of| de[l]?|,)? ?(${YEAR}|'?\\d\\d)(?: ?/ ?(?:${YEAR}|\\d\\d))?(?!\\d)`, season],
  [`q([1-4])[ /-]?(${YEAR}|${SHORT_YEAR})`, quarter],
  [`([1-4])(?:\\.? ?quartal|\\.? ?trimestre|\\.? ?kwartal|e kwartaal|[qt])[ /](?:de )?(${YEAR})`, quarter],
  [`(${YEAR})[ /-]?q([1-4])`, (year, number) => quarter(number, year)],
  [`(${YEAR})`, (year) => months(Number(year), 1, 12)],
];

const bare = (source: string): string => source.replace(/\((?!\?)/g, '(?:');

/** Source of a pattern for a date in any form, without groups, for text in lower case without accents. */
export const ANY_DATE = `(?:${FORMS.map(([source]) => bare(source)).join('|')})`;

const READERS = FORMS.map(([source, read]) => [new RegExp(`^${source}$`, 'i'), read] as const);

/** The days that a date stands for; undefined for what is none, as 30 February. */
export function daysOf(printed: string): Days | undefined {
  for (const [expression, read] of READERS) {
    const groups = expression.exec(printed);
    if (groups) return read(...groups.slice(1));
  }
  return undefined;
}
