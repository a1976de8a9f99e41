import { type Box, height, width } from '../../../document/geometry.ts';
import type { ImageRegion } from '../../../document/page.ts';
import type { PaintedImage, PaintedShading, PdfPage } from '../source.ts';
import { joinBrokenLines } from './broken-lines.ts';
import { framedSquares } from './framed-squares.ts';
import { addPath, type PaintedPaths } from './paths.ts';
import { ruleIn } from './rules.ts';
import { isThin } from './shapes.ts';
import { partingWhiteLines } from './white-lines.ts';

/** What is painted on a page besides text. */
export interface Graphics extends PaintedPaths {
  readonly images: ImageRegion[];
}

/** What a page paints besides text, as far as it can be seen. */
export function readGraphics(page: Pick<PdfPage, 'objects' | 'width' | 'height'>): Graphics {
  const graphics: Graphics = {
    rules: [],
    whiteLines: [],
    fills: [],
    drawings: [],
    areas: [],
    images: [],
    squares: [],
    circles: [],
    marks: [],
  };
  for (const object of page.objects) {
    if (object.kind === 'path') addPath(object, graphics);
    else addArea(object, graphics);
  }
  const shades = [...graphics.fills, ...graphics.drawings, ...graphics.images];
  const rules = [...graphics.rules, ...partingWhiteLines(graphics.whiteLines, graphics.rules, shades)];
  const isVisible = ({ box }: { box: Box }): boolean => touches(box, page);
  return {
    ...joinBrokenLines(rules.filter(isVisible), graphics.fills.filter(isVisible)),
    whiteLines: graphics.whiteLines,
    drawings: graphics.drawings.filter(isVisible),
    areas: graphics.areas.filter(isVisible),
    images: graphics.images.filter(isVisible),
    squares: [...graphics.squares, ...framedSquares(rules)],
    circles: graphics.circles,
    marks: graphics.marks,
  };
}

/** Adds a shading or an image; thin ones are lines. */
function addArea(object: PaintedShading | PaintedImage, { rules, drawings, images }: Graphics): void {
  const region = object.kind === 'shading' ? { box: object.box } : object.region;
  if (isThin(region.box)) rules.push(ruleIn(region.box));
  else (object.kind === 'shading' ? drawings : images).push(region);
}

const touches = (box: Box, page: { readonly width: number; readonly height: number }): boolean =>
  box[2] >= 0 && box[3] >= 0 && box[0] <= page.width && box[1] <= page.height && width(box) + height(box) > 0;
