import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { EntityDefinition } from '../entity-definition.ts';
import type { Match } from '../recognizer.ts';

/** Digits with the signs that numbers are grouped by, perhaps with an extension. */
const CANDIDATE =
  /(?<![\p{L}\p{N}_@#%$€£]|\d[.,/-])(?:\+ ?|\(\+?)?\d[\d ().\-–/]{5,22}\d(?: ?(?:x|ext\.?|extension) ?\d{1,6})?(?![\p{L}\p{N}_%]|[.,/-]\d)/giu;

/** Countries whose way of writing a number at home is understood: those that dial a leading zero, and those that do not. */
const WITH_ZERO: readonly CountryCode[] = [
  'GB',
  'DE',
  'FR',
  'AU',
  'IN',
  'IT',
  'NL',
  'CH',
  'IL',
  'BR',
  'SE',
  'ZA',
  'JP',
];
const WITHOUT_ZERO: readonly CountryCode[] = ['US'];

/** Dates and spans of years are digits in groups too. */
const DATE_LIKE =
  /^(?:(?:19|20)\d\d ?[-–/] ?(?:19|20)\d\d|(?:19|20)\d\d([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:19|20)?\d\d)(?!\d)/;

/** Most groups of digits that a number is parted into. */
const MOST_GROUPS = 7;
/** Digits of a number without its extension: of local ones, and by ITU-T E.164. */
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

function isPlausible(candidate: string): boolean {
  const groups = /^[^a-z]*/i.exec(candidate)?.[0].match(/\d+/g) ?? [];
  const digits = groups.join('').length;
  if (groups.length > MOST_GROUPS || digits < FEWEST_DIGITS || digits > MOST_DIGITS) return false;
  return candidate.split('(').length <= 2 && !DATE_LIKE.test(candidate);
}

function isInPlan(candidate: string): boolean {
  const number = candidate.replaceAll('–', '-');
  if (/^\(?\+/.test(number)) return parsePhoneNumberFromString(number)?.isValid() ?? false;
  const countries = /^\(?0/.test(number) ? WITH_ZERO : WITHOUT_ZERO;
  return countries.some((country) => parsePhoneNumberFromString(number, country)?.isValid());
}

/** How telling the way is that a number is written: with its country, in groups, or as bare digits. */
function scoreOf(candidate: string): number {
  if (!isInPlan(candidate)) return 0.1;
  if (candidate.startsWith('+') || candidate.startsWith('(+')) return 0.75;
  return /[ ().\-–/]/.test(candidate) ? 0.45 : 0.15;
}

function* find(text: string): Iterable<Match> {
  for (const { 0: candidate, index } of text.matchAll(CANDIDATE)) {
    if (isPlausible(candidate)) yield { start: index, end: index + candidate.length, score: scoreOf(candidate) };
  }
}

/** Telephone numbers: in one of the numbering plans that libphonenumber knows, or in context. */
export const phone: EntityDefinition = {
  title: 'Telephone number',
  region: 'any',
  form: 'national and international forms; numbering plan',
  source: 'ITU-T E.164; plans of libphonenumber',
  confusions: 'numbers of accounts and orders in groups',
  example: '+44 20 7946 0958',
  recognizer: {
    context: ['phone', 'telephone', 'tel', 'mobile', 'cell', 'call', 'fax', 'contact', 'telefon', 'téléphone'],
    find,
  },
};
