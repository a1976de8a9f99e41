import { horizontalOverlap } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import { isLevel } from '../page/rotated-lines.ts';

/** Largest distance of the baselines of one label's lines, in font sizes. */
const PITCH = 1.5;
/** Points by which the font sizes of its lines differ. */
const SAME_SIZE = 0.5;
/** Points within which its lines begin, end or have their middle. */
const ALIGNED = 3;

/** Lines that stand one below the other, aligned and close, as one label; from top to bottom, in the order of their first. */
export function stacksOf(lines: readonly Line[]): (readonly Line[])[] {
  const stacks: Line[][] = [];
  for (const line of [...lines].sort((a, b) => a.baseline - b.baseline || a.box[0] - b.box[0])) {
    const stack = stacks.find((other) => goesOn(other.at(-1) as Line, line));
    if (stack) stack.push(line);
    else stacks.push([line]);
  }
  return stacks;
}

function goesOn(above: Line, below: Line): boolean {
  const distance = below.baseline - above.baseline;
  return (
    above.words.every(isLevel) &&
    below.words.every(isLevel) &&
    Math.abs(above.fontSize - below.fontSize) < SAME_SIZE &&
    distance > 0.5 * above.fontSize &&
    distance < PITCH * above.fontSize &&
    horizontalOverlap(above.box, below.box) > 0 &&
    areAligned(above, below)
  );
}

const areAligned = ({ box: [x0, , x1] }: Line, { box: [left, , right] }: Line): boolean =>
  Math.abs(x0 - left) < ALIGNED || Math.abs(x1 - right) < ALIGNED || Math.abs(x0 + x1 - left - right) < 2 * ALIGNED;
