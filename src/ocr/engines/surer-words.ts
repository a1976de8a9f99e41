import { holdsMiddle } from '../../document/geometry.ts';
import type { RecognizedWord } from './recognizer.ts';

type Words = readonly RecognizedWord[];

/** The words known, but where others are surer of the same place those. All are on one image. */
export function withSurer(known: Words, others: Words): Words {
  const isSame = (a: RecognizedWord, b: RecognizedWord): boolean =>
    holdsMiddle(a.box, b.box) || holdsMiddle(b.box, a.box);
  const better = others.filter(
    (other) => !known.some((word) => isSame(word, other) && word.confidence >= other.confidence),
  );
  return [...known.filter((word) => !better.some((other) => isSame(word, other))), ...better];
}
