import type { Box } from '../../document/geometry.ts';

/** Type heights: letters further apart belong to other words. */
const REACH = 1.5;

/** A letter and the nearest one after it, as in a document spectrum (O'Gorman, 1993). */
export interface NeighbourPair {
  readonly from: Box;
  /** The nearest letter after it, to its right or below it. */
  readonly to: Box;
  readonly direction: 'across' | 'down';
}

/** For each letter the one nearest to it on its right or below, within a word's reach. */
export function nearestNeighbours(letters: readonly Box[], typeHeight: number): NeighbourPair[] {
  const reach = typeHeight * REACH;
  const touching = -typeHeight / 4;
  const sorted = letters.toSorted((a, b) => a[0] - b[0]);
  const found: NeighbourPair[] = [];
  for (let index = 0; index < sorted.length; index++) {
    const from = sorted[index] as Box;
    const [x0, y0, x1, y1] = from;
    let nearest: Box | undefined;
    let direction: NeighbourPair['direction'] = 'across';
    let least = reach;
    // Those that begin a little to the left may still lie below.
    let other = index;
    while (other > 0 && (sorted[other - 1] as Box)[0] > x0 - typeHeight) other--;
    for (; other < sorted.length; other++) {
      const to = sorted[other] as Box;
      const left = to[0];
      if (left > x1 + reach) break;
      const top = to[1];
      const down = top - y1;
      if (down > reach || other === index) continue;
      const bottom = to[3];
      const across = left - x1;
      const isLevel = Math.min(y1, bottom) - Math.max(y0, top) > Math.min(y1 - y0, bottom - top) / 2;
      if (isLevel && across > touching) {
        if (across >= least) continue;
        [nearest, direction] = [to, 'across'];
        least = across;
      } else if (down > touching && down < least) {
        const right = to[2];
        if (Math.min(x1, right) - Math.max(x0, left) <= Math.min(x1 - x0, right - left) / 2) continue;
        [nearest, direction] = [to, 'down'];
        least = down;
      }
    }
    if (nearest) found.push({ from, to: nearest, direction });
  }
  return found;
}
