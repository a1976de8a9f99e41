import { umlautsFolded } from '../../text/fold.ts';
import { CONTRASTS, KINDS } from './contrasts.ts';
import { RELATED } from './related.ts';
import { family, LEAST_ROOT } from './stems.ts';

/** Likeness of two words of one family, such as `signer` and `signature`. */
const FAMILY = 0.6;
/** Shortest terms that are compared letter by letter, and the least share of equal letters. */
const FUZZY_LENGTH = 6;
const FUZZY = 0.75;
/** Longest terms that are compared as they stand: in short ones two vowels are seldom an umlaut. */
const SHORT = 4;

const related = new Map<string, Map<string, number>>();
for (const [one, other, likeness] of RELATED) {
  related.set(one, (related.get(one) ?? new Map<string, number>()).set(other, likeness));
  related.set(other, (related.get(other) ?? new Map<string, number>()).set(one, likeness));
}

const setsOf = (sets: readonly (readonly string[])[]): ReadonlyMap<string, readonly (readonly string[])[]> =>
  new Map([...new Set(sets.flat())].map((term) => [term, sets.filter((set) => set.includes(term))]));

const contrasting: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...setsOf([...KINDS, ...CONTRASTS])].map(([term, sets]) => [
    term,
    new Set(sets.flat().filter((other) => other !== term)),
  ]),
);

const telling = setsOf(CONTRASTS);

const NONE: ReadonlySet<string> = new Set();

/** The terms with which a term contrasts: something is either the one or the other. */
export const contrastsOf = (term: string): ReadonlySet<string> => contrasting.get(term) ?? NONE;

/** The sets of terms of one kind that a term tells apart. */
export const toldApart = (term: string): readonly (readonly string[])[] => telling.get(term) ?? [];

/** The other one of the two parties of which a term names one: the employee of an employer. */
export const oppositesOf = (term: string): readonly string[] =>
  toldApart(term).flatMap((set) => (set.length === 2 ? set.filter((other) => other !== term) : []));

/** How much two terms mean the same, from 0 to 1; misread letters cost little. */
export function termLikeness(one: string, other: string): number {
  if (one === other || isSameFolded(one, other)) return 1;
  const known = related.get(one)?.get(other);
  if (known !== undefined) return known;
  if (contrastsOf(one).has(other)) return 0;
  if (one.length < FUZZY_LENGTH || other.length < FUZZY_LENGTH) return 0;
  const letters = Math.max(one.length, other.length);
  const most = Math.floor((1 - FUZZY) * letters);
  const apart = Math.abs(one.length - other.length) > most ? most + 1 : distance(one, other, most);
  const fuzzy = apart <= most && isMisreading(one, other, apart) ? 1 - apart / letters : 0;
  const likeness = Math.max(fuzzy, areOfOneFamily(one, other) ? FAMILY : 0);
  return likeness > 0 && (isCode(one) || isCode(other)) ? 0 : likeness;
}

/**
 * Whether two words that are nearly alike may be one, misread or inflected. Recognition mistakes letters for others and
 * seldom loses more than one: `region` is no misread `religion`, nor `placement` a `displacement`.
 * @param apart their Levenshtein distance.
 */
const isMisreading = (one: string, other: string, apart: number): boolean =>
  apart <= 1 || (one[0] === other[0] && (Math.abs(one.length - other.length) <= 1 || isBeginning(one, other)));

/** Whether one of two words begins with the other. */
const isBeginning = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** Whether two words are the same but for how they write umlauts; most differ at a glance. */
const isSameFolded = (one: string, other: string): boolean =>
  one[0] === other[0] &&
  one.length !== other.length &&
  one.length > SHORT &&
  umlautsFolded(one) === umlautsFolded(other);

/** Whether two long words have one root, of which the first letters are part. */
export const areOfOneFamily = (one: string, other: string): boolean =>
  one.slice(0, LEAST_ROOT) === other.slice(0, LEAST_ROOT) && family(one) === family(other);

/** Whether a word has more digits than a misreading of letters would leave: `1099`, `409a`. */
const isCode = (word: string): boolean => /\d.*\d/.test(word);

/** Levenshtein's distance of two words, or any number above `most` where it is larger. */
function distance(one: string, other: string, most: number): number {
  const distances: number[] = [];
  for (let column = 0; column <= other.length; column++) distances.push(column);
  for (let row = 1; row <= one.length; row++) {
    let replaced = row - 1;
    let least = row;
    distances[0] = row;
    for (let column = 1; column <= other.length; column++) {
      const above = distances[column] as number;
      const same = one.charCodeAt(row - 1) === other.charCodeAt(column - 1);
      const now = Math.min(replaced + (same ? 0 : 1), above + 1, (distances[column - 1] as number) + 1);
      replaced = above;
      distances[column] = now;
      if (now < least) least = now;
    }
    if (least > most) return most + 1;
  }
  return distances[other.length] as number;
}
