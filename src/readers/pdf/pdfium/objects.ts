import type { Box } from '../../../document/geometry.ts';
import { applyToBox, concatenate, type Matrix } from '../view.ts';
import { readAlpha } from './colors.ts';
import { isOptional, MarkReader } from './content-marks.ts';
import type { Engine } from './engine.ts';
import type { LoadedPage, PageContext } from './page-context.ts';

/** FPDF_PAGEOBJ_* of PDFium's fpdf_edit.h. */
export const TEXT = 1;
export const PATH = 2;
export const IMAGE = 3;
export const SHADING = 4;
const FORM = 5;

/** Forms within forms are followed this far; deeper ones are loops in practice. */
const DEEPEST_FORM = 12;

/** Whether what an annotation shows has text. @throws TooMuch beyond `LIMITS`. */
export function annotationHasText({ engine: { call }, budget }: LoadedPage, annotation: number): boolean {
  const isText = (object: number, depth: number): boolean => {
    budget.spend('objects');
    const type = call.FPDFPageObj_GetType(object);
    if (type !== FORM || depth === DEEPEST_FORM) return type === TEXT;
    return isSome(call.FPDFFormObj_CountObjects(object), (index) =>
      isText(call.FPDFFormObj_GetObject(object, index), depth + 1),
    );
  };
  return isSome(call.FPDFAnnot_GetObjectCount(annotation), (index) =>
    isText(call.FPDFAnnot_GetObject(annotation, index), 0),
  );
}

function isSome(count: number, has: (index: number) => boolean): boolean {
  for (let index = 0; index < count; index++) if (has(index)) return true;
  return false;
}

/** What the forms around a page object do to it. */
export interface FormsAround {
  /** Whether one of them is optional. */
  readonly optional: boolean;
  /** The least constant alpha that one is painted with, 0 to 1. */
  readonly alpha: number;
}

/**
 * Calls `visit` with every page object, those inside form XObjects too, the map from its space to that of `matrix`, and
 * the forms that hold it.
 */
export function visitObjects(
  { engine, page, matrix: display }: Pick<PageContext, 'engine' | 'page'> & { readonly matrix: Matrix },
  visit: (object: number, type: number, matrix: Matrix, around: FormsAround) => void,
): void {
  const { call } = engine;
  const marks = new MarkReader(engine);

  function visitOne(object: number, matrix: Matrix, depth: number, around: FormsAround): void {
    if (object === 0) return;
    const type = call.FPDFPageObj_GetType(object);
    if (type !== FORM) {
      visit(object, type, matrix, around);
      return;
    }
    if (depth === DEEPEST_FORM) return;
    const inner = concatenate(readMatrix(engine, object), matrix);
    const within = {
      optional: around.optional || isOptional(marks.around(object)),
      alpha: Math.min(around.alpha, readAlpha(engine, object)),
    };
    const count = call.FPDFFormObj_CountObjects(object);
    for (let i = 0; i < count; i++) visitOne(call.FPDFFormObj_GetObject(object, i), inner, depth + 1, within);
  }

  const count = call.FPDFPage_CountObjects(page);
  const none = { optional: false, alpha: 1 };
  for (let i = 0; i < count; i++) visitOne(call.FPDFPage_GetObject(page, i), display, 0, none);
}

/** The matrix of a page object, from its own space to that of the page or form that holds it. */
export function readMatrix(engine: Engine, object: number): Matrix {
  engine.call.FPDFPageObj_GetMatrix(object, engine.scratch);
  return engine.matrix();
}

/** The box around a page object on the display. */
export function readBounds(engine: Engine, object: number, matrix: Matrix): Box {
  const { call, scratch } = engine;
  // Left, bottom, right, top.
  if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return [0, 0, 0, 0];
  return applyToBox(matrix, engine.float(0), engine.float(1), engine.float(2), engine.float(3));
}
