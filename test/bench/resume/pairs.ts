import { type Entry, textIn } from './leaves.ts';
import type { Scorer } from './scorer.ts';

/** Indices of answered entries by those of the truth. */
export type Pairs = ReadonlyMap<number, number>;

/** The likeness from which the scorer takes two entries for the same. */
const LIKE = 0.4;

/** Pairs the entries of a truth with answered ones as the scorer does: the likest first, each once. */
export function pairsOf(
  scorer: Scorer,
  keys: readonly string[],
  there: readonly Entry[],
  found: readonly Entry[],
): Pairs {
  const likeness = (a: Entry, b: Entry): number => {
    const each = keys.map((key) => {
      const [x, y] = [textIn(a, key), textIn(b, key)];
      return x === undefined || y === undefined ? 0 : scorer.alike(x, y);
    });
    return each.reduce((sum, value) => sum + value, 0) / keys.length;
  };
  const candidates = there
    .flatMap((a, i) => found.map((b, j) => ({ i, j, like: likeness(a, b) })))
    .filter(({ like }) => like >= LIKE)
    .sort((x, y) => y.like - x.like || x.i - y.i || x.j - y.j);
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j } of candidates) {
    if (pairs.has(i) || taken.has(j)) continue;
    pairs.set(i, j);
    taken.add(j);
  }
  return pairs;
}
