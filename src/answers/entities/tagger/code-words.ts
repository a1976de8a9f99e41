import { type CodePlaces, codePlaces } from '../code-places.ts';
import { isUnknown } from './customs.ts';
import type { WordInfo } from './word-info.ts';

/**
 * Probability from which a name is one in a text about software, where most words with a capital are none. Of the 1723
 * persons found in wikigold and wnut17, each left out of training, those of .99 to .997 are right in 86 of 100 cases, those
 * from .997 on in 95. Of those without a capital 7 of 14 are right from .98 to .997, 20 of 21 from there on (2026-11-27).
 */
const SURE = 0.997;

const WITHOUT_CAPITAL = /^[^\p{Lu}\p{Lo}]+$/u;

/**
 * Tells, in a text about software, whether a doubtful person is rather a word of it: one word alone, as products,
 * commands and literals are; words of which no list of names has any; and what has no capital, in a line of code in any
 * case, in prose if it has a sign in it, as packages have.
 */
export function codeWords(
  text: string,
): (start: number, words: readonly WordInfo[], name: string, probability: number) => boolean {
  let known: CodePlaces | undefined;
  const places = (): CodePlaces => (known ??= codePlaces(text));
  return (start, words, name, probability) => {
    const isLower = WITHOUT_CAPITAL.test(name);
    if ((probability >= SURE && !isLower) || !places().isNearCode(start)) return false;
    if (isLower) return places().isCode(start) || probability < SURE || words.some(({ isSign }) => isSign);
    return words.length === 1 || words.every(isUnknown);
  };
}
