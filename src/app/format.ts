const LOCALE = 'en-GB';

const integer = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });

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
