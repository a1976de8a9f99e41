import type { ImageRegion } from '../../document/page.ts';
import type { Engine } from './engine.ts';
import { readMatrix } from './objects.ts';
import { applyToBox, concatenate, type Matrix } from './view.ts';

/** Where an image object is painted: its unit square (ISO 32000-2, 8.9.5) on the display. */
export function readImage(engine: Engine, image: number, matrix: Matrix): ImageRegion {
  return { box: applyToBox(concatenate(readMatrix(engine, image), matrix), 0, 0, 1, 1) };
}
