import { Seen } from './document-words.ts';
import { WordClass } from './lexicon.ts';
import type { WordInfo } from './word-info.ts';

/** Different words with a capital inside sentences from which a text is taken to write all names so: half a page has them. */
const FEWEST = 10;
/**
 * Probability from which a name is one however it is written. Of the 1723 persons found in wikigold and wnut17, each left
 * out of training, those of .95 to .98 are right in 75 of 100 cases, all from .98 on in 92 (2026-11-27; the bench `names`
 * prints this reliability).
 */
const SURE = 0.98;

const NAMES = WordClass.firstName | WordClass.rareFirstName | WordClass.surname;

/** Without capitals, in a script that writes names with them. */
const IN_LOWER_CASE = /^[^\p{Lu}\p{Lo}\p{Script=Georgian}]+$/u;
const WITH_CAPITAL = /\p{Lu}/u;

/**
 * Tells, for a text that writes names with a capital, whether a doubtful person is a word of it instead: without any
 * capital, as names of packages and commands are, or one word that the text has in lower case too. What begins with a
 * known first name is left, as people write to each other without capitals; so is all in short texts, such as messages.
 * @param seen how words are written in the text, by their hash.
 */
export function ordinaryWords(
  seen: ReadonlyMap<number, number>,
): (name: string, words: readonly WordInfo[], probability: number) => boolean {
  let capitalised = 0;
  for (const bits of seen.values()) if ((bits & Seen.capitalisedInside) !== 0) capitalised++;
  if (capitalised < FEWEST) return () => false;
  return (name, words, probability) => {
    if (probability >= SURE || isFirstName(words)) return false;
    const [only, ...others] = words;
    const isElsewhere = others.length === 0 && ((seen.get(only?.id ?? 0) ?? 0) & Seen.lower) !== 0;
    return IN_LOWER_CASE.test(name) || (isElsewhere && WITH_CAPITAL.test(name));
  };
}

/** What a dictionary has, and what lists of names have; those of brands have ordinary words too. */
const ORDINARY = WordClass.frequent | WordClass.common | WordClass.known;
const LISTED = NAMES | WordClass.city | WordClass.country | WordClass.nationality;

/**
 * Whether a doubtful name is rather the head of a column, a label or a heading: an ordinary word that has its line or
 * cell for itself and is in no list of names.
 */
export const isLoneWord = (line: readonly WordInfo[], probability: number): boolean => {
  const words = line.filter(({ isSign }) => !isSign);
  const value = words[0]?.value ?? 0;
  return words.length === 1 && probability < SURE && (value & ORDINARY) !== 0 && (value & LISTED) === 0;
};

/** Whether no list of names has a word. */
export const isUnknown = ({ value }: WordInfo): boolean => value < 0 || (value & NAMES) === 0;

/** Whether the first of some words is a first name, and no hyphen or other sign parts them. */
const isFirstName = (words: readonly WordInfo[]): boolean =>
  ((words[0]?.value ?? 0) & WordClass.firstName) !== 0 && words.every(({ isSign }) => !isSign);
