import { POINTS_PER_INCH } from '../../../document/page-image.ts';
import type { PaintedImage } from '../source.ts';
import { applyToBox, concatenate, type Matrix } from '../view.ts';
import type { Engine } from './engine.ts';
import { readMatrix } from './objects.ts';

/** Where an image object is painted: its unit square (ISO 32000-2, 8.9.5) on the display, and how fine it is there. */
export function readImage(engine: Engine, image: number, matrix: Matrix): PaintedImage {
  const onDisplay = concatenate(readMatrix(engine, image), matrix);
  const box = applyToBox(onDisplay, 0, 0, 1, 1);
  const { call, scratch } = engine;
  const across = Math.hypot(onDisplay[0], onDisplay[1]);
  if (across === 0 || !call.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4))
    return { kind: 'image', region: { box } };
  const resolution = Math.round((engine.int(0) / across) * POINTS_PER_INCH);
  return { kind: 'image', region: { box, resolution } };
}
