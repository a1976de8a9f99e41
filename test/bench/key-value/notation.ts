import { isoDate, parseDate } from '../../../src/answers/text/dates.ts';
import type { Answered } from './scorer.ts';

/** How the makers of a set write a value that a document prints otherwise. */
type Notation = Readonly<Record<string, (printed: string) => string>>;

const NUMBERS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 };
const ORDINALS: readonly string[] = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(
  ' ',
);

function numberOf(words: string): number | undefined {
  const digits = /\d+/.exec(words)?.[0];
  if (digits !== undefined) return Number(digits);
  const [first = '', second = ''] = words.toLowerCase().split(/[\s-]+/);
  const ten = TENS[first];
  if (ten !== undefined) return ten + Math.max(0, NUMBERS.indexOf(second));
  const number = Math.max(NUMBERS.indexOf(first), ORDINALS.indexOf(first));
  return number > 0 ? number : undefined;
}

/** `two (2) years` as `2 years`, `first anniversary of the date` as `1 year`. */
function duration(printed: string): string {
  const unit = /(year|month|week|day|anniversary)/i.exec(printed)?.[0]?.toLowerCase().replace('anniversary', 'year');
  const number = numberOf(printed);
  return unit && number !== undefined ? `${number} ${unit}${number === 1 ? '' : 's'}` : printed;
}

/** `5th day of May, 2011` as `2011-05-05`; dates in digits are left to the scorer, which reads them both ways. */
function date(printed: string): string {
  const parsed = /\p{L}{3}/u.test(printed) ? parseDate(printed) : undefined;
  return parsed?.day === undefined ? printed : isoDate(parsed);
}

/** Legal forms in short, `&` in full. */
const party = (printed: string): string =>
  printed
    .replaceAll('&', 'and')
    .replace(/\bIncorporated\b/i, 'Inc')
    .replace(/\bLimited$/i, 'Ltd')
    .replace(/\bL\. ?L\. ?C\b/i, 'LLC')
    .replace(/\bL\. ?P\b/i, 'LP');

/** The state of a box to tick, of which the makers of invoices with such boxes say whether it is selected. */
const state = (said: string): string => (said === 'yes' ? 'selected' : said === 'no' ? 'unselected' : said);

const BOXES: Notation = { 'Video Delivery?': state, 'Live Delivery?': state, 'Online Delivery?': state };
const CONTRACTS: Notation = { effective_date: date, term: duration, party };
const NOTATIONS: Readonly<Record<string, Notation>> = {
  'kleister-nda': CONTRACTS,
  'kleister-nda-train': CONTRACTS,
  invoices: BOXES,
};

/** What was answered in the notation of a set; printed values are the same in sets that have none of their own. */
export const inNotation = (set: string, answered: Answered): Answered =>
  Object.fromEntries(
    Object.entries(answered).map(([key, values]) => [key, values.map(NOTATIONS[set]?.[key] ?? ((value) => value))]),
  );
