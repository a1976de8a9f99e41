import { plainLetters } from './plain-letters.ts';

/** Readings that differ in more than this share of their characters are not of the same words. */
const MOST_EDITS = 0.4;

/** Whether two readings that so many edits lie between may be of the same words. */
export const areAlike = (a: string, b: string, edits: number): boolean =>
  edits <= Math.max(a.length, b.length) * MOST_EDITS;

/**
 * Levenshtein alignment: the edit distance with one of its shortest paths. A letter and the same with an accent are alike.
 * For each place between the characters of `one`, 0 to its length, the place in `other` that it falls on when it is
 * changed into `other` with the fewest edits; and that number of edits.
 */
export function align(one: string, other: string): { places: number[]; edits: number } {
  const [a, b] = [plainLetters(one), plainLetters(other)];
  const columns = b.length + 1;
  const costs = new Uint16Array((a.length + 1) * columns);
  const cost = (i: number, j: number): number => costs[i * columns + j] as number;
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) costs[i * columns + j] = i + j;
      else {
        const change = cost(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
        costs[i * columns + j] = Math.min(change, cost(i - 1, j) + 1, cost(i, j - 1) + 1);
      }
    }
  }
  const places = new Array<number>(a.length + 1).fill(0);
  let [i, j] = [a.length, b.length];
  places[i] = j;
  while (i > 0) {
    const change = j > 0 ? cost(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1) : Number.POSITIVE_INFINITY;
    if (cost(i, j) === change) {
      i--;
      j--;
    } else if (cost(i, j) === cost(i - 1, j) + 1) i--;
    else {
      j--;
      continue;
    }
    places[i] = j;
  }
  return { places, edits: cost(a.length, b.length) };
}
