import type { RecognizedWord } from '../recognizer.ts';
import { align, areAlike } from './levenshtein-alignment.ts';
import { lineText, wordEnds } from './line-text.ts';

type Words = readonly RecognizedWord[];

/**
 * Two readings of one line, cut into the shortest parts that both read between the same two spaces: one word each, or
 * several where one of them leaves out a space or sees one too many. Undefined where they have little in common.
 */
export function alignedParts(one: Words, other: Words): (readonly [Words, Words])[] | undefined {
  const [a, b] = [lineText(one), lineText(other)];
  const { places, edits } = align(a, b);
  if (!areAlike(a, b, edits)) return undefined;
  const otherEnds = wordEnds(other);
  const parts: (readonly [Words, Words])[] = [];
  let [start, otherStart] = [0, 0];
  for (const [index, end] of wordEnds(one).entries()) {
    const isLast = index === one.length - 1;
    const otherIndex = isLast ? other.length - 1 : otherEnds.indexOf(places[end] as number, otherStart);
    if (otherIndex < otherStart || (!isLast && otherIndex === other.length - 1)) continue;
    parts.push([one.slice(start, index + 1), other.slice(otherStart, otherIndex + 1)]);
    [start, otherStart] = [index + 1, otherIndex + 1];
  }
  return parts;
}
