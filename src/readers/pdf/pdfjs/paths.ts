import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Point } from '../../../document/geometry.ts';
import { isStraight } from '../curves.ts';
import { MOST_SEGMENTS, type PaintedPath, type Subpath } from '../source.ts';
import { subpathOf } from '../subpaths.ts';
import { apply, type Matrix, scaleOf } from '../view.ts';
import type { GraphicsState } from './graphics-state.ts';

/** Commands in the list of numbers that pdf.js makes of a path, and how many coordinates follow each. */
const MOVE_TO = 0;
const CLOSE = 4;
const CURVES: ReadonlySet<number> = new Set([2, 3]);
const COORDINATES: Readonly<Record<number, number>> = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 };

/** The grey that PDFium gives for a pattern. */
const PATTERN = '#bfbfbf';

const FILLING: ReadonlySet<unknown> = new Set([
  ...[OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke],
]);
const STROKING: ReadonlySet<unknown> = new Set([
  ...[OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke],
]);

/** A path as the operator `paint` paints it; undefined when that paints nothing, or when it is a picture. */
export function readPath(paint: unknown, commands: readonly number[], state: GraphicsState): PaintedPath | undefined {
  const { matrix, clip, fillAlpha, lineWidth } = state;
  const fillColor = state.hasPattern ? PATTERN : state.fillColor;
  const [isFilled, isStroked] = [FILLING.has(paint), STROKING.has(paint)];
  const subpaths = isFilled || isStroked ? readSubpaths(commands, matrix) : undefined;
  if (!subpaths) return undefined;
  const hasFill = isFilled && fillColor !== undefined && fillAlpha > 0;
  return {
    kind: 'path',
    subpaths,
    fill: hasFill ? { color: fillColor, isOpaque: fillAlpha === 1 } : undefined,
    strokeWidth: isStroked ? lineWidth * scaleOf(matrix) : undefined,
    strokeColor: isStroked ? state.strokeColor : undefined,
    clip,
  };
}

/** The subpaths on the display; undefined when there are too many segments. */
function readSubpaths(commands: readonly number[], matrix: Matrix): Subpath[] | undefined {
  const subpaths: { points: Point[]; curved: boolean }[] = [];
  let segments = 0;
  for (let at = 0; at < commands.length; ) {
    const command = commands[at] ?? CLOSE;
    const end = at + 1 + (COORDINATES[command] ?? 0);
    let open = subpaths.at(-1);
    if (command === MOVE_TO || !open) {
      open = { points: [], curved: false };
      subpaths.push(open);
    }
    const first = open.points[0];
    if (command === CLOSE && first) open.points.push(first);
    for (let i = at + 1; i + 1 < end; i += 2) open.points.push(apply(matrix, commands[i] ?? 0, commands[i + 1] ?? 0));
    if (CURVES.has(command)) {
      const added = (end - at - 1) / 2;
      if (isStraight(open.points, 1 + added)) open.points.splice(-added, added - 1);
      else open.curved = true;
    }
    segments += (end - at - 1) / 2;
    at = end;
  }
  return segments > MOST_SEGMENTS ? undefined : subpaths.map(({ points, curved }) => subpathOf(points, curved));
}
