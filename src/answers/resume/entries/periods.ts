import { DATE, isoDate, MONTH_OF_YEAR, parseDate, YEAR_ALONE } from '../../text/dates.ts';
import type { Span } from '../../text/span.ts';

/** A period of time in a line. */
export interface Period {
  /** What of the line says it: the dates, the words around them, how long it is. */
  readonly spans: readonly Span[];
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
const NOW =
  "(?:present|current|currently|now|today|ongoing|to date|heute|aktuell|jetzt|laufend|aujourd[’']hui|présent|actuel(?:lement)?|" +
  'en cours|ce jour|actualidad|actual(?:mente)?|presente|hoy|oggi|attuale|in corso|ad oggi|heden|nu|atual(?:mente)?|o momento|' +
  'obecnie|teraz|nadal|dziś|do teraz)';
const DASH =
  "(?: ?(?:[-–—‐‑−~→]|--) ?| (?:to|until|till|bis|à|au|a|al|ad|tot|t/m|até|do) | (?:bis|fino a|hasta|jusqu[’']à|jusqu[’']en) )";
const SINCE = '(?:since|from|seit|ab|depuis|desde|dal|da|sinds|vanaf|od|since:)';
const LABEL =
  '(?:(?:issued|awarded|published|released|obtained|completed|earned|expected|graduated|graduation|received|date)(?: (?:on|in|date))?[:.]? ?)';

const PERIOD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LABEL})?(?:(?<since>${SINCE}) )?(?<from>${ANY})(?:${DASH}(?<to>${ANY}|${NOW})|(?<open> ?[-–—](?=\\s*$)))?(?![\\p{L}\\p{N}])`,
  'diu',
);
/** How long a period is, as some resumes say beside it. */
const DURATION =
  /[(·]?\s*\b\d{1,2}\+?\s*(?:years?|yrs?|jahre?|ans?|années?|años?|anni|anos|jaar|lat|lata|rok)\b(?:,?\s*(?:and\s)?\d{1,2}\s*(?:months?|mos?|monate?|mois|mes(?:es)?|mesi|maanden|mies\.?))?\s*\)?|[(·]?\s*\b\d{1,2}\s*(?:months|mos|monate|mois|meses|mesi|maanden)\b\s*\)?/giu;

/**
 * The first period in a text; spans are offsets into the text. A single date is the end of a period, or its start when
 * the text says `since` or goes on with a dash.
 */
export function periodOf(text: string): Period | undefined {
  const match = PERIOD.exec(text);
  const [fromAt, toAt] = [match?.indices?.groups?.from, match?.indices?.groups?.to];
  if (!match || !fromAt) return undefined;
  const durations = [...text.matchAll(DURATION)].map(({ 0: printed, index }) => ({
    start: index,
    end: index + printed.length,
  }));
  const spans = [{ start: match.index, end: match.index + match[0].length }, ...durations];
  const first = dated(text, fromAt, 'start');
  if (!first) return undefined;
  if (toAt) {
    const end = dated(text, toAt, 'end');
    return { spans, first, start: first, ...(end ? { end } : {}) };
  }
  if (match.groups?.since) return { spans, first, start: first };
  if (match.groups?.open) return { spans, first, start: first };
  const end = dated(text, fromAt, 'end');
  return { spans, first, ...(end ? { end } : {}) };
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
