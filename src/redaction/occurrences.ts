import { type Comparison, comparisonOf, confusedPlaces } from './confusables.ts';
import { characters, type Letters, lettersOf } from './letters.ts';

/** A place in a text where a value stands. */
export interface Occurrence {
  /** Its index among the values. */
  readonly value: number;
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
}

/** Scripts that set no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Values of so many letters that have several parts, or digits, are found within longer words too. */
const LONG = 8;
/** A word of so few letters that has a capital is another word in small letters: `Will` and `will`. */
const SHORT = 4;

/** A value that is looked for. */
interface Wanted {
  readonly letters: string;
  readonly comparison: Comparison;
  readonly withinWords: boolean;
  readonly keepsCapital: boolean;
}

function wantedOf(value: string): Wanted {
  const letters = lettersOf(characters(value)).text;
  const hasParts = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(value);
  return {
    letters,
    comparison: comparisonOf(letters),
    withinWords: letters.length >= LONG && (hasParts || /\d/.test(letters)),
    keepsCapital: letters.length <= SHORT && !hasParts && /\p{Lu}/u.test(value),
  };
}

/**
 * Every place in a text where a value stands, whatever its case, accents, spaces and punctuation, and as a recogniser
 * may have misread it; in ascending order for each value. A value without letters and digits stands nowhere.
 */
export const occurrencesIn = (text: string, values: readonly string[]): Occurrence[] =>
  occurrencesAmong(lettersOf(characters(text)), text, values);

/** The same among letters of a text of which not all pieces count. */
export function occurrencesAmong(letters: Letters, text: string, values: readonly string[]): Occurrence[] {
  const among = comparisonOf(letters.text);
  const found: Occurrence[] = [];
  for (const [value, wanted] of values.map(wantedOf).entries()) {
    const seen = new Set<number>();
    for (const [from, to] of placesOf(among, wanted)) {
      if (seen.has(from) || !stands(letters, text, wanted, from, to)) continue;
      seen.add(from);
      found.push({ value, start: letters.starts[from] as number, end: letters.ends[to - 1] as number });
    }
  }
  return found;
}

function* placesOf(among: Comparison, { letters, comparison }: Wanted): Generator<readonly [number, number]> {
  if (letters === '') return;
  for (let at = among.letters.indexOf(letters); at !== -1; at = among.letters.indexOf(letters, at + 1)) {
    yield [at, at + letters.length];
  }
  yield* confusedPlaces(among, comparison);
}

function stands(letters: Letters, text: string, wanted: Wanted, from: number, to: number): boolean {
  const [start, end] = [letters.starts[from] as number, letters.ends[to - 1] as number];
  if (wanted.keepsCapital && !/\p{Lu}/u.test(text.slice(start, end)) && isWordOfItsOwn(text, start, end)) return false;
  return wanted.withinWords || (isEdge(letters, from) && isEdge(letters, to));
}

/** Whether a word stands between spaces: it is no part of an address. */
const isWordOfItsOwn = (text: string, start: number, end: number): boolean =>
  /(?:^|[\s("'“‘])$/u.test(text.slice(Math.max(0, start - 1), start)) &&
  /^[.,;:!?)"'”’]*(?:\s|$)/u.test(text.slice(end, end + 4));

/** Whether a word may begin at a letter: what is before it does not go on in it. */
function isEdge({ text, starts, ends }: Letters, at: number): boolean {
  if (at === 0 || at === text.length || (ends[at - 1] as number) < (starts[at] as number)) return true;
  return UNSPACED.test(text.charAt(at)) || UNSPACED.test(text.charAt(at - 1));
}
