import { holdsMiddle } from '../../document/geometry.ts';
import { countLetters } from '../../platform/letters.ts';
import { isSure } from './is-sure.ts';
import type { RecognizedWord } from './recognizer.ts';

type Words = readonly RecognizedWord[];

/** Fewest letters of a word that its dictionary speaks for: it holds too many shorter ones, and halves of words. */
const LEAST_LETTERS = 3;

/** Whether a word that is read with some confidence is in the recogniser's dictionary. */
const isInDictionary = (word: RecognizedWord): boolean =>
  word.known === true && isSure(word) && countLetters(word.text) >= LEAST_LETTERS;

/** Whether of two readings of a place the first is the surer one: words of the dictionary are surer than others. */
function isSurer(one: RecognizedWord, other: RecognizedWord): boolean {
  const [first, second] = [isInDictionary(one), isInDictionary(other)];
  return first === second ? one.confidence > other.confidence : first;
}

/**
 * The words known, but where others are surer of the same place those. All are on one image. A surer word stands where the
 * first of those stood that it takes the place of, as what follows reads words in their order; those in places where
 * nothing was known come last.
 */
export function withSurer(known: Words, others: Words): Words {
  const isSame = (a: RecognizedWord, b: RecognizedWord): boolean =>
    holdsMiddle(a.box, b.box) || holdsMiddle(b.box, a.box);
  const better = others.filter((other) => !known.some((word) => isSame(word, other) && !isSurer(other, word)));
  const waiting = new Set(better);
  const inPlace = known.flatMap((word) => {
    const surer = better.filter((other) => isSame(word, other));
    if (surer.length === 0) return [word];
    return surer.filter((other) => waiting.delete(other));
  });
  return [...inPlace, ...waiting];
}
