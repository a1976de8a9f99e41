import type { EntityDefinition } from '../../entities/entity-definition.ts';
import type { Match } from '../../entities/recognizer.ts';
import { email } from '../../entities/recognizers/email.ts';
import { phone } from '../../entities/recognizers/phone.ts';
import { url } from '../../entities/recognizers/url.ts';
import { DATE, MONTH_OF_YEAR } from '../../text/dates.ts';
import type { Span } from '../../text/span.ts';
import type { AskedKey } from '../question/asked-key.ts';

/** A type of value, such as a date or an amount. */
export interface ValueType {
  /** Words in a key or description that ask for this type. */
  readonly words: RegExp;
  /** Where values of the type are in a text, in ascending order. */
  find(text: string): Span[];
  /** The first value whose form alone proves its type; absent for types without such a form. */
  readonly first?: (text: string) => Span | undefined;
}

const NUMBER = "\\d{1,3}(?:[ .,’']\\d{3}){1,6}(?:[.,]\\d{1,2})?|\\d{1,15}(?:[.,]\\d{1,4})?";
const CURRENCY = '(?:\\p{Sc}|[A-Z]{2,3}\\$|USD|EUR|GBP|CHF|JPY|INR|CAD|AUD|CNY|SEK|NOK|DKK|PLN|BRL|MYR|RM|Rs\\.?|kr)';
const COUNT =
  '(?:\\(?\\d{1,3}\\)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty(?:-four)?|thirty(?:-six)?|sixty|ninety)';

const spans = (expression: RegExp, text: string): Span[] =>
  [...text.matchAll(expression)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));

const pattern = (words: RegExp, source: string): ValueType => {
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');
  return { words, find: (text) => spans(expression, text) };
};

/** Score from 0 to 1 from which a recogniser's match needs no context. */
const TELLING = 0.4;

const recognized = (words: RegExp, { recognizer }: EntityDefinition): ValueType => {
  const matches = (text: string): Match[] => [...recognizer.find(text)].sort((a, b) => a.start - b.start);
  return { words, find: matches, first: (text) => matches(text).find(({ score }) => score >= TELLING) };
};

/** In order of precedence: a key is of the first type whose words it contains. */
const TYPES: readonly ValueType[] = [
  recognized(/\b(?:e-?mails?)\b/i, email),
  recognized(/\b(?:urls?|websites?|web ?pages?|homepages?)\b/i, url),
  recognized(/\b(?:phones?|telephones?|mobile|fax|tel)\b/i, phone),
  pattern(/\b(?:percent(?:age)?|rate)\b|%/i, `(?:${NUMBER}) ?%`),
  pattern(/\b(?:duration|term|how long|period)\b/i, `${COUNT}(?: \\(\\d{1,3}\\))?[ -](?:years?|months?|weeks?|days?)`),
  pattern(/\b(?:dates?|deadline|when|day|birthday|dob|due)\b/i, `${DATE}|${MONTH_OF_YEAR}`),
  pattern(
    /\b(?:amounts?|totals?|sum|prices?|cost|costs|fees?|balance|subtotal|tax|salary|payable|money)\b/i,
    `(?:${CURRENCY} ?)?[-(]?(?:${NUMBER})\\)?(?: ?${CURRENCY})?`,
  ),
];

/** The type that the words of a key name, else the type that its description names. */
export function valueTypeOf({ key, description }: AskedKey): ValueType | undefined {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ');
  // An identifier (`invoice number`) has no type, even when its description mentions an amount.
  if (/\b(?:number|no|id|code|reference|ref)\b\.?$/i.test(words)) return undefined;
  return TYPES.find((type) => type.words.test(words)) ?? TYPES.find((type) => type.words.test(description));
}
