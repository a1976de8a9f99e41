import type { Point } from '../../../document/geometry.ts';
import { isStraight } from '../curves.ts';
import { MOST_SEGMENTS, type PaintedPath, type Subpath } from '../source.ts';
import { subpathOf } from '../subpaths.ts';
import { apply, concatenate, type Matrix, scaleOf } from '../view.ts';
import { readClip } from './clips.ts';
import { readFill, readStrokeColor } from './colors.ts';
import type { Engine } from './engine.ts';
import { readMatrix } from './objects.ts';

/** FPDF_SEGMENT_* of PDFium's fpdf_edit.h. */
export const LINE_TO = 0;
export const MOVE_TO = 2;

/** A curve comes as its two control points and its end. */
const CURVE_POINTS = 3;

/** Shapes with more segments are pictures, of which clips leave no lines; a box with round corners has about a hundred at most. */
const MOST_CLIPPED = 120;

/** A path object as painted; undefined when it is not painted, or a picture of too many segments. */
export function readPath(engine: Engine, path: number, matrix: Matrix): PaintedPath | undefined {
  const { call, scratch } = engine;
  if (!call.FPDFPath_GetDrawMode(path, scratch, scratch + 4)) return undefined;
  const isFilled = engine.int(0) !== 0;
  const isStroked = engine.int(1) !== 0;
  const count = call.FPDFPath_CountSegments(path);
  if ((!isFilled && !isStroked) || count > MOST_SEGMENTS) return undefined;
  const display = concatenate(readMatrix(engine, path), matrix);
  return {
    kind: 'path',
    subpaths: readSubpaths(engine, path, count, display),
    fill: isFilled ? readFill(engine, path) : undefined,
    strokeWidth: isStroked ? readStrokeWidth(engine, path) * scaleOf(display) : undefined,
    strokeColor: isStroked ? readStrokeColor(engine, path) : undefined,
    clip: count > MOST_CLIPPED ? undefined : readClip(engine, path, matrix),
  };
}

const readStrokeWidth = (engine: Engine, path: number): number =>
  engine.call.FPDFPageObj_GetStrokeWidth(path, engine.scratch) ? engine.float(0) : 0;

function readSubpaths(engine: Engine, path: number, count: number, matrix: Matrix): Subpath[] {
  const { call, scratch } = engine;
  const subpaths: { points: Point[]; curved: boolean }[] = [];
  let open: (typeof subpaths)[number] | undefined;
  /** Points of a curve that have been read. */
  let curve = 0;
  for (let i = 0; i < count; i++) {
    const segment = call.FPDFPath_GetPathSegment(path, i);
    const type = call.FPDFPathSegment_GetType(segment);
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const point = apply(matrix, engine.float(0), engine.float(1));
    if (type === MOVE_TO || !open) {
      open = { points: [], curved: false };
      subpaths.push(open);
    }
    const first = open.points[0];
    open.points.push(point);
    curve = type === MOVE_TO || type === LINE_TO ? 0 : curve + 1;
    if (curve === CURVE_POINTS) {
      curve = 0;
      if (isStraight(open.points, 1 + CURVE_POINTS)) open.points.splice(-CURVE_POINTS, CURVE_POINTS - 1);
      else open.curved = true;
    }
    if (first && call.FPDFPathSegment_GetClose(segment)) open.points.push(first);
  }
  return subpaths.map(({ points, curved }) => subpathOf(points, curved));
}
