/** Endings of English plurals and what they leave, the longest first. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?:[aiu]s|ss)$/, ''],
  [/ies$/, 'y'],
  [/(?<=ss|x|ch|sh)es$/, ''],
  [/s$/, ''],
];

/** Words that would become another one: a country in French, and what is paid; days are counted, a day is a date. */
const OTHERS = new Set(['pays', 'days']);

/** A word without the ending of an English plural; words of other languages are treated alike on both sides. */
export function singular(word: string): string {
  if (word.length < 4 || OTHERS.has(word)) return word;
  const [ending, left] = PLURALS.find(([pattern]) => pattern.test(word)) ?? [];
  return ending && left !== undefined && !/[aius]s$/.test(word) ? word.replace(ending, left) : word;
}

/** Whether a word has the ending of an English plural. */
export const isPlural = (word: string): boolean => singular(word) !== word;

/** Endings that make nouns of verbs, participles and persons, the longest first. */
const DERIVED =
  /(?:isations?|izations?|ations?|ments?|ances?|ences?|ising|izing|ings?|ures?|ions?|ants?|ents?|als?|ers?|ors?|ees?|ed|es|e|s)$/;

/** Shortest root of a family of words. */
export const LEAST_ROOT = 4;

/** What words of one family share, `sign` for `signer`, `signed` and `signature`: too little to be the same word. */
export function family(word: string): string {
  const root = word.replace(DERIVED, '');
  return root.length < LEAST_ROOT ? word : root;
}
