import type { Point } from '../../../document/geometry.ts';
import type { Outline } from '../words/letterforms.ts';
import type { Engine } from './engine.ts';
import { LINE_TO, MOVE_TO } from './paths.ts';

/** Straight pieces that stand for a Bézier curve: what is measured are straight strokes. */
const PIECES = 4;

/** The outline of a character's glyph in a font (FPDF_FONT); undefined where it has none. */
export function readOutline(engine: Engine, font: number, character: string): Outline | undefined {
  const { call, scratch } = engine;
  const path = call.FPDFFont_GetGlyphPath(font, character.codePointAt(0) ?? 0, 1);
  const count = path === 0 ? 0 : call.FPDFGlyphPath_CountGlyphSegments(path);
  const polygons: Point[][] = [];
  let control: Point[] = [];
  for (let index = 0; index < count; index++) {
    const segment = call.FPDFGlyphPath_GetGlyphPathSegment(path, index);
    const type = call.FPDFPathSegment_GetType(segment);
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const point: Point = [engine.float(0), engine.float(1)];
    const open = polygons.at(-1);
    if (type === MOVE_TO || !open) polygons.push([point]);
    else if (type === LINE_TO) open.push(point);
    else if (control.push(point) === 3) {
      addCurve(open, control as [Point, Point, Point]);
      control = [];
    }
  }
  return polygons.length > 0 ? polygons : undefined;
}

/** Adds points on the cubic Bézier curve from the last one of a polygon on (ISO 32000-2, 8.5.2.2). */
function addCurve(polygon: Point[], [first, second, to]: readonly [Point, Point, Point]): void {
  const from = polygon.at(-1) as Point;
  for (let piece = 1; piece <= PIECES; piece++) {
    const t = piece / PIECES;
    const s = 1 - t;
    const at = (axis: 0 | 1): number =>
      s * s * (s * from[axis] + 3 * t * first[axis]) + t * t * (3 * s * second[axis] + t * to[axis]);
    polygon.push([at(0), at(1)]);
  }
}
