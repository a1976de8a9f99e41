import type { Box, Point } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';

/** An affine map of ISO 32000-2, 8.3.3: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that applies `inner` first and `outer` after it. */
export const concatenate = (inner: Matrix, outer: Matrix): Matrix => [
  inner[0] * outer[0] + inner[1] * outer[2],
  inner[0] * outer[1] + inner[1] * outer[3],
  inner[2] * outer[0] + inner[3] * outer[2],
  inner[2] * outer[1] + inner[3] * outer[3],
  inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
  inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
];

/** The map back; undefined where there is none. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const determinant = a * d - b * c;
  if (determinant === 0) return undefined;
  const [ia, ib, ic, id] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [ia, ib, ic, id, -(e * ia + f * ic), -(e * ib + f * id)];
}

/** Where a point of the inner space lies in the outer one. */
export const apply = (matrix: Matrix, x: number, y: number): Point => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
];

/** The upright box around a rectangle after mapping; coordinates in points rounded to 1/1000. */
export function applyToBox(matrix: Matrix, left: number, bottom: number, right: number, top: number): Box {
  if (matrix[1] === 0 && matrix[2] === 0) {
    const x0 = round(matrix[0] * left + matrix[4]);
    const x1 = round(matrix[0] * right + matrix[4]);
    const y0 = round(matrix[3] * top + matrix[5]);
    const y1 = round(matrix[3] * bottom + matrix[5]);
    return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
  }
  const [ax, ay] = apply(matrix, left, bottom);
  const [bx, by] = apply(matrix, right, top);
  const [cx, cy] = apply(matrix, left, top);
  const [dx, dy] = apply(matrix, right, bottom);
  return [
    round(Math.min(ax, bx, cx, dx)),
    round(Math.min(ay, by, cy, dy)),
    round(Math.max(ax, bx, cx, dx)),
    round(Math.max(ay, by, cy, dy)),
  ];
}

/** Length in points that a unit has after mapping (geometric mean of both axes). */
export function scaleOf(matrix: Matrix): number {
  const [x0, y0] = apply(matrix, 0, 0);
  const [x1, y1] = apply(matrix, 1, 0);
  const [x2, y2] = apply(matrix, 0, 1);
  return Math.sqrt(Math.hypot(x1 - x0, y1 - y0) * Math.hypot(x2 - x0, y2 - y0));
}

/** Points to three decimals: finer than anything printed, and the same on every machine. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Where an arrow of the inner space points in the outer one, y downwards: clockwise degrees, above -180 to 180. */
export const directionOf = ([a, b, c, d]: Matrix, dx: number, dy: number): number =>
  (Math.atan2(b * dx + d * dy, a * dx + c * dy) * 180) / Math.PI;

/** A direction in whole degrees, 0 to 359. */
export const wholeDegrees = (direction: number): number => ((Math.round(direction) % 360) + 360) % 360;

/** How a page is displayed. */
export interface View {
  /** Points, after rotation. */
  readonly width: number;
  readonly height: number;
  readonly rotation: PositionedPage['rotation'];
  /** From default user space to the display: origin top left, y down. */
  readonly matrix: Matrix;
}

/** A rectangle in default user space, in points: y grows upwards. */
export interface UserBox {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** From user space to the displayed page whose crop box is given, turned clockwise (ISO 32000-2, 8.3.2.3). */
export function viewOf({ left, bottom, right, top }: UserBox, quarterTurns: number): View {
  const [across, up] = [right - left, top - bottom];
  const matrices: readonly Matrix[] = [
    [1, 0, 0, -1, -left, top],
    [0, 1, 1, 0, -bottom, -left],
    [-1, 0, 0, 1, right, -bottom],
    [0, -1, -1, 0, top, right],
  ];
  const turned = quarterTurns % 2 === 1;
  return {
    width: round(turned ? up : across),
    height: round(turned ? across : up),
    rotation: ([0, 90, 180, 270] as const)[quarterTurns] ?? 0,
    matrix: matrices[quarterTurns] ?? IDENTITY,
  };
}
