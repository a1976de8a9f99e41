import type { EntityDefinition } from '../../entities/entity-definition.ts';
import type { Match } from '../../entities/recognizer.ts';
import { email } from '../../entities/recognizers/email.ts';
import { iban } from '../../entities/recognizers/iban.ts';
import { phone } from '../../entities/recognizers/phone.ts';
import { url } from '../../entities/recognizers/url.ts';
import { DATE, MONTH_OF_YEAR } from '../../text/dates.ts';
import { matchSpans } from '../../text/match-spans.ts';
import { overlapping } from '../../text/overlapping.ts';
import type { Span } from '../../text/span.ts';
import { DURATION } from './durations.ts';
import { isMeasure, isName, isPlace, isPrintedAddress, isText } from './shapes.ts';
import { WORDED_DATE } from './worded-dates.ts';
import { isYesNo } from './yes-no.ts';

/** What a value can be. */
export type TypeName =
  | 'date'
  | 'year'
  | 'amount'
  | 'id'
  | 'iban'
  | 'code'
  | 'name'
  | 'place'
  | 'address'
  | 'phone'
  | 'email'
  | 'url'
  | 'percentage'
  | 'measure'
  | 'duration'
  | 'text'
  | 'yes/no';

/** A type of value, such as a date or an amount. */
export interface ValueType {
  /** Where values of the type are in a text, in ascending order. */
  find(text: string): Span[];
  /** Whether only a whole value is of the type: one of several lines is tried as one. */
  readonly whole: boolean;
  /** The first value whose form alone proves its type; absent for types without such a form. */
  readonly first?: (text: string) => Span | undefined;
}

const NUMBER = "\\d{1,3}(?:[ .,’']\\d{3}){1,6}(?:[.,]\\d{1,2})?|\\d{1,15}(?:[.,]\\d{1,4})?";
const CURRENCY = '(?:\\p{Sc}|[A-Z]{2,3}\\$|USD|EUR|GBP|CHF|JPY|INR|CAD|AUD|CNY|SEK|NOK|DKK|PLN|BRL|MYR|RM|Rs\\.?|kr)';

/** Tells of a text which spans of it may be values. */
type Check = (text: string) => (span: Span) => boolean;

const pattern = (source: string, fits: Check = () => () => true): ValueType => {
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');
  return { whole: false, find: (text) => matchSpans(expression, text).filter(fits(text)) };
};

/** Score from 0 to 1 from which a recogniser's match needs no context. */
const TELLING = 0.4;

const recognized = ({ recognizer }: EntityDefinition): ValueType & { readonly matches: (text: string) => Match[] } => {
  const matches = (text: string): Match[] => [...recognizer.find(text)].sort((a, b) => a.start - b.start);
  return { whole: false, matches, find: matches, first: (text) => matches(text).find(({ score }) => score >= TELLING) };
};

const whole = (fits: (text: string) => boolean): ValueType => ({
  whole: true,
  find: (text) => (fits(text) ? [{ start: 0, end: text.length }] : []),
});

/** Not a part of a date, a time, a share or a number with hyphens. */
const isApart = (text: string, { start, end }: Span): boolean =>
  !/^(?: ?%|[-/:]\d)/.test(text.slice(end, end + 2)) && !/\d[-/:]$/.test(text.slice(Math.max(0, start - 2), start));

const isAlone: Check =
  (text) =>
  ({ start, end }) =>
    !/^[-/:.,]\d/.test(text.slice(end, end + 2)) && !/\d[-/:.,]$/.test(text.slice(Math.max(0, start - 2), start));

/** Whether nothing but noughts is left of a number: its decimals, where recognition has lost what stands before them. */
const isRemnant = (text: string, { start, end }: Span): boolean =>
  /^0{2,}$/.test(text.slice(start, end)) && !/\d[.,]$/.test(text.slice(Math.max(0, start - 2), start));

/** What a share is in, behind its number. */
const PERCENT = /^ ?(?:%|‰|p(?:er ?)?cent|pct|proz|por ?c|pour ?c|per ?cento|v\. ?h)/iu;

/** Whether a number is a share: it says so, or nothing else with a digit stands beside it. */
const isShare: Check = (text) => {
  const isWhole = isAlone(text);
  return (span) => {
    if (!isWhole(span) || isRemnant(text, span)) return false;
    const others = text.slice(0, span.start) + text.slice(span.end);
    return text[span.end - 1] === '%' || PERCENT.test(text.slice(span.end)) || !/\d/.test(others);
  };
};

