import { withoutEnd } from '../../../text/without-end.ts';
import type { Match } from '../../recognizer.ts';
import * as words from './vocabulary.ts';

/** Phrases of contracts and papers of courts behind which an address is, in ten languages. */
const LIVES = new RegExp(
  '(?<!\\p{L})(?:resid(?:ing|ent) (?:at|of)|(?:wohnhaft|whft\\.|wohnh\\.)(?: in)?|(?:demeurant|domiciliée?s?)(?: ensemble)?(?: au| à)?|' +
    'domicilio en|(?:domiciliad|vecin|sit)[oa]s? (?:en|de|n[ao]|em|in|à)|residentes?(?: e domiciliad[oa]s?)? (?:en|in|a|n[ao]|em|à)|' +
    'morador(?:a|es)? (?:n[ao]|em|à)|(?:escritório|sede) n[ao]|wonende te|woonachtig te|zamieszkał[aey]g?o?(?: w| przy)?|zam\\.|bosatt på):? (?=\\S)',
  'giu',
);
/** How an item begins: with a capital, a digit, or what flats, floors and streets are called. */
const BEGINNING = new RegExp(
  `^(?:\\p{Lu}|\\d|(?:${words.UNIT_BEFORE}|${words.STREET_BEFORE}|${words.STREET_FRENCH}|n[ºo°.]|bajo|fundos|térreo|r/c)(?![\\p{L}]))`,
  'u',
);
/** What an address ends before: signs, a bracket but for that of a region, a full stop that ends no abbreviation. */
const END = /[;:@\t\n]|\((?!(?:\p{Lu}\.? ?){1,4}\))|(?<=\p{L}{5}|\d|\)|[/–-] ?\p{Lu}{2})\.(?:\s|$)/u;
/** No more is read behind a phrase. */
const LONGEST = 160;
/** Fewest letters and digits. */
const FEWEST = 8;
/** Above what signs of addresses add up to at most: the phrase says where it begins, and the commas how far it goes. */
const SCORE = 0.96;

/** The addresses behind phrases such as `residente en`, from there to the first item that is no part of one. */
export function* domiciles(text: string): Iterable<Match> {
  for (const { 0: phrase, index } of text.matchAll(LIVES)) {
    const start = index + phrase.length;
    const rest = text.slice(start, start + LONGEST);
    const end = END.exec(rest)?.index ?? rest.length;
    const items = rest.slice(0, end).split(/(?<=, )/);
    const last = items.findIndex((item) => !BEGINNING.test(item));
    const whole = withoutEnd(items.slice(0, last < 0 ? items.length : last).join(''), /[\s,–-]/);
    if (/\d/.test(whole) && whole.length >= FEWEST) yield { start, end: start + whole.length, score: SCORE };
  }
}
