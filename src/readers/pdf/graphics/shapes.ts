import { type Box, height, type Point, width } from '../../../document/geometry.ts';
import type { Subpath } from '../source.ts';
import { round } from '../view.ts';

/** The colour of paper. */
export const WHITE = '#ffffff';
/** A filled rectangle no thicker than this (points) is a line drawn as an area: between Word's borders of 2¼ and 3. */
export const THICKEST_RULE = 2.5;
/** Diameters (points) of shapes that may be bullets. */
const SMALLEST_DOT = 1.5;
const LARGEST_DOT = 8;
/** Difference (points) of the sides of a dot's box. */
const ROUND = 1;
/** A circle may be drawn as a polygon of this many corners. */
const FEWEST_CORNERS = 8;
/** Side of the largest check box, and the difference of its sides, in points: it parts no cells. */
export const LARGEST_CHECK_BOX = 14;
const SQUARE = 1.5;
/** Least share of a side of a rounded box along which its points lie: a pill's ends have .55, corners of a third .7. */
const STRAIGHT = 0.65;
/** Corners and control points of a box with round corners at most: browsers draw a corner in up to eight curves. */
const MOST_POINTS = 120;
/** Slant (points) up to which a segment counts as upright or level. */
export const SLANT = 0.5;
/** Distance (points) below which two corners are one. */
const SAME = 0.01;

/** A box in points rounded to 1/1000. */
export const rounded = ([x0, y0, x1, y1]: Box): Box => [round(x0), round(y0), round(x1), round(y1)];

/** Whether it is a small round shape: a bullet. */
export const isBullet = ({ points, curved }: Subpath, outline: Box): boolean =>
  (curved || points.length >= FEWEST_CORNERS) && isDot(outline);

/** Whether a box is as large as a bullet, and as wide as it is high. */
export const isDot = (box: Box): boolean =>
  longSide(box) <= LARGEST_DOT && shortSide(box) >= SMALLEST_DOT && Math.abs(width(box) - height(box)) < ROUND;

/** Whether a shape of straight lines is as large as a check box, and square; a triangle to the right is a bullet. */
export const isCheckBox = (subpath: Subpath, outline: Box): boolean =>
  !subpath.curved && isSquare(outline) && !pointsRight(subpath, outline);

/** Whether a subpath draws a triangle that stands on the left side of its box and ends in the middle of the right one. */
export function pointsRight({ points, curved }: Subpath, [x0, y0, x1, y1]: Box): boolean {
  if (curved) return false;
  const corners = points.filter((point, i) => !points.slice(0, i).some((other) => isSame(point, other)));
  const isAt = (x: number, y: number): boolean => corners.some((point) => isSame(point, [x, y]));
  return corners.length === 3 && isAt(x0, y0) && isAt(x0, y1) && isAt(x1, (y0 + y1) / 2);
}

/** Whether a box is as large as a check box at most, and square. */
export const isSquare = (box: Box): boolean =>
  longSide(box) <= LARGEST_CHECK_BOX && shortSide(box) > THICKEST_RULE && Math.abs(width(box) - height(box)) <= SQUARE;

/** Whether a closed subpath draws an upright rectangle, and nothing but that. */
export function isRectangle({ points, curved }: Subpath): boolean {
  if (curved || points.length < 4) return false;
  const corners: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    const point = points[i] as Point;
    if (i > 0 && isSame(point, points[i - 1] as Point)) continue;
    // The first corner may come again at the end.
    if (corners.length > 4) return false;
    corners.push(point);
  }
  if (corners.length > 1 && isSame(corners[0] as Point, corners.at(-1) as Point)) corners.pop();
  return corners.length === 4 && corners.every((point, i) => isUpright(point, corners[(i + 1) % 4] as Point));
}

const isUpright = (from: Point, to: Point): boolean =>
  Math.abs(from[0] - to[0]) < SLANT || Math.abs(from[1] - to[1]) < SLANT;

/**
 * Whether a curve draws an upright rectangle with round corners: most of each side is straight, counted with the control
 * points, and the rest is near the corners. Pills and ellipses are none.
 */
export function isRoundedBox({ points, curved }: Subpath, outline: Box): boolean {
  const [x0, y0, x1, y1] = outline;
  const [across, down] = [x1 - x0, y1 - y0];
  if (!curved || points.length < 8 || points.length > MOST_POINTS) return false;
  if (Math.min(across, down) <= THICKEST_RULE) return false;
  if (
    extentAt(points, 1, y0) < STRAIGHT * across ||
    extentAt(points, 1, y1) < STRAIGHT * across ||
    extentAt(points, 0, x0) < STRAIGHT * down ||
    extentAt(points, 0, x1) < STRAIGHT * down
  ) {
    return false;
  }
  return points.every((point) => {
    const toSide = Math.min(point[0] - x0, x1 - point[0]);
    const toEdge = Math.min(point[1] - y0, y1 - point[1]);
    return toSide <= SLANT || toEdge <= SLANT || (toSide <= across / 4 && toEdge <= down / 4);
  });
}

/** How far the points reach on a side of their outline, which is at a position of an axis (0 for x, 1 for y). */
function extentAt(points: readonly Point[], axis: 0 | 1, at: number): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of points) {
    if (Math.abs(point[axis] - at) > SLANT) continue;
    least = Math.min(least, point[1 - axis] as number);
    most = Math.max(most, point[1 - axis] as number);
  }
  return most - least;
}

/** The corners of a box, the first one again at the end. */
export const cornersOf = ([x0, y0, x1, y1]: Box): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
  [x0, y0],
];

/** Whether a shape is as thin as a rule, and a good deal longer. */
export const isThin = (outline: Box): boolean =>
  shortSide(outline) <= THICKEST_RULE && longSide(outline) > 2 * shortSide(outline);

/** Whether two corners are one. */
export const isSame = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < SAME && Math.abs(a[1] - b[1]) < SAME;

/** The longer side of a box in points. */
export const longSide = (box: Box): number => Math.max(width(box), height(box));

/** The shorter side of a box in points. */
export const shortSide = (box: Box): number => Math.min(width(box), height(box));
