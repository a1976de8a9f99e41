import type { Span } from '../text/span.ts';
import { MONTH_NAME, monthNumber } from './months.ts';
import { ANY_DATE, type Days, daysOf, yearOf } from './printed-dates.ts';
import { AND, AT, BETWEEN, FROM, LABEL, NOW, SINCE, TO } from './words.ts';

/** A date, and where it is printed. */
export interface Placed {
  readonly days: Days;
  readonly span: Span;
}

/** From when until when; of a period that has not ended both days of the end are `present`. */
export interface Bounds {
  readonly from?: Placed;
  readonly to?: Placed;
  readonly isOpen?: boolean;
}

interface Form {
  readonly expression: RegExp;
  /** The bounds that a match says; undefined where it is no period after all. */
  read(match: RegExpExecArray): Bounds | undefined;
}

const MARK = '[-‐‑‒–—−~→»]{1,3}';
const DASH = `(?:\\s{0,3}${MARK}\\s{0,3}(?:(?:${TO}) )?|\\s(?:${TO})\\s)`;
/** A dash with nothing behind it in its piece of the line. */
const OPEN = `\\s?${MARK}(?: ?(?:\\.{3}|…|\\?))?(?=\\s*(?:$|[)\\]\\t\\n]))`;
const BEGIN = '(?<![a-z0-9]|\\d[.,]|[/€$£-])';
const END = '(?![a-z0-9]|[.,]\\d|[/-]\\d| ?[%€$£])';
const LABELLED = `(?:(?:${LABEL})(?: ?[:.])? ?(?:(?:${AT})[:.]? )?)`;
const MONTH_NUMBER = '(?:1[0-2]|0?[1-9])';
const SHORT_MONTH = `${MONTH_NUMBER}[/.]\\d\\d`;

const expression = (source: string): RegExp => new RegExp(`${BEGIN}(?:${source})${END}`, 'dgi');

const PRESENT: Days = { first: 'present', last: 'present' };

/** A group of a match as a date, read as `read` says. */
function placed(
  match: RegExpExecArray,
  group: string,
  read: (printed: string) => Days | undefined,
): Placed | undefined {
  const [start, end] = match.indices?.groups?.[group] ?? [0, 0];
  const days = end > start ? read(match[0].slice(start - match.index, end - match.index)) : undefined;
  return days && { days, span: { start, end } };
}

const now = new RegExp(`^(?:${NOW})$`, 'i');
const dateOrNow = (printed: string): Days | undefined => (now.test(printed) ? PRESENT : daysOf(printed));

/** Both bounds, the earlier one first. */
function between(one: Placed | undefined, other: Placed | undefined): Bounds | undefined {
  if (!one || !other) return undefined;
  return one.days.first <= other.days.first ? { from: one, to: other } : { from: other, to: one };
}

const since = (from: Placed, span: Span, isOpen = false): Bounds => ({ from, to: { days: PRESENT, span }, isOpen });

/** `3/21`. */
const shortMonth = (printed: string): Days | undefined => {
  const [month, year] = printed.split(/[/.]/);
  return daysOf(`${month}/${yearOf(year ?? '')}`);
};

/** `'18`. */
const shortYear = (printed: string): Days | undefined => daysOf(String(yearOf(printed)));

