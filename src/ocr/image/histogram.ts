import { WHITE } from '../../document/page-image.ts';
import { inFours, pastWhite } from './dark-finder.ts';

const VALUES = 256;
/** Neighbouring pixels mostly have one value: with four counters, an increment need not wait for the one before. */
const COUNTERS = 4;

/** How many of the values are 0, 1 and so on to 255. */
export function histogram(values: Uint8Array): Uint32Array {
  const counts = new Uint32Array(VALUES * COUNTERS);
  const fours = inFours(values);
  let white = 0;
  for (let four = 0; four < fours.length; four++) {
    const past = pastWhite(fours, 4 * four, values.length) >> 2;
    white += 4 * (past - four);
    four = past;
    if (four === fours.length) break;
    const together = fours[four] as number;
    for (let counter = 0; counter < COUNTERS; counter++) {
      const place = VALUES * counter + ((together >>> (8 * counter)) & 255);
      counts[place] = (counts[place] as number) + 1;
    }
  }
  for (let at = 4 * fours.length; at < values.length; at++) {
    const value = values[at] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  counts[WHITE] = (counts[WHITE] as number) + white;
  return counts.subarray(0, VALUES).map((count, value) => {
    let sum = count;
    for (let counter = 1; counter < COUNTERS; counter++) sum += counts[value + VALUES * counter] as number;
    return sum;
  });
}

/** The grey that parts dark from light with the greatest variance between them (Otsu, 1979); dark is at most this. */
export function otsu(counts: Uint32Array): number {
  let total = 0;
  let sum = 0;
  for (const [grey, count] of counts.entries()) {
    total += count;
    sum += grey * count;
  }
  let best = 127;
  let most = 0;
  let dark = 0;
  let darkSum = 0;
  for (const [grey, count] of counts.entries()) {
    dark += count;
    darkSum += grey * count;
    const light = total - dark;
    if (dark === 0 || light === 0) continue;
    const between = dark * light * (darkSum / dark - (sum - darkSum) / light) ** 2;
    if (between > most) {
      most = between;
      best = grey;
    }
  }
  return best;
}
