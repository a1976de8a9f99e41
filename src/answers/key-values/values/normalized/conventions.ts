import { DATE_PATTERNS } from '../../../text/dates.ts';
import { languageOf } from '../../../text/languages.ts';
import { regionsOf } from '../../../text/regions.ts';

/** How a document writes dates in digits and numbers; what nothing in it decides is absent. */
export interface Conventions {
  readonly dayFirst?: boolean;
  readonly decimalSign?: ',' | '.';
  /** Whether it is from a country that writes `$` for its own dollar, the United States. */
  readonly american: boolean;
  /** ISO 3166-1, most likely first. */
  readonly regions: ReturnType<typeof regionsOf>;
}

/** What only documents of the United States say: words and forms that no other country has. */
const AMERICAN =
  /(?<![\p{L}\p{N}])(?:USA|U\.S\.|United States|US\$|[A-Z]{2},? \d{5}(?:-\d{4})?|IRS|SSN|EIN)(?![\p{L}\p{N}])/gu;
/** Countries that write English and put the day first. */
const DAY_FIRST_ENGLISH = new Set(['GB', 'IE', 'AU', 'NZ', 'ZA', 'IN']);
/** A document of this many UTF-16 units tells how it writes. */
const ENOUGH = 100_000;

/** How a document writes dates and numbers: by those of its own that can be read in one way only, else by where it is from. */
export function conventionsOf(text: string): Conventions {
  const start = text.slice(0, ENOUGH);
  const regions = regionsOf(start);
  const language = languageOf(start);
  const american = language !== undefined && language !== 'en' ? false : (start.match(AMERICAN)?.length ?? 0) > 0;
  const others = regions.some((region) => DAY_FIRST_ENGLISH.has(region));
  const dayFirst = dayFirstBySelf(start) ?? dayFirstByOrigin(language, american, others);
  const decimalSign = decimalSignBySelf(start) ?? decimalSignByOrigin(language, regions);
  return {
    american: american && !others,
    regions,
    ...(dayFirst === undefined ? {} : { dayFirst }),
    ...(decimalSign === undefined ? {} : { decimalSign }),
  };
}

const NUMERIC = new RegExp(`(?<![\\p{N}./-])(?:${DATE_PATTERNS.numeric})(?![\\p{N}/-])`, 'gu');

/** By dates with a number over twelve; `undefined` when there are none, or some of each order. */
function dayFirstBySelf(text: string): boolean | undefined {
  let [dayFirst, monthFirst] = [0, 0];
  for (const [date] of text.matchAll(NUMERIC)) {
    const [one = 0, other = 0] = (date.match(/\d+/g) ?? []).map(Number);
    if (one > 12 && other <= 12) dayFirst++;
    if (other > 12 && one <= 12) monthFirst++;
  }
  return dayFirst > 0 === monthFirst > 0 ? undefined : dayFirst > 0;
}

function dayFirstByOrigin(language: string | undefined, american: boolean, others: boolean): boolean | undefined {
  if (language !== undefined && language !== 'en') return true;
  return american === others ? undefined : others;
}

/** Decimals of two digits, and numbers with both signs. */
const POINT = /(?<![\p{N}.,])(?:\d{1,3}(?:,\d{3}){1,5}|\d{1,9})\.\d\d(?![\p{N}.,]\d|\p{N})/gu;
const COMMA = /(?<![\p{N}.,])(?:\d{1,3}(?:\.\d{3}){1,5}|\d{1,9}),\d\d(?![\p{N}.,]\d|\p{N})/gu;
/** How many times as many numbers with one sign tell that the others are slips. */
const LEAD = 5;

function decimalSignBySelf(text: string): ',' | '.' | undefined {
  const [points, commas] = [POINT, COMMA].map((pattern) => text.match(pattern)?.length ?? 0) as [number, number];
  if (points > LEAD * commas) return '.';
  return commas > LEAD * points ? ',' : undefined;
}

/** Countries of these languages that write a decimal point. */
const POINT_ABROAD = new Set(['CH', 'MX']);

function decimalSignByOrigin(language: string | undefined, regions: readonly string[]): ',' | '.' | undefined {
  if (language === undefined) return undefined;
  if (language === 'en') return '.';
  return regions.some((region) => POINT_ABROAD.has(region)) ? undefined : ',';
}
