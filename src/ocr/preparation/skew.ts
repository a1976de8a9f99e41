import type { Box } from '../../document/geometry.ts';

/** Angles looked at, in degrees: as far as a page is skewed that was fed or photographed with some care. */
const WIDEST = 10;
const COARSE = 0.5;
const FINE = 0.1;
/** Less than this many letters have no direction. */
const LEAST_LETTERS = 30;
/** The best angle's lines must stand out this much from those of the median angle. */
const LEAST_GAIN = 1.3;
/** Skew below this is left: rotation blurs more than it helps. */
const NEGLIGIBLE = 0.5;

/** How sharply the lower edges of letters fall into lines when seen at an angle: the sum of squares of their profile. */
function sharpness(letters: readonly Box[], degrees: number, bin: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const counts = new Map<number, number>();
  const add = (index: number, share: number): void => {
    counts.set(index, (counts.get(index) ?? 0) + share);
  };
  for (const [x0, , x1, y1] of letters) {
    const place = (y1 - (slope * (x0 + x1)) / 2) / bin;
    const index = Math.floor(place);
    add(index, 1 - (place - index));
    add(index + 1, place - index);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum;
}

/**
 * The angle in degrees by which the lines of letters fall to the right, to 0.1°: rotate back by it. 0 when there are too
 * few letters, when no angle is better than the others, or when the skew is negligible. `typeHeight` in pixels.
 */
export function skewOf(letters: readonly Box[], typeHeight: number): number {
  if (letters.length < LEAST_LETTERS) return 0;
  const bin = Math.max(1, typeHeight / 4);
  const scores: { degrees: number; score: number }[] = [];
  const look = (degrees: number): void => {
    scores.push({ degrees, score: sharpness(letters, degrees, bin) });
  };
  const best = () => scores.reduce((a, b) => (b.score > a.score ? b : a));
  for (let step = -WIDEST / COARSE; step <= WIDEST / COARSE; step++) look(step * COARSE);
  const middle = [...scores].sort((a, b) => a.score - b.score)[scores.length >> 1]?.score ?? 0;
  const near = best().degrees;
  for (let step = 1; step < COARSE / FINE; step++) {
    look(near - step * FINE);
    look(near + step * FINE);
  }
  const { degrees, score } = best();
  return score < middle * LEAST_GAIN || Math.abs(degrees) < NEGLIGIBLE ? 0 : Math.round(degrees * 10) / 10;
}
