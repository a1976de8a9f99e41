import { STREET_BEHIND, UNIT_BEFORE } from '../../../answers/entities/recognizers/address/vocabulary.ts';

/** The last part of an address in two: its town, and what stands before it. */
export interface Town {
  readonly city: string;
  readonly before: string;
}

const STREET_WORD = new RegExp(`^(?:${STREET_BEHIND})\\.?$`, 'iu');
const UNIT_WORD = new RegExp(`^(?:${UNIT_BEFORE})\\.?$`, 'iu');
const DIRECTION = /^(?:[NS][EW]?|[EW])\.?$/;
/** A saint behind a street: `Main St St Louis`. */
const SAINT = /^St\.?$/;
/** What is a street by its last word, whatever its name. */
const STREET = /(?:\s(?:street|avenue|road|boulevard|lane|drive)|stra(?:ß|ss)e|straat)$/iu;
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+){0,4}$/u;

/** What has no small letter and is no longer than codes of regions are. */
const CODE = /^\p{Lu}{1,3}$/u;

/** Whether a text is written as the name of a town is. */
export const isTownName = (text: string): boolean => NAME.test(text) && !CODE.test(text) && !STREET.test(text);

/** Whether a part of an address is, or holds, a street, box or flat: it has a number. */
export const hasNumber = (part: string): boolean => /\d/.test(part);

/** The town at the end of a part with a street or flat: `12 Main Street Springfield`, `Unit 3 Springfield`. */
export function townBehindStreet(part: string): Town | undefined {
  const words = part.split(/\s+/);
  const end = hasNumber(words[0] ?? '') ? endOfStreet(words) : 0;
  const from = end === undefined ? undefined : endOfUnit(words, end);
  if (from === undefined || from === 0) return undefined;
  const city = words.slice(from).join(' ');
  return isTownName(city) ? { city, before: words.slice(0, from).join(' ') } : undefined;
}

/** Behind the number, name and kind of a street. */
function endOfStreet(words: readonly string[]): number | undefined {
  const first = words.findIndex((word, index) => index > 1 && STREET_WORD.test(word));
  if (first < 0) return undefined;
  const rest = words.slice(first + 1);
  const more = rest.findIndex((word) => SAINT.test(word) || !(STREET_WORD.test(word) || DIRECTION.test(word)));
  return more < 0 ? undefined : first + 1 + more;
}

/** Behind a flat, floor or building with its number, or where it would begin. */
function endOfUnit(words: readonly string[], at: number): number {
  const [word = '', number = ''] = words.slice(at);
  if (/^#\w+,?$/.test(word)) return at + 1;
  return UNIT_WORD.test(word) && hasNumber(number) ? at + 2 : at;
}
