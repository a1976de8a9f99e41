import { apply, concatenate, inverse, type Matrix } from '../view.ts';
import type { Engine } from './engine.ts';
import { readMatrix } from './objects.ts';

/** Points within which two places are one: PDFium counts with 32 bits. */
const SAME = 0.1;

/**
 * PDFium puts text that stands for the glyphs of a mark (ActualText: ISO 32000-2, 14.9.4), such as the letters of a
 * ligature, where it is in the form XObject that shows it, not where that form is painted.
 * @param index of the first character of a text object in the text page, and `matrix` its own.
 * @returns the map from the form's space to the page's; undefined where the character stands where its object does.
 */
export function formOfActualText(
  engine: Engine,
  textPage: number,
  index: number,
  { object, matrix }: { readonly object: number; readonly matrix: Matrix | undefined },
): Matrix | undefined {
  const { call, scratch } = engine;
  if (!matrix || !call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8)) return undefined;
  const x = engine.double(0);
  const y = engine.double(1);
  if (isStart(x, y, matrix)) return undefined;
  const toForm = inverse(readMatrix(engine, object));
  const form = toForm && concatenate(toForm, matrix);
  return form && isStart(...apply(form, x, y), matrix) ? form : undefined;
}

/** Whether a matrix begins at a place. */
const isStart = (x: number, y: number, matrix: Matrix): boolean =>
  Math.abs(x - matrix[4]) < SAME && Math.abs(y - matrix[5]) < SAME;
