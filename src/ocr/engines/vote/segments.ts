import type { RecognizedWord } from '../recognizer.ts';
import { align, MOST_EDITS } from './align.ts';
import { joined } from './joined.ts';

type Words = readonly RecognizedWord[];

/** Where each word ends, in characters of the line without its spaces. */
function ends(words: Words): number[] {
  let at = 0;
  return words.map(({ text }) => {
    at += text.length;
    return at;
  });
}

/**
 * Two readings of one line, cut into the shortest parts that both read between the same two spaces: one word each, or
 * several where one of them leaves out a space or sees one too many. Undefined where they have little in common.
 */
export function segments(one: Words, other: Words): (readonly [Words, Words])[] | undefined {
  const [a, b] = [joined(one), joined(other)];
  const { places, edits } = align(a, b);
  if (edits > Math.max(a.length, b.length) * MOST_EDITS) return undefined;
  const otherEnds = ends(other);
  const parts: (readonly [Words, Words])[] = [];
  let [start, otherStart] = [0, 0];
  for (const [index, end] of ends(one).entries()) {
    const isLast = index === one.length - 1;
    const otherIndex = isLast ? other.length - 1 : otherEnds.indexOf(places[end] as number, otherStart);
    if (otherIndex < otherStart || (!isLast && otherIndex === other.length - 1)) continue;
    parts.push([one.slice(start, index + 1), other.slice(otherStart, otherIndex + 1)]);
    [start, otherStart] = [index + 1, otherIndex + 1];
  }
  return parts;
}