/** The forms of periods. Where several begin in one place, the first counts. */
export const FORMS: readonly Form[] = [
  {
    // `2006 2011`
    expression: /(?<=^|[\t\n])[^\S\t\n]*(?<from>(?:19|20)\d\d) {1,2}(?<to>(?:19|20)\d\d)(?=\s*(?:$|[\t\n]))/dg,
    read: (match) => between(placed(match, 'from', daysOf), placed(match, 'to', daysOf)),
  },
  {
    // `Mar 2019 Present`, of two lines
    expression: new RegExp(
      `(?<=^|[\\t\\n])[^\\S\\t\\n]*(?<from>${ANY_DATE}) {1,2}(?<to>${NOW})(?=\\s*(?:$|[\\t\\n\\d]))`,
      'dgi',
    ),
    read: (match) => between(placed(match, 'from', daysOf), placed(match, 'to', dateOrNow)),
  },
  {
    // `Mar – Aug 2019`, `1 March to 31 August 2019`, `3–8/2019`
    expression: expression(
      `(?:(?:${FROM}|${SINCE}) )?(?:(?<day>\\d{1,2})\\.? )?(?<from>${MONTH_NAME}|${MONTH_NUMBER}\\.?(?=\\s?${MARK}\\s?${MONTH_NUMBER}[/.](?:19|20)))` +
        `${DASH}(?<to>${ANY_DATE})`,
    ),
    read(match) {
      const to = placed(match, 'to', daysOf);
      const from = placed(match, 'from', (printed) => {
        const month = monthNumber(printed) || Number.parseInt(printed, 10);
        const year = to?.days.last.slice(0, 4);
        const date = match.groups?.day;
        return daysOf(date === undefined ? `${month}/${year}` : `${date}.${month}.${year}`);
      });
      const isYear = to && /^\d{4}$/.test(match.groups?.to ?? '');
      return to && from && !isYear && from.days.first <= to.days.first ? { from, to } : undefined;
    },
  },
  {
    // `1/20 – 3/21`
    expression: expression(`(?<from>${SHORT_MONTH})${DASH}(?<to>${SHORT_MONTH}|(?:${NOW})(?![a-z]))`),
    read: (match) =>
      between(
        placed(match, 'from', shortMonth),
        placed(match, 'to', (printed) => (now.test(printed) ? PRESENT : shortMonth(printed))),
      ),
  },
  {
    // `'18–'20`
    expression: expression(`(?<from>'\\d\\d)${DASH}(?<to>'\\d\\d|(?:${NOW})(?![a-z]))`),
    read: (match) =>
      between(
        placed(match, 'from', shortYear),
        placed(match, 'to', (printed) => (now.test(printed) ? PRESENT : shortYear(printed))),
      ),
  },
  {
    // `2018–19`, but `2018-09` is a month
    expression: expression(`(?<from>(?:19|20)\\d\\d)\\s?(?<mark>${MARK})\\s?(?<to>'?\\d\\d)(?![\\d./-])`),
    read(match) {
      const [from, to] = [placed(match, 'from', daysOf), placed(match, 'to', shortYear)];
      const isMonth = match.groups?.mark === '-' && Number(match.groups.to) <= 12;
      return !isMonth && from && to && from.days.first < to.days.first ? { from, to } : undefined;
    },
  },
  {
    // `between 2018 and 2021`
    expression: expression(`(?:${BETWEEN}) (?<from>${ANY_DATE}) (?:${AND}) (?<to>${ANY_DATE})`),
    read: (match) => between(placed(match, 'from', daysOf), placed(match, 'to', daysOf)),
  },
  {
    // `seit 2021`, `2019–`, `Jan 2020 – Present`, `Expected May 2025`, `2014`
    expression: expression(
      `(?<label>${LABELLED})?(?:(?:(?<since>${SINCE})|${FROM}) ?(?=\\S))?(?<from>${ANY_DATE})` +
        `(?:${DASH}(?<to>${ANY_DATE}|(?:${NOW})(?![a-z]))|(?<open>${OPEN}))?(?:\\s?\\((?:${LABEL}|${NOW})\\))?`,
    ),
    read(match) {
      const from = placed(match, 'from', daysOf);
      if (!from) return undefined;
      const to = placed(match, 'to', dateOrNow);
      if (to) return between(from, to);
      const [start, end] = match.indices?.groups?.open ?? [0, 0];
      if (end > start) return since(from, { start, end }, true);
      if (match.groups?.since !== undefined) return since(from, from.span);
      return from.days.isStretch && match.groups?.label === undefined ? { from, to: from } : { to: from };
    },
  },
  {
    // `Present – Jan 2020`, as a line of time from above
    expression: expression(`(?<to>${NOW})${DASH}(?<from>${ANY_DATE})`),
    read: (match) => between(placed(match, 'from', daysOf), placed(match, 'to', dateOrNow)),
  },
];
