import type { Box } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import type { Engine } from './pdfium/engine.ts';

/** An affine map of ISO 32000-2, 8.3.3: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that applies `inner` first and `outer` after it. */
export function concatenate(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Where a point of the inner space lies in the outer one. */
export const apply = (matrix: Matrix, x: number, y: number): readonly [number, number] => [
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

/** Points to three decimals: finer than anything printed, and the same on every machine. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** How a page is displayed. */
export interface View {
  /** Points, after rotation. */
  readonly width: number;
  readonly height: number;
  readonly rotation: PositionedPage['rotation'];
  /** From default user space to the display: origin top left, y down. */
  readonly matrix: Matrix;
}

/** From user space to the displayed page whose crop box is given, turned clockwise (ISO 32000-2, 8.3.2.3). */
function viewOf(left: number, bottom: number, right: number, top: number, quarterTurns: number): View {
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

/** The view of a loaded page. */
export function readView(engine: Engine, page: number): View {
  const { call, scratch } = engine;
  call.FPDF_GetPageBoundingBox(page, scratch);
  // FS_RECTF is left, top, right, bottom.
  return viewOf(engine.float(0), engine.float(3), engine.float(2), engine.float(1), call.FPDFPage_GetRotation(page));
}
