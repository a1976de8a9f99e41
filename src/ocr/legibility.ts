import type { Word } from '../document/page.ts';

/** Fewest words of three Latin letters or more that say anything about the letters of a page. */
const FEWEST_WORDS = 30;
/** Share of such words that have no vowel: at most .07 in the languages with the fewest vowels. */
const VOWELLESS = 0.25;
/** Share of neighbours within words that no language puts side by side, as in `86@8C2A9J`. */
const MIXED = 0.25;
/** The same for text that was recognised badly: there letters turn into digits and signs here and there. */
const SPECKLED = 0.15;
/** Fewest pairs of neighbours. */
const FEWEST_PAIRS = 100;

const VOWEL = /[aeiouyæœøı]/;
const LATIN_WORD = /\p{Script=Latin}{3,}/gu;

/** Whether painted text cannot be what it looks like, because its font says wrong letters. */
export function isGarbled(words: readonly Word[]): boolean {
  const text = words.filter(({ monospace }) => !monospace).map((word) => word.text);
  const { pairs, mixed } = neighbours(text);
  if (pairs < FEWEST_PAIRS) return false;
  return mixed > MIXED * pairs || isVowelless(text);
}

/** Whether the invisible text under a scan was recognised badly. */
export function isPoor(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text);
  const { pairs, mixed } = neighbours(text);
  return pairs >= FEWEST_PAIRS && (mixed > SPECKLED * pairs || isVowelless(text));
}

function isVowelless(text: readonly string[]): boolean {
  const found = text.flatMap((word) => word.match(LATIN_WORD) ?? []).filter((word) => word !== word.toUpperCase());
  const without = found.filter((word) => !VOWEL.test(word.toLowerCase().normalize('NFD')));
  return found.length >= FEWEST_WORDS && without.length > VOWELLESS * found.length;
}

/** Neighbours within words that have a letter: how many, and how many of them no language puts side by side. */
function neighbours(text: readonly string[]): { pairs: number; mixed: number } {
  let [pairs, mixed] = [0, 0];
  for (const word of text) {
    // Numbers with their units, formulas and references are short or have few letters.
    const core = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    if (core.length < 4 || !/\p{L}/u.test(core)) continue;
    for (let i = 1; i < core.length; i++) {
      pairs++;
      if (isMixed(core[i - 1] as string, core[i] as string)) mixed++;
    }
  }
  return { pairs, mixed };
}

const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
const DIGIT = /\p{Nd}/u;
const SIGN = /[!-&*+<-@[\]^`{-~\ufffd]/;

/** A capital after a small letter, a digit beside a letter, a sign inside a word that is no hyphen, stop or apostrophe. */
const isMixed = (a: string, b: string): boolean =>
  (LOWER.test(a) && UPPER.test(b)) ||
  (DIGIT.test(a) && (LOWER.test(b) || UPPER.test(b))) ||
  (DIGIT.test(b) && (LOWER.test(a) || UPPER.test(a))) ||
  SIGN.test(a) !== SIGN.test(b);
