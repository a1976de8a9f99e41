import { DATE, isoDate, MONTH_OF_YEAR, parseDate, YEAR_ALONE } from '../text/dates.ts';
import type { Span } from '../text/span.ts';

/** A period of time in a line, and its span there. */
export interface Period {
  readonly span: Span;
  /** The first day of the first date named. */
  readonly first: PrintedDate;
  readonly start?: PrintedDate;
  /** `present` for a period that has not ended. */
  readonly end?: PrintedDate;
}

export interface PrintedDate {
  /** `YYYY-MM-DD` or `present`. */
  readonly date: string;
  readonly span: Span;
}

const ANY = `(?:${DATE}|${MONTH_OF_YEAR}|${YEAR_ALONE})`;
const NOW = "(?:present|current|currently|now|today|ongoing|to date|heute|aujourd[’']hui|actualidad|actual)";
const DASH = '(?: ?[-–—‐‑−~→] ?| to | until | till | bis | à | a )';

const PERIOD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:since|from|seit|depuis) )?(?<from>${ANY})(?:${DASH}(?<to>${ANY}|${NOW}))?(?![\\p{L}\\p{N}])`,
  'diu',
);
const SINCE = /^(?:since|seit|depuis) /i;

/**
 * The first period in a text; spans are offsets into the text. A single date is the end of a period, or its start when
 * the text says `since`.
 */
export function periodOf(text: string): Period | undefined {
  const match = PERIOD.exec(text);
  const [fromAt, toAt] = [match?.indices?.groups?.from, match?.indices?.groups?.to];
  if (!match || !fromAt) return undefined;
  const span = { start: match.index, end: match.index + match[0].length };
  const first = dated(text, fromAt, 'start');
  if (!first) return undefined;
  if (toAt) {
    const end = dated(text, toAt, 'end');
    return { span, first, start: first, ...(end ? { end } : {}) };
  }
  if (SINCE.test(match[0])) return { span, first, start: first };
  const end = dated(text, fromAt, 'end');
  return { span, first, ...(end ? { end } : {}) };
}

function dated(
  text: string,
  [start, end]: readonly [number, number],
  boundary: 'start' | 'end',
): PrintedDate | undefined {
  const printed = text.slice(start, end);
  const parsed = parseDate(printed);
  const date = parsed ? isoDate(parsed, boundary) : new RegExp(`^${NOW}$`, 'iu').test(printed) ? 'present' : undefined;
  return date === undefined ? undefined : { date, span: { start, end } };
}
