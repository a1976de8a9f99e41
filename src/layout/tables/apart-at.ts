import { type Box, holdsMiddle } from '../../document/geometry.ts';

/** Fewest texts that show an edge, and points by which they may be off it and each other. Chosen on quotes of our own. */
const FEWEST = 3;
const ALIGNED = 1;

/**
 * Whether texts that a line would run through are of two columns each: no word lies across, and the parts on one side of it
 * all begin, or all end, at one place. A unit comes as near to its number as a word does.
 * @param texts boxes of runs of words, from both sides of the line.
 * @param at x in points.
 */
export function areApartAt(at: number, texts: readonly Box[], words: readonly Box[]): boolean {
  if (texts.length < FEWEST) return false;
  const ends = texts.map((text) => {
    const own = words.filter((word) => holdsMiddle(text, word));
    const left = own.filter((word) => word[2] <= at + ALIGNED);
    const right = own.filter((word) => word[0] >= at - ALIGNED);
    const isWhole = left.length > 0 && right.length > 0 && left.length + right.length === own.length;
    return isWhole ? [Math.max(...left.map((word) => word[2])), Math.min(...right.map((word) => word[0]))] : undefined;
  });
  const isOnePlace = (places: readonly number[]): boolean => Math.max(...places) - Math.min(...places) <= ALIGNED;
  return ends.every((end) => end) && [0, 1].some((side) => isOnePlace(ends.map((end) => end?.[side] ?? 0)));
}
