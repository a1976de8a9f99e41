import type { ImageRegion } from '../../../document/page.ts';
import { POINTS_PER_INCH } from '../../../document/page-image.ts';
import { applyToBox, concatenate, type Matrix } from '../view.ts';
import type { Engine } from './engine.ts';
import { readMatrix } from './objects.ts';

/** Where an image object is painted: its unit square (ISO 32000-2, 8.9.5) on the display, and how fine it is there. */
export function readImage(engine: Engine, image: number, matrix: Matrix): ImageRegion {
  const onDisplay = concatenate(readMatrix(engine, image), matrix);
  const box = applyToBox(onDisplay, 0, 0, 1, 1);
  const { call, scratch } = engine;
  const across = Math.hypot(onDisplay[0], onDisplay[1]);
  if (across === 0 || !call.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4)) return { box };
  return { box, resolution: Math.round((engine.int(0) / across) * POINTS_PER_INCH) };
}
