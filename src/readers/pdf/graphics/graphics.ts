import { type Box, height, width } from '../../../document/geometry.ts';
import type { ImageRegion } from '../../../document/page.ts';
import type { Engine } from '../pdfium/engine.ts';
import { readImage } from '../pdfium/images.ts';
import { IMAGE, PATH, readBounds, SHADING, visitObjects } from '../pdfium/objects.ts';
import type { View } from '../view.ts';
import { type PaintedPaths, readPath } from './paths.ts';

/** What is painted on a page besides text. */
export interface Graphics extends PaintedPaths {
  readonly images: readonly ImageRegion[];
}

/** Reads what a page paints, as far as it can be seen. */
export function readGraphics(engine: Engine, page: number, view: View): Graphics {
  const { rules, fills, drawings, areas }: PaintedPaths = { rules: [], fills: [], drawings: [], areas: [] };
  const images: ImageRegion[] = [];
  visitObjects(engine, page, view.matrix, (object, type, matrix) => {
    if (type === PATH) readPath(engine, object, matrix, { rules, fills, drawings, areas });
    else if (type === IMAGE) images.push(readImage(engine, object, matrix));
    else if (type === SHADING) drawings.push({ box: readBounds(engine, object, matrix) });
  });
  const visible = ({ box }: { box: Box }): boolean => touches(box, view);
  return {
    rules: rules.filter(visible),
    fills: fills.filter(visible),
    drawings: drawings.filter(visible),
    areas: areas.filter(visible),
    images: images.filter(visible),
  };
}

const touches = (box: Box, view: View): boolean =>
  box[2] >= 0 && box[3] >= 0 && box[0] <= view.width && box[1] <= view.height && width(box) + height(box) > 0;