/** Words with a digit, and short ones in capitals beside them: `GB 123 4567 89`, `25 140473 B 016`, `LK19 ZXP`. */
const IDS =
  /(?:[\p{Lu}]{1,4}[ .-])?[#\p{L}\p{N}/._-]{0,20}\d[\p{L}\p{N}/._-]{0,40}(?: (?:\p{Lu} )?[\p{L}\p{N}/._-]{0,3}\d[\p{L}\p{N}/._-]{0,20}){0,8}(?: \p{Lu}(?:\p{Lu}{1,2}\s*$|(?![\p{L}\p{N}])))?/gu;
/** Three pairs of digits: a date in short, and as well the number of a branch. */
const PAIRS = /^\d\d-\d\d-\d\d$/;
/** Capitals and numbers alone, in a few groups: one code however they are parted. */
const CODE = /^(?=[^\d]{0,40}\d)[\p{Lu}\d][\p{Lu}\d/._-]{0,11}(?: [\p{Lu}\d][\p{Lu}\d/._-]{0,11}){1,4}$/u;

/** A day in the boxes of a form: what names it says that it is one. */
const SPACED_DATE = '(?:0[1-9]|[12]\\d|3[01]) (?:0[1-9]|1[0-2]) (?:19|20)\\d\\d';

const DATES = pattern(DATE);
/** A sum of money or a share. */
const AMOUNTS = /^(?:\p{Sc}.{0,40}|\d{1,3}(?:,\d{3}){0,5}\.\d\d|\d{1,3}(?:\.\d{3}){0,5},\d\d|\d{1,3}%)$/u;

/** Whether a number is a sum: no part of a longer one, and none of a date. */
const isSum: Check = (text) => {
  let dates: readonly Span[] | undefined;
  return (span) => {
    if (!isApart(text, span) || isRemnant(text, span)) return false;
    dates ??= DATES.find(text);
    return overlapping(dates, span).length === 0;
  };
};

/** Digits behind a comma that make a number of those before it: its decimals, or its thousands. */
const BEHIND_COMMA = /^,\d{2,3}(?!\d)/;

/** Whether digits are one side of a comma: of a sum or a count, and no identifier themselves. */
const isSideOfComma = (text: string, { start, end }: Span): boolean =>
  BEHIND_COMMA.test(text.slice(end, end + 5)) ||
  (end - start <= 3 && end - start >= 2 && /\d,$/.test(text.slice(Math.max(0, start - 2), start)));

/** Identifiers: what has a digit and is no date and no sum. */
function idsIn(text: string): Span[] {
  if (!/\d/.test(text)) return [];
  const dates = DATES.find(text);
  if (PAIRS.test(text) || (dates.length === 0 && CODE.test(text))) return [{ start: 0, end: text.length }];
  return matchSpans(IDS, text).filter(
    (span) =>
      overlapping(dates, span).length === 0 &&
      !isSideOfComma(text, span) &&
      !AMOUNTS.test(text.slice(Math.max(0, span.start - 1), span.end + 1).trim()),
  );
}

const IBANS = recognized(iban);
/** What is grouped as an IBAN is (ISO 13616): a label calls it one even where its check digits are misprinted. */
const GROUPED = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\p{N}])/gu;

function ibansIn(text: string): Span[] {
  const checked = IBANS.find(text);
  return checked.length > 0 ? checked : matchSpans(GROUPED, text);
}

const PHONES = recognized(phone);

/** The first number to call that is no part of the number of an account. */
function firstPhone(text: string): Span | undefined {
  const accounts = ibansIn(text);
  return PHONES.matches(text).find((match) => match.score >= TELLING && overlapping(accounts, match).length === 0);
}

/** Fewest and most digits of a number to call (ITU-T E.164). */
const DIGITS = { fewest: 6, most: 15 } as const;

/** Whether a text is nothing but digits as they are grouped to be dialled: what names it says that they are. */
function isDialled(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0;
  return (
    /^\+?[\d(][\d ()/.-]{4,24}\d$/.test(text) &&
    digits >= DIGITS.fewest &&
    digits <= DIGITS.most &&
    DATES.find(text).length === 0
  );
}

/** How values of each type are found, a row for each. */
export const VALUE_TYPES: Readonly<Record<TypeName, ValueType>> = {
  email: recognized(email),
  url: recognized(url),
  phone: {
    whole: false,
    find: (text) => (isDialled(text) ? [{ start: 0, end: text.length }] : PHONES.find(text)),
    first: firstPhone,
  },
  percentage: pattern('(?:100|\\d{1,2})(?:[.,]\\d{1,4})? ?%?', isShare),
  duration: pattern(DURATION),
  date: pattern(`${DATE}|${WORDED_DATE}|${MONTH_OF_YEAR}|${SPACED_DATE}`),
  year: pattern('(?:19|20)\\d\\d(?:[/–-](?:(?:19|20)\\d\\d|\\d\\d)(?![/.–-]\\d))?', isAlone),
  amount: pattern(`(?:${CURRENCY} ?)?[-(]?(?:${NUMBER})\\)?(?: ?${CURRENCY})?`, isSum),
  id: { whole: false, find: idsIn },
  iban: { ...IBANS, find: ibansIn },
  measure: whole(isMeasure),
  name: whole(isName),
  place: whole(isPlace),
  address: whole(isPrintedAddress),
  code: whole(isText),
  text: whole(isText),
  'yes/no': whole(isYesNo),
};
