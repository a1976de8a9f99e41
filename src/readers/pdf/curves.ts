import type { Point } from '../../document/geometry.ts';

/** Points by which a curve may leave the straight line between its ends: engines keep coordinates in single precision. */
const FLAT = 0.01;

/**
 * Whether a Bézier curve is the straight line from its first point to its last, which its control points do not leave.
 * Programs that draw round corners write such curves for corners of no radius.
 * @param points of a path, whose last ones are the curve.
 * @param count of points of the curve.
 */
export function isStraight(points: readonly Point[], count: number): boolean {
  const from = points[points.length - count];
  const to = points[points.length - 1];
  if (!from || !to) return false;
  for (let index = points.length - count + 1; index < points.length - 1; index++) {
    if (distance(points[index] as Point, from, to) > FLAT) return false;
  }
  return true;
}

/** How far a point is from a segment. Numbers alone, as drawings have ten thousands of curves. */
function distance(point: Point, from: Point, to: Point): number {
  const x = point[0] - from[0];
  const y = point[1] - from[1];
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / square));
  return Math.hypot(x - share * dx, y - share * dy);
}
