import { type Box, height, type Point, width } from '../../../document/geometry.ts';
import type { Subpath } from '../source.ts';
import { round } from '../view.ts';

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
const LARGEST_CHECK_BOX = 14;
const SQUARE = 1.5;
/** Slant (points) up to which a segment counts as upright or level. */
export const SLANT = 0.5;
/** Distance (points) below which two corners are one. */
const SAME = 0.01;

/** The box around the corners and control points of a subpath, not rounded. */
export function outlineOf(points: readonly Point[]): Box {
  let x0 = Number.POSITIVE_INFINITY;
  let y0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let y1 = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    x0 = Math.min(x0, point[0]);
    y0 = Math.min(y0, point[1]);
    x1 = Math.max(x1, point[0]);
    y1 = Math.max(y1, point[1]);
  }
  return [x0, y0, x1, y1];
}

/** A box in points rounded to 1/1000. */
export const rounded = ([x0, y0, x1, y1]: Box): Box => [round(x0), round(y0), round(x1), round(y1)];

/** Whether it is a small round shape: a bullet. */
export const isBullet = ({ points, curved }: Subpath, outline: Box): boolean =>
  (curved || points.length >= FEWEST_CORNERS) && isDot(outline);

/** Whether a box is as large as a bullet, and as wide as it is high. */
export const isDot = (box: Box): boolean =>
  longSide(box) <= LARGEST_DOT && shortSide(box) >= SMALLEST_DOT && Math.abs(width(box) - height(box)) < ROUND;

/** Whether a shape of straight lines is as large as a check box, and square. */
export const isCheckBox = ({ curved }: Subpath, outline: Box): boolean =>
  !curved &&
  longSide(outline) <= LARGEST_CHECK_BOX &&
  shortSide(outline) > THICKEST_RULE &&
  Math.abs(width(outline) - height(outline)) <= SQUARE;

/** Whether a closed subpath draws an upright rectangle, and nothing but that. */
export function isRectangle({ points, curved }: Subpath): boolean {
  if (curved || points.length < 4) return false;
  const corners = points.filter((point, i) => i === 0 || !isSame(point, points[i - 1] as Point));
  if (corners.length > 1 && isSame(corners[0] as Point, corners.at(-1) as Point)) corners.pop();
  if (corners.length !== 4) return false;
  return corners.every((point, i) => {
    const next = corners[(i + 1) % 4] as Point;
    return Math.abs(point[0] - next[0]) < SLANT || Math.abs(point[1] - next[1]) < SLANT;
  });
}

const isSame = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < SAME && Math.abs(a[1] - b[1]) < SAME;

/** The longer side of a box in points. */
export const longSide = (box: Box): number => Math.max(width(box), height(box));

/** The shorter side of a box in points. */
export const shortSide = (box: Box): number => Math.min(width(box), height(box));
