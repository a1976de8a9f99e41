import type { Point } from '../../document/geometry.ts';

/** Points by which a curve may leave the straight line between its ends: engines keep coordinates in single precision. */
const FLAT = 0.01;

/**
 * Whether a Bézier curve is the straight line from its first point to its last, which its control points do not leave.
 * Programs that draw round corners write such curves for corners of no radius.
 */
export function isStraight(curve: readonly Point[]): boolean {
  const [from, to] = [curve[0], curve.at(-1)];
  return from !== undefined && to !== undefined && curve.every((point) => distance(point, from, to) <= FLAT);
}

/** How far a point is from a segment. */
function distance([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / square));
  return Math.hypot(x - x0 - share * dx, y - y0 - share * dy);
}
