import type { Word } from '../../document/page.ts';

/*
 * Measures of how legible a text is. They are high where the letters of a text were shifted or exchanged (as in
 * `86@8C2A9J`), and low in every language, in formulas, tables of numbers and lists of abbreviations. Shares are of the
 * words, or of the pairs of neighbouring characters in them; with fewer than are given, a text counts as legible.
 */

/** Different words of Latin letters without a vowel, and words with four consonants in a row: .0 to .3 together in languages. */
const CONSONANTS = 0.45;
const FEWEST_LATIN = 30;
/** Pairs of characters that no language has in a word, such as `8C` or `kQ`; lists of part numbers have most. */
const MIXED = 0.25;
/** The same in text that was recognised badly: some of its letters became digits and signs. */
const SPECKLED = 0.15;
/** The same from which it is in doubt: of 143 pages with such text 131 have up to .008, and all 12 above .012 have errors. */
const SUSPECT = 0.012;
/** The same, in shares of that of another reading, up to which a reading is more legible. */
const CLEARER = 0.5;
const FEWEST_NEIGHBOURS = 100;
/** Words of at least three characters with two signs or more. */
const SIGNS = 0.3;
const FEWEST_WORDS = 30;

const LATIN_WORD = /\p{Script=Latin}{3,}/gu;
const VOWELLESS = /^[^aeiouyæœøı]+$/;
const CONSONANTS_IN_A_ROW = /[^aeiouyæœøı]{4}/;
const SIGN = /["#$%&*+<=>?@[\\\]^`{|}~\ufffd]/;
const MANY_SIGNS = new RegExp(`${SIGN.source}.*${SIGN.source}`);
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
const DIGIT = /\p{Nd}/u;

/** Whether the font of painted text maps glyphs to wrong letters. Monospaced text is skipped: code is mostly signs. */
export function isGarbled(words: readonly Word[]): boolean {
  const text = words.filter(({ monospace }) => !monospace).map((word) => word.text);
  return mixed(text) > MIXED || signs(text) > SIGNS || consonants(text) > CONSONANTS;
}

/** Whether the invisible text under a scan was recognised badly. */
export function isPoor(words: readonly Word[]): boolean {
  const text = textsOf(words);
  return mixed(text) > SPECKLED || signs(text) > SIGNS || consonants(text) > CONSONANTS;
}

/** Whether the invisible text under a scan has more errors than one that was recognised well. */
export const isSuspect = (words: readonly Word[]): boolean => mixed(textsOf(words)) > SUSPECT;

/** Whether a reading of a page has clearly fewer errors than another. */
export const isMoreLegible = (words: readonly Word[], others: readonly Word[]): boolean =>
  mixed(textsOf(words)) <= CLEARER * mixed(textsOf(others));

const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text);

function consonants(text: readonly string[]): number {
  // Abbreviations are capitals.
  const words = text.flatMap((word) => word.match(LATIN_WORD) ?? []).filter((word) => word !== word.toUpperCase());
  const bare = [...new Set(words.map((word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')))];
  if (bare.length < FEWEST_LATIN) return 0;
  const share = (pattern: RegExp): number => bare.filter((word) => pattern.test(word)).length / bare.length;
  return share(VOWELLESS) + share(CONSONANTS_IN_A_ROW);
}

function signs(text: readonly string[]): number {
  const words = text.filter((word) => word.length >= 3);
  return words.length < FEWEST_WORDS ? 0 : words.filter((word) => MANY_SIGNS.test(word)).length / words.length;
}

function mixed(text: readonly string[]): number {
  let [pairs, found] = [0, 0];
  for (const word of text) {
    // Numbers with their units, formulas and references are short or have few letters.
    const core = word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
    if (core.length < 4 || !/\p{L}/u.test(core)) continue;
    for (let i = 1; i < core.length; i++) if (isMixed(core[i - 1] as string, core[i] as string)) found++;
    pairs += core.length - 1;
  }
  return pairs < FEWEST_NEIGHBOURS ? 0 : found / pairs;
}

/** A capital after a small letter, a digit beside a letter, or a sign beside anything else. */
const isMixed = (a: string, b: string): boolean =>
  (LOWER.test(a) && UPPER.test(b)) ||
  (DIGIT.test(a) && isLetter(b)) ||
  (DIGIT.test(b) && isLetter(a)) ||
  SIGN.test(a) !== SIGN.test(b);

const isLetter = (character: string): boolean => LOWER.test(character) || UPPER.test(character);
