import { BRAZILIAN_STATES, COUNTRIES, COUNTRY_ENDONYMS, REGION_CODES, REGIONS } from '../../../text/places.ts';
import * as words from './vocabulary.ts';

/** Sources of patterns for the parts of addresses, in texts with capitals or in texts that have one case only. */
export interface Grammar {
  readonly caseless: boolean;
  readonly number: string;
  readonly name: string;
  /** Without the small words that sentences have too. */
  readonly plainName: string;
  readonly unit: string;
  readonly country: string;
  readonly region: string;
  readonly flags: 'gu' | 'giu';
  /** One of a list of words, in the cases that texts of this kind have them. */
  readonly any: (list: string) => string;
}

/** Number of a house, perhaps with a letter or as a range; no range of years. */
const NUMBER =
  '(?!(?:19|20)\\d\\d ?[-–/,]|0\\d)\\d{1,6}(?:[-/–]\\d{1,5})?(?: [A-Z] \\d{1,3}| ?(?:bis|ter|hs|[A-Za-z](?!\\.)))?(?![\\p{L}\\d])';
/** Not right behind or before a letter or digit. */
export const EDGE = { before: '(?<![a-zA-Z\\d]|[\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' } as const;

const escaped = (names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|');

/** Words in lower case, with a capital, with one for each word but `de`, and in capitals. */
function inAllCases(list: string): string {
  const words = list.split('|');
  const several = words.filter((word) => word.includes(' '));
  const titled = several.map((word) => word.replace(/(?<=^| )(?!de )\p{Ll}/gu, (letter) => letter.toUpperCase()));
  return [...words.map(eitherFirst), ...titled, ...words.map((word) => word.toUpperCase())].join('|');
}

/** In lower case or with a capital: written once, it compiles in less time. */
const eitherFirst = (word: string): string =>
  word.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`);

const SHORT = 'Co|St|Ste|Sta|Sto|Mt|Ft|Pt|Dr|Gen|Col|Cap|Prof|Av|Nossa|Sra|Sr|Msgr|Pres|\\p{Lu}';

function grammarOf(caseless: boolean): Grammar {
  const any = (list: string): string => `(?:${caseless ? list : inAllCases(list)})`;
  const notUnit = `(?!${any(words.UNIT_BEFORE)}(?![\\p{L}]))`;
  // Parts that hyphens join are one word, never several: a pattern that may take them either way tries all of them.
  const whole = '(?![\\p{L}\\p{N}]|-\\p{L})';
  const word = caseless
    ? `(?!(?:${words.PROSE}|${words.UNIT_BEFORE})(?![\\p{L}]))(?:\\p{L}[\\p{L}'’-]{0,25}${whole}|\\d{1,3}(?:st|nd|rd|th))`
    : `${notUnit}(?:(?:${SHORT})\\.|\\p{Lu}[\\p{L}'’-]{1,25}${whole}|\\d{1,3}(?:st|nd|rd|th|[ºª]))(?: ?\\([\\p{L} ]{2,20}\\))?`;
  const small = any(words.SMALL);
  // V8 writes out what may come up to three times as often: with four, patterns compile in a fortieth of the time.
  const name = `(?:[NSEW]{1,2} )?${word}(?:[ -](?:${small} ?){0,4}${word}){0,4}`;
  const plainName = `(?:[NSEW]{1,2} )?${word}(?:[ -](?:${any(words.SMALL_ENGLISH)} ){0,2}${word}){0,4}`;
  const unit =
    `(?:${any(words.UNIT_BEFORE)}\\.?(?: ?(?:no\\.?|nº|n°|#))? ?#?(?:\\d{1,6}[\\p{L}]?(?:[-/]\\w{1,4})?|\\p{Lu}\\d{0,4})(?![\\p{L}\\d])|# ?\\d{1,6}[A-Z]?|` +
    `\\d{1,3}(?:st|nd|rd|th)? ?${any('floor|og|stock|sal|tv|th|mf|em|piso|andar|étage|kerros')}(?![\\p{L}])|\\d{1,2}\\. ?${any('sal|tv|th|mf|og|stock|em|emelet')}(?![\\p{L}])|` +
    `\\d{1,2}\\.?[ºª°](?: ?-?(?:\\p{L}{1,5})\\.?)?(?![\\p{L}]))`;
  return {
    caseless,
    number: NUMBER,
    name,
    plainName,
    unit,
    country: `(?:(?:the )?${any('republic|kingdom|state')} of )?(?:${escaped([...COUNTRIES, ...COUNTRY_ENDONYMS])}|${escaped([...COUNTRIES, ...COUNTRY_ENDONYMS]).toUpperCase()})(?![\\p{L}])(?: \\([\\p{L} ]{2,20}\\))?`,
    region: `(?:${escaped(REGIONS)}|\\(?(?:${[...REGION_CODES, ...BRAZILIAN_STATES].join('|')})\\)?)(?![\\p{L}])`,
    flags: caseless ? 'giu' : 'gu',
    any,
  };
}

/** Capitals tell names only where there are small letters too. */
export const GRAMMARS = { cased: grammarOf(false), caseless: grammarOf(true) } as const;

/** The grammar for a text. */
export const grammarNameFor = (text: string): keyof typeof GRAMMARS =>
  /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) ? 'cased' : 'caseless';
