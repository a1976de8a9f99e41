import { holdsMiddle } from '../../document/geometry.ts';
import type { RecognizedWord } from './recognizer.ts';

type Words = readonly RecognizedWord[];

/**
 * The words known, but where others are surer of the same place those. All are on one image. A surer word stands where the
 * first of those stood that it takes the place of, as what follows reads words in their order; those in places where
 * nothing was known come last.
 */
export function withSurer(known: Words, others: Words): Words {
  const isSame = (a: RecognizedWord, b: RecognizedWord): boolean =>
    holdsMiddle(a.box, b.box) || holdsMiddle(b.box, a.box);
  const better = others.filter(
    (other) => !known.some((word) => isSame(word, other) && word.confidence >= other.confidence),
  );
  const waiting = new Set(better);
  const inPlace = known.flatMap((word) => {
    const surer = better.filter((other) => isSame(word, other));
    if (surer.length === 0) return [word];
    return surer.filter((other) => waiting.delete(other));
  });
  return [...inPlace, ...waiting];
}
