import { type Box, intersection, type Point } from '../../../document/geometry.ts';
import { apply, type Matrix } from '../view.ts';
import type { Engine } from './engine.ts';

/** Clipping paths with more segments, and objects with more paths, are pictures: they do not clip lines. */
const MOST_SEGMENTS = 32;
const MOST_PATHS = 8;

/**
 * The box on the display around what the clipping paths of a page object leave (ISO 32000-2, 8.5.4), not rounded;
 * undefined where there are none.
 * @param matrix from the space of the page or form that holds the object to the display.
 */
export function readClip(engine: Engine, object: number, matrix: Matrix): Box | undefined {
  const { call, scratch } = engine;
  const clip = call.FPDFPageObj_GetClipPath(object);
  // -1 where there is none.
  const paths = clip === 0 ? 0 : call.FPDFClipPath_CountPaths(clip);
  let box: Box | undefined;
  for (let path = 0; path < Math.min(paths, MOST_PATHS); path++) {
    const count = call.FPDFClipPath_CountPathSegments(clip, path);
    if (count <= 0 || count > MOST_SEGMENTS) continue;
    let [x0, y0, x1, y1] = [
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ];
    for (let i = 0; i < count; i++) {
      call.FPDFPathSegment_GetPoint(call.FPDFClipPath_GetPathSegment(clip, path, i), scratch, scratch + 4);
      const [x, y]: Point = apply(matrix, engine.float(0), engine.float(1));
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
    }
    box = box ? intersection(box, [x0, y0, x1, y1]) : [x0, y0, x1, y1];
  }
  return box;
}
