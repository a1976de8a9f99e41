import type { Words } from './words.ts';

interface MonthOf {
  readonly year: string;
  /** 1 to 12. */
  readonly month?: number;
}

function monthOf(date: string): MonthOf {
  const [year = '', month] = date.split('-');
  return month === undefined ? { year } : { year, month: Number(month) };
}

type PointStyle = (words: Words, of: Required<MonthOf>) => string;

/** A month as it is printed. */
const POINTS = {
  /** March 2021 */
  long: ({ months }, { year, month }) => `${months[month - 1]} ${year}`,
  /** Mar 2021 */
  short: ({ shortMonths }, { year, month }) => `${shortMonths[month - 1]} ${year}`,
  /** 03/2021 */
  numeric: (_, { year, month }) => `${String(month).padStart(2, '0')}/${year}`,
  /** 03.2021 */
  dotted: (_, { year, month }) => `${String(month).padStart(2, '0')}.${year}`,
  /** 2021-03 */
  iso: (_, { year, month }) => `${year}-${String(month).padStart(2, '0')}`,
  /** 2021 */
  year: (_, { year }) => year,
} as const satisfies Readonly<Record<string, PointStyle>>;

/** How a layout prints what lasts. */
export interface DateStyle {
  readonly point: keyof typeof POINTS;
  /** What stands between both ends. */
  readonly dash: string;
  /** Whether what goes on is printed as «since March 2021», not as «March 2021 – Present». */
  readonly since?: boolean;
}

/** A date as a layout prints it; a year alone where no more is known. */
export function point(words: Words, { point }: Pick<DateStyle, 'point'>, date: string): string {
  const { year, month } = monthOf(date);
  return month === undefined ? year : POINTS[point](words, { year, month });
}

/** What a layout prints for a time from a date to another; without an end it goes on. Empty without a beginning. */
export function period(words: Words, style: DateStyle, start?: string | null, end?: string | null): string {
  if (!start) return end ? point(words, style, end) : '';
  const from = point(words, style, start);
  if (!end) return style.since ? `${words.since} ${from}` : `${from}${style.dash}${words.present}`;
  const to = point(words, style, end);
  return from === to ? from : `${from}${style.dash}${to}`;
}
