import type { Box } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import type { Letters } from './letters.ts';

/** Degrees: the widest angle tried, as far as a page is skewed that was fed or photographed with some care. */
const WIDEST = 10;
/** Degrees between the angles of the first search, and of the second around the best of the first. */
const COARSE = 0.5;
const FINE = 0.05;
/**
 * Bins of the profiles of either search in heights of the type: narrow ones have a sharp peak, which the first search
 * would step over.
 */
const BINS = { coarse: 1 / 4, fine: 1 / 8 } as const;
/** Fewer letters than this have no direction. */
const LEAST_LETTERS = 30;
/** The best profile's energy in shares of the median one from which its angle is the page's. */
const LEAST_GAIN = 1.3;
/** The same in shares of the level one: short lines below one another fall into as few bins at any small angle. */
const LEAST_GAIN_OVER_LEVEL = 1.05;
/** Degrees: smaller skew is left, for rotation blurs more than it helps. */
const NEGLIGIBLE = 0.4;

/**
 * The energy of the projection profile of letters' lower edges along lines at an angle: the sum of the squares of its
 * bins. It is greatest where the lines of text fall into the fewest bins. The letters turn about `middle`, their mean
 * x: about any other place, short lines would move as a whole, and so between bins.
 */
function profileEnergy(letters: readonly Box[], degrees: number, bin: number, middle: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const places = new Float64Array(letters.length);
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let letter = 0; letter < places.length; letter++) {
    const [x0, , x1, y1] = letters[letter] as Box;
    const place = (y1 - slope * ((x0 + x1) / 2 - middle)) / bin;
    places[letter] = place;
    first = Math.min(first, Math.floor(place));
    last = Math.max(last, Math.floor(place));
  }
  const counts = new Float64Array(last - first + 2);
  for (let letter = 0; letter < places.length; letter++) {
    const place = (places[letter] as number) - first;
    const index = Math.floor(place);
    const share = place - index;
    counts[index] = (counts[index] as number) + 1 - share;
    counts[index + 1] = (counts[index + 1] as number) + share;
  }
  let sum = 0;
  for (let index = 0; index < counts.length; index++) sum += (counts[index] as number) ** 2;
  return sum;
}

/**
 * The angle in degrees by which lines of letters fall to the right, to 0.05°, by projection profiles: rotate back by it
 * to deskew. 0 when there are too few letters, when no angle is better than the others, or when the skew is negligible.
 */
export function skewOf({ boxes, typeHeight }: Letters): number {
  if (boxes.length < LEAST_LETTERS) return 0;
  const middle = boxes.reduce((sum, [x0, , x1]) => sum + (x0 + x1) / 2, 0) / boxes.length;
  const energyAt = (degrees: number, bin: number): number =>
    profileEnergy(boxes, degrees, Math.max(1, bin * typeHeight), middle);
  const profiles = (around: number, step: number, count: number, bin: number): Profile[] =>
    Array.from({ length: 2 * count + 1 }, (_, index) => {
      const degrees = around + (index - count) * step;
      return { degrees, energy: energyAt(degrees, bin) };
    });
  const coarse = profiles(0, COARSE, WIDEST / COARSE, BINS.coarse);
  const { degrees } = best(profiles(best(coarse).degrees, FINE, COARSE / FINE - 1, BINS.fine));
  const energy = energyAt(degrees, BINS.coarse);
  const isSure =
    energy >= median(coarse.map((one) => one.energy)) * LEAST_GAIN &&
    energy >= energyAt(0, BINS.coarse) * LEAST_GAIN_OVER_LEVEL;
  return isSure && Math.abs(degrees) >= NEGLIGIBLE ? Math.round(degrees / FINE) / (1 / FINE) : 0;
}

interface Profile {
  readonly degrees: number;
  readonly energy: number;
}

const best = (profiles: readonly Profile[]): Profile => profiles.reduce((a, b) => (b.energy > a.energy ? b : a));
