const LOCALE = 'en-GB';

const integer = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
const decimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

/** A whole number with separators, e.g. `1,000`. */
export const count = (value: number): string => integer.format(value);

/** `1 page`, `2 pages`, `1,000 pages`. */
export const pages = (value: number): string => (value === 1 ? '1 page' : `${count(value)} pages`);

/** Bytes in decimal units as file managers show them, e.g. `612 kB`, `1.4 MB`, `100 MB`. */
export function bytes(value: number): string {
  if (value < 1000) return `${count(value)} bytes`;
  if (value < 999_500) return `${count(value / 1000)} kB`;
  return value < 9_950_000 ? `${tenth.format(value / 1e6)} MB` : `${count(value / 1e6)} MB`;
}

/** Milliseconds as seconds, or from a minute on as minutes and seconds, e.g. `under 0.1 s`, `0.4 s`, `2 min 5 s`. */
export function duration(milliseconds: number): string {
  if (milliseconds < 50) return 'under 0.1 s';
  if (milliseconds < 59_950) return `${tenth.format(milliseconds / 1000)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** A day in the reader's own time zone, e.g. `1 December 2026`. */
export const date = (value: Date): string => day.format(value);

/** A day with its time in the reader's own time zone, e.g. `1 December 2026 at 09:30`. */
export const dateTime = (value: Date): string => moment.format(value);

const languageNames = new Intl.DisplayNames(LOCALE, { type: 'language' });

/** A language by its ISO 639 code, e.g. `German`. */
export const languageName = (code: string): string => languageNames.of(code) ?? code;

/** A share from 0 to 1 for a program, without the noise of sums, e.g. `0.6`. */
export const share = (value: number): string => String(Number(value.toFixed(3)));

const lists = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** Words as one, e.g. `Polish and Czech`. */
export const inList = (words: readonly string[]): string => lists.format(words);

/** Minutes in words, as hours where they are whole: `1 hour`, `90 minutes`, `24 hours`. */
export function timeSpan(minutes: number): string {
  const [value, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${decimal.format(value)} ${unit}${value === 1 ? '' : 's'}`;
}

/** Requests a second in words: `1 request a second`, `1 request every 2 seconds`. */
export function rate(perSecond: number): string {
  if (perSecond === 1) return '1 request a second';
  if (perSecond > 1) return `${decimal.format(perSecond)} requests a second`;
  return `1 request every ${decimal.format(1 / perSecond)} seconds`;
}
