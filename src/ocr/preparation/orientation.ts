import { type Box, height } from '../../document/geometry.ts';
import { neighboursOf } from '../ink/neighbours.ts';

/** Letters whose tops or feet are this share of their height apart do not stand on one line. */
const STEP = 0.18;
/** Fewer neighbours than this prove nothing. */
const LEAST = 40;
/** Votes for one direction for each of the other when it is certain. */
const MAJORITY = 2;

/** Whether lines run across (text upright or upside down) or down the page (a quarter turn away); letters stand closer than lines. */
export function runsDown(letters: readonly Box[], typeHeight: number): boolean {
  const neighbours = neighboursOf(letters, typeHeight);
  const down = neighbours.filter(({ direction }) => direction === 'down').length;
  return neighbours.length >= LEAST && down > (neighbours.length - down) * MAJORITY;
}

/**
 * Whether text whose lines run across, falling to the right by `degrees`, is upright: letters share a baseline more often
 * than a height, as ascenders and capitals outnumber descenders. `undefined` when there is too little to tell, as in
 * capitals and digits.
 */
export function isUpright(letters: readonly Box[], typeHeight: number, degrees: number): boolean | undefined {
  const slope = Math.tan((degrees * Math.PI) / 180);
  let upright = 0;
  let upsideDown = 0;
  for (const { from, to, direction } of neighboursOf(letters, typeHeight)) {
    if (direction !== 'across') continue;
    const fall = (slope * (to[0] + to[2] - from[0] - from[2])) / 2;
    const step = STEP * Math.max(height(from), height(to));
    const feet = Math.abs(to[3] - from[3] - fall) < step;
    const tops = Math.abs(to[1] - from[1] - fall) < step;
    if (feet && !tops) upright++;
    if (tops && !feet) upsideDown++;
  }
  const votes = upright + upsideDown;
  if (votes < LEAST || Math.max(upright, upsideDown) < MAJORITY * Math.min(upright, upsideDown)) return undefined;
  return upright > upsideDown;
}
