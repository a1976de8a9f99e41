import type { Box, Point } from '../../document/geometry.ts';
import type { Subpath } from './source.ts';

/** A subpath of the given points. */
export const subpathOf = (points: readonly Point[], curved: boolean): Subpath => ({
  points,
  curved,
  outline: outlineOf(points),
});

/** The box around corners and control points, not rounded. */
function outlineOf(points: readonly Point[]): Box {
  let x0 = Number.POSITIVE_INFINITY;
  let y0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let y1 = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    if (point[0] < x0) x0 = point[0];
    if (point[1] < y0) y0 = point[1];
    if (point[0] > x1) x1 = point[0];
    if (point[1] > y1) y1 = point[1];
  }
  return [x0, y0, x1, y1];
}
