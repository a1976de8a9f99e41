import type { Box } from './geometry.ts';
import type { Size } from './turning.ts';

export type Point = readonly [x: number, y: number];
/** Four corners: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/**
 * A projective transformation of the plane: the first eight numbers of its matrix, row by row; the ninth is 1. It leads
 * from a sheet seen from above to the same sheet seen at a slant.
 */
export type Projection = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
];

/** The projection of a rectangle, its top left corner at the origin, onto four corners (Heckbert, 1989, section 2.2.3). */
export function projectionOnto([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners, { width, height }: Size): Projection {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const below = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / below;
  const h = (dx1 * sy - sx * dy1) / below;
  return [
    (x1 - x0 + g * x1) / width,
    (x3 - x0 + h * x3) / height,
    x0,
    (y1 - y0 + g * y1) / width,
    (y3 - y0 + h * y3) / height,
    y0,
    g / width,
    h / height,
  ];
}

/** Where a point goes. */
export function projected([a, b, c, d, e, f, g, h]: Projection, [x, y]: Point): Point {
  const depth = g * x + h * y + 1;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** The smallest box around where a box goes. */
export function projectedBox(projection: Projection, [x0, y0, x1, y1]: Box): Box {
  const corners = (
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as const
  ).map((point) => projected(projection, point));
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}
