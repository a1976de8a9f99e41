/** Where something light begins beside something darker, seen from outside: how far in, at a place along the side. */
export interface Step {
  readonly along: number;
  readonly depth: number;
}

/** A straight side: its depth is `depth + slope × along`. */
export interface SideLine {
  readonly depth: number;
  readonly slope: number;
  /** Places along the side that have a step on the line. */
  readonly found: number;
}

/** Slopes that are tried: pages are photographed with some care; steepest, and from one to the next. */
const STEEPEST = 0.4;
const SLOPE = 0.01;
/** Pixels of the shrunk image: how far from a line its steps lie. */
const NEAR = 1.5;

/** The line with the most steps on it, by a Hough transform (Duda and Hart, 1972) and least squares; none of no steps. */
export function sideLine(steps: readonly Step[]): SideLine | undefined {
  let best = { slope: 0, depth: 0, votes: 0 };
  for (let turn = -STEEPEST / SLOPE; turn <= STEEPEST / SLOPE; turn++) {
    const slope = turn * SLOPE;
    const votes = new Map<number, number>();
    for (const { along, depth } of steps) {
      const place = Math.round(depth - slope * along);
      // A step between two lines is on both.
      for (const near of [place, place + 1]) votes.set(near, (votes.get(near) ?? 0) + 1);
    }
    for (const [place, count] of votes) {
      if (count > best.votes) best = { slope, depth: place - 0.5, votes: count };
    }
  }
  return best.votes < 2 ? undefined : fitted(fitted(best, steps), steps);
}

/** The line through the steps near one, by least squares. */
function fitted({ slope, depth }: Pick<SideLine, 'slope' | 'depth'>, steps: readonly Step[]): SideLine {
  const near = steps.filter((step) => Math.abs(step.depth - depth - slope * step.along) <= NEAR);
  let [along, down, square, product] = [0, 0, 0, 0];
  for (const step of near) {
    along += step.along;
    down += step.depth;
    square += step.along ** 2;
    product += step.along * step.depth;
  }
  const below = near.length * square - along ** 2;
  const better = below === 0 ? slope : (near.length * product - along * down) / below;
  const found = new Set(near.map((step) => step.along)).size;
  return { slope: better, depth: near.length === 0 ? depth : (down - better * along) / near.length, found };
}
