import { type Box, height, horizontalOverlap, verticalOverlap, width } from '../../document/geometry.ts';

/** Type heights: letters further apart belong to other words. */
const REACH = 1.5;

/** A letter and the nearest one after it, as in a document spectrum (O'Gorman, 1993). */
export interface NeighbourPair {
  readonly from: Box;
  /** The nearest letter after it, to its right or below it. */
  readonly to: Box;
  readonly direction: 'across' | 'down';
}

function gap(from: Box, to: Box, typeHeight: number): (Omit<NeighbourPair, 'from'> & { distance: number }) | undefined {
  const across = to[0] - from[2];
  const down = to[1] - from[3];
  if (verticalOverlap(from, to) > Math.min(height(from), height(to)) / 2 && across > -typeHeight / 4) {
    return { to, direction: 'across', distance: across };
  }
  if (horizontalOverlap(from, to) > Math.min(width(from), width(to)) / 2 && down > -typeHeight / 4) {
    return { to, direction: 'down', distance: down };
  }
  return undefined;
}

/** For each letter the one nearest to it on its right or below, within a word's reach. */
export function nearestNeighbours(letters: readonly Box[], typeHeight: number): NeighbourPair[] {
  const reach = typeHeight * REACH;
  const sorted = [...letters].sort((a, b) => a[0] - b[0]);
  const found: NeighbourPair[] = [];
  for (const [index, from] of sorted.entries()) {
    let nearest: (Omit<NeighbourPair, 'from'> & { distance: number }) | undefined;
    // Those that begin a little to the left may still lie below.
    let other = index;
    while (other > 0 && (sorted[other - 1] as Box)[0] > from[0] - typeHeight) other--;
    for (; other < sorted.length; other++) {
      const to = sorted[other] as Box;
      if (to[0] > from[2] + reach) break;
      if (to === from || to[1] > from[3] + reach) continue;
      const candidate = gap(from, to, typeHeight);
      if (candidate && candidate.distance < (nearest?.distance ?? reach)) nearest = candidate;
    }
    if (nearest) found.push({ from, to: nearest.to, direction: nearest.direction });
  }
  return found;
}
