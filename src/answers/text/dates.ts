/** A calendar date, as complete as the text has it. Month and day count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/**
 * Sources of patterns for the names of the months, January first, in English, German, French, Spanish, Italian, Dutch,
 * Portuguese, Swedish, Danish, Norwegian, Polish and Czech: whole, in the genitive and shortened, but for short forms that
 * are words elsewhere.
 */
export const MONTHS: readonly string[] = [
  'jan(?:uary|uar|vier|uari|eiro)?|jän(?:ner)?|ene(?:ro)?|gen(?:naio)?|styczeń|stycznia|leden|ledna',
  'feb(?:ruary|ruar|rero|braio|ruari)?|fév(?:rier)?|fev(?:ereiro)?|luty|lutego|únor|února',
  'mar(?:ch|s|zo|ço|ts)?|märz|mrz|mrt|maart|marzec|marca|březen|března',
  'apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|kwiecień|kwietnia|duben|dubna',
  'may|mai|mei|mayo|maggio|maio|maja?|květen|května',
  'june?|juni|juin|junio|giugno|junho|czerwiec|czerwca|červen|června',
  'july?|juli|juillet|julio|luglio|julho|lipiec|lipca|červenec|července',
  'aug(?:ust|ustus|usti)?|août|ago(?:sto)?|sierpień|sierpnia|srpen|srpna',
  'sept?(?:ember|embre|tembre|iembre)?|set(?:tembre|embro)?|wrzesień|września|září',
  'oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro)?|październik|października|říjen|října',
  'nov(?:ember|embre|iembre|embro)?|listopad[au]?',
  'dec(?:ember)?|dez(?:ember|embro)?|déc(?:embre)?|dic(?:iembre|embre)?|desember|grudzień|grudnia|prosinec|prosince',
];

const MONTH_PATTERNS = MONTHS.map((names) => new RegExp(`^(?:${names})$`, 'iu'));
/** Source of a pattern for the name of a month, with or without its point; longest names first. */
export const MONTH = `(?:${MONTHS.join('|')})(?![\\p{L}])\\.?`;
const YEAR = '(?:1[89]|20)\\d\\d';
const DAY = '(?:3[01]|[12]\\d|0?[1-9])';
const MONTH_NUMBER = '(?:1[0-2]|0?[1-9])';

/** A pattern's source with each separator of the numbers of a date, as alternatives. */
const parted = (source: (sign: string) => string): string => ['-', '/', '\\.'].map(source).join('|');

/** Sources of patterns for whole dates, written with digits or with the name of the month. */
export const DATE_PATTERNS = {
  iso: parted((sign) => `${YEAR}${sign}${MONTH_NUMBER}${sign}${DAY}`),
  numeric: parted((sign) => `${DAY}${sign}${DAY}${sign}(?:${YEAR}|\\d\\d)`),
  dayFirst: `${DAY}(?:st|nd|rd|th|er|\\.?[º°]|\\.)?(?:[ -]{1,2}|\\s?(?:day )?of\\s|\\sde\\s)?${MONTH},?[ -]{0,2}(?:de )?${YEAR}`,
  monthFirst: `${MONTH} ?${DAY}(?:st|nd|rd|th)?(?: ?, ?| )${YEAR}`,
} as const;

/** As machines stamp dates: the month in letters, strokes or a year of two digits. */
const STAMPED = `${DAY}[ /.-]?${MONTH}[ /.-]?(?:${YEAR}|['’]?\\d\\d(?!\\d|[:.]\\d))`;

/** Source of a pattern for a whole date in any of these forms. */
export const DATE = [...Object.values(DATE_PATTERNS), STAMPED].join('|');

/** Whole dates within a text, apart from letters and digits. */
export const WHOLE_DATES = new RegExp(`(?<![\\p{L}\\p{N}])(?:${DATE})(?![\\p{L}\\p{N}])`, 'giu');

/** Source of a pattern for a month of a year: `May 2021`, `05/2021`, `2021-05`. */
export const MONTH_OF_YEAR = `(?:${MONTH},? ?['’]?(?:${YEAR}|\\d\\d(?!\\d))|${MONTH_NUMBER}[/.]${YEAR}|${YEAR}[-/.](?:1[0-2]|0[1-9])(?!\\d))`;
/** Source of a pattern for a year alone. */
export const YEAR_ALONE = YEAR;
/** Source of a pattern for the whole name of a day of the week, in the languages of the months and a few more. */
export const WEEKDAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:diens|donners|frei|sams|sonn|mon)tag|mittwoch|sonnabend|' +
  '(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|' +
  '(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|(?:segunda|terça|quarta|quinta|sexta)-feira|' +
  '(?:maan|dins|woens|donder|vrij|zater|zon)dag|poniedziałek|wtorek|środa|czwartek|piątek|niedziela|' +
  '(?:mån|tis|ons|tors|fre|lör|sön)dag)';

const monthOf = (name: string): number =>
  MONTH_PATTERNS.findIndex((pattern) => pattern.test(name.replace('.', ''))) + 1;

const fullYear = (digits: string): number => {
  const year = Number(digits);
  return digits.length > 2 ? year : year + (year < 70 ? 2000 : 1900);
};

/** A day and a year with a word between them: the name of a month in a language that is not known. */
const NAMED = /\d\.?\s+\p{L}{3,}\.?,?\s+\d/u;

/** The date in a text, or undefined. `03/04/2021` is 3 April; day and month change places when only that is a date. */
export function parseDate(text: string): CalendarDate | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  const name = text.match(/\p{L}{3,}\.?/gu)?.find((word) => monthOf(word) > 0);
  const yearAt = numbers.findIndex((number) => number.length === 4);
  const year = fullYear(numbers[yearAt < 0 ? numbers.length - 1 : yearAt] ?? '');
  const others = numbers.filter((_, index) => index !== (yearAt < 0 ? numbers.length - 1 : yearAt)).map(Number);
  if (numbers.length === 0) return undefined;
  const [first, second] = others;
  if (name !== undefined)
    return checked({ year, month: monthOf(name), ...(first === undefined ? {} : { day: first }) });
  if (first === undefined) return yearAt < 0 ? undefined : { year };
  if (second === undefined) return NAMED.test(text) ? undefined : checked({ year, month: first });
  if (yearAt === 0 || second > 12) return checked({ year, month: first, day: second });
  return checked({ year, month: second, day: first });
}

function checked({ year, month, day }: CalendarDate & { readonly month: number }): CalendarDate | undefined {
  if (month < 1 || month > 12 || (day !== undefined && (day < 1 || day > lastDay(year, month)))) return undefined;
  return { year, month, ...(day === undefined ? {} : { day }) };
}

/** Number of days in a month of the Gregorian calendar. */
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `YYYY-MM-DD`. A missing month or day is the first one, or the last one for the end of a period. */
export function isoDate({ year, month, day }: CalendarDate, boundary: 'start' | 'end' = 'start'): string {
  const ends = boundary === 'end';
  const inMonth = month ?? (ends ? 12 : 1);
  return `${year}-${twoDigits(inMonth)}-${twoDigits(day ?? (ends ? lastDay(year, inMonth) : 1))}`;
}
