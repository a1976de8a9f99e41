import { DATE, MONTH, MONTH_OF_YEAR, WEEKDAY } from '../../text/dates.ts';
import type { Span } from '../../text/span.ts';
import type { AskedKey } from '../question/asked-key.ts';
import { splitCamelCase } from '../question/words.ts';

/** Which part of a range is asked for. */
export type RangePart = 'start' | 'end' | 'whole';

const START =
  /^(?:from|starts?|starting|begins?|beginning|commencement|since|von|ab|beginn|début|desde|inicio|início|van)$/iu;
const END = /^(?:to|ends?|ending|until|till|through|thru|expir(?:y|es|ation)|bis|ende|fin|hasta|einde|tot|até|fim)$/iu;
/** The same where a description says them among other words. */
const SAYS_START = /\b(?:start(?:s|ed|ing)?|begin(?:s|ning)?|first day|commence(?:s|ment)?)\b/i;
const SAYS_END = /\b(?:end(?:s|ed|ing)?|last day|finish(?:es|ed)?|expir(?:y|es|ation))\b/i;
const SAYS_WHOLE = /\b(?:dates|period|range|from .{1,40} to)\b/i;

/** Which part of a range of dates a key asks for; `undefined` when it does not say. */
export function rangePartOf({ key, description }: AskedKey): RangePart | undefined {
  const words = splitCamelCase(key).match(/\p{L}+/gu) ?? [];
  // `to` and `from` at the edge of a key are ends of a range; within one they are what any sentence has.
  const edges = [words[0], words.at(-1)].filter((word) => word !== undefined);
  if (edges.some((word) => END.test(word))) return 'end';
  if (edges.some((word) => START.test(word))) return 'start';
  if (SAYS_END.test(description) && !SAYS_START.test(description)) return 'end';
  if (SAYS_START.test(description) && !SAYS_END.test(description)) return 'start';
  return SAYS_WHOLE.test(`${words.join(' ')} ${description}`) ? 'whole' : undefined;
}

/** The parts of a range of dates in a text, each as spans of the text in reading order. */
export interface DateRange {
  readonly start: readonly Span[];
  readonly end: readonly Span[];
  readonly whole: readonly Span[];
}

const JOINING = '(?:[-–—−~]|to|until|till|through|thru|bis|au|al|hasta|tot|t/m|até|a)';
const TO = `\\s{0,3}${JOINING}\\s{0,3}`;
const JOINS = new RegExp(JOINING, 'iu');
const A_DATE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${DATE}|${MONTH_OF_YEAR})(?![\\p{L}\\p{N}])`, 'giu');
/** A time of day beside a date: `23:59 on`, `at 12.00 noon`. */
const TIME = '(?:\\d{1,2}[:.]\\d\\d|noon|midnight)(?:\\s?(?:[ap]\\.?m\\.?|hrs?|hours|h|uhr|noon|midnight))?';
const BETWEEN = new RegExp(
  `^,?(?:\\s(?:at\\s)?${TIME})?,?${TO}(?:${TIME}\\s(?:(?:on|am|le|el|il)\\s)?)?(?:${WEEKDAY},?\\s{1,2})?$`,
  'iu',
);
/** A first day before a whole date, which gives it its month and year: `1–31 March 2023`, `01.06. - 14.06.2021`. */
const SHORT_START = new RegExp(`(?<![\\p{L}\\p{N}/.-])(\\d{1,2}(?:[./-]\\d{1,2})?\\.?)${TO}$`, 'iu');
/** The month and year of a date with its day first. */
const MONTH_AND_YEAR = /(?<!\p{L})\p{L}{3,}\.?,? \d{4}$/u;
/** `March 1 - 31, 2023` */
const WITHIN_MONTH = new RegExp(`(${MONTH}) (\\d{1,2})${TO}(\\d{1,2}), (\\d{4})(?!\\p{N})`, 'diu');

/** The first range of dates in a text; `undefined` when it has none. */
export function dateRangeIn(text: string): DateRange | undefined {
  if (!/\d/.test(text) || !JOINS.test(text)) return undefined;
  let before: Span | undefined;
  for (const { 0: printed, index } of text.matchAll(A_DATE)) {
    const date = { start: index, end: index + printed.length };
    if (before && BETWEEN.test(text.slice(before.end, date.start))) return range([before], [date]);
    const short = SHORT_START.exec(text.slice(before?.end ?? 0, date.start));
    const day = short?.[1];
    if (short && day !== undefined) {
      const start = (before?.end ?? 0) + short.index;
      const shared = /^\d+\.?$/.test(day) ? MONTH_AND_YEAR.exec(printed) : null;
      const rest = shared ? [{ start: index + shared.index, end: date.end }] : [];
      return range([{ start, end: start + day.length }, ...rest], [date]);
    }
    before = date;
  }
  const [, month, first, last, year] = WITHIN_MONTH.exec(text)?.indices ?? [];
  if (!month || !first || !last || !year) return undefined;
  return range([spanOf(month[0], first[1]), spanOf(...year)], [spanOf(...month), spanOf(last[0], year[1])]);
}

const spanOf = (start: number, end: number): Span => ({ start, end });

const range = (start: readonly [Span, ...Span[]], end: readonly [Span, ...Span[]]): DateRange => ({
  start,
  end,
  whole: [spanOf(start[0].start, (end.at(-1) as Span).end)],
});
