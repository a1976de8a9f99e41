import { type Box, height } from '../../document/geometry.ts';
import { nearestNeighbours } from '../ink/nearest-neighbours.ts';
import type { Letters } from './letters.ts';

/** Share of the higher letter's height by which feet or tops on one line may differ: less than a descender's depth. */
const STEP = 0.18;
/** Fewer pairs of neighbours than this prove nothing. */
const LEAST = 40;
/** Votes for one direction for each of the other when it is certain. */
const MAJORITY = 2;

/**
 * Whether lines run down the page, a quarter turn away from upright or upside down: letters are nearer to the next one of
 * their line than to the next line.
 */
export function linesRunDown({ boxes, typeHeight }: Letters): boolean {
  const pairs = nearestNeighbours(boxes, typeHeight);
  const down = pairs.filter(({ direction }) => direction === 'down').length;
  return pairs.length >= LEAST && down > (pairs.length - down) * MAJORITY;
}

/**
 * Whether text whose lines run across, falling to the right by `degrees`, is upright: letters share a baseline more often
 * than a height, as ascenders and capitals outnumber descenders. `undefined` when there is too little to tell, as in
 * capitals and digits.
 */
export function isUpright({ boxes, typeHeight }: Letters, degrees: number): boolean | undefined {
  const slope = Math.tan((degrees * Math.PI) / 180);
  let upright = 0;
  let upsideDown = 0;
  for (const { from, to, direction } of nearestNeighbours(boxes, typeHeight)) {
    if (direction !== 'across') continue;
    const fall = (slope * (to[0] + to[2] - from[0] - from[2])) / 2;
    const step = STEP * Math.max(height(from), height(to));
    const feet = isOnLine(from, to, 3, fall, step);
    const tops = isOnLine(from, to, 1, fall, step);
    if (feet && !tops) upright++;
    if (tops && !feet) upsideDown++;
  }
  const votes = upright + upsideDown;
  if (votes < LEAST || Math.max(upright, upsideDown) < MAJORITY * Math.min(upright, upsideDown)) return undefined;
  return upright > upsideDown;
}

const isOnLine = (from: Box, to: Box, edge: 1 | 3, fall: number, step: number): boolean =>
  Math.abs(to[edge] - from[edge] - fall) < step;
