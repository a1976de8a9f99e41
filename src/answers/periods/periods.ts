import { withoutAccents } from '../text/fold.ts';
import type { Span } from '../text/span.ts';
import { durationsIn } from './durations.ts';
import { type Bounds, FORMS } from './forms.ts';

/** A period of time in a line. */
export interface Period {
  /** What of the line says it: the dates, the words around them, how long it is. */
  readonly spans: readonly Span[];
  /** The first day of the first date named. */
  readonly first: PrintedDate;
  readonly start?: PrintedDate;
  /** `present` for a period that has not ended. */
  readonly end?: PrintedDate;
  /** Whether a dash stands where the end should: it may be on the next line. */
  readonly isOpen: boolean;
}

/** A date, and where in its text it is printed. */
export interface PrintedDate {
  /** `YYYY-MM-DD` or `present`. */
  readonly date: string;
  readonly span: Span;
}

/** What every form of a period has in it: a year, of four digits or of two that stand apart from others. */
const YEAR = /(?:19|20)\d\d|(?<!\d)\d\d(?!\d)/;

/**
 * The first period in a text; spans are offsets into the text. A single date is the end of a period, or its start when
 * the text says `since` or goes on with a dash: then the period has not ended. Tabs and line feeds part what stands apart.
 */
export function periodOf(text: string): Period | undefined {
  if (!YEAR.test(text)) return undefined;
  const folded = withoutAccents(text);
  const found = FORMS.flatMap(({ expression, read }) => {
    for (const match of folded.matchAll(expression)) {
      const bounds = read(match);
      if (bounds) return [{ start: match.index, end: match.index + match[0].length, bounds }];
    }
    return [];
  });
  if (found.length === 0) return undefined;
  const earliest = found.reduce((best, next) => (next.start < best.start ? next : best));
  return periodFrom(earliest.bounds, earliest, folded);
}

/** Whether a text says a period and nothing else. */
export function isPeriodAlone(text: string): boolean {
  const period = periodOf(text);
  if (!period) return false;
  const rest = [...period.spans]
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return !/[\p{L}\p{N}]/u.test(rest);
}

function periodFrom({ from, to, isOpen }: Bounds, { start, end }: Span, folded: string): Period | undefined {
  const first = from ?? to;
  if (!first) return undefined;
  return {
    spans: [{ start, end }, ...durationsIn(folded, end)],
    first: { date: first.days.first, span: first.span },
    ...(from ? { start: { date: from.days.first, span: from.span } } : {}),
    ...(to ? { end: { date: to.days.last, span: to.span } } : {}),
    isOpen: isOpen === true,
  };
}
