import { UNSEEN } from '../source.ts';
import type { LoadedPage } from './page-context.ts';

/** FPDF_ANNOT_* of PDFium's fpdf_annot.h. */
export const FREE_TEXT = 3;
export const STAMP = 13;
export const WIDGET = 20;
const READ: readonly number[] = [FREE_TEXT, STAMP, WIDGET];

/** Handles of the annotations that a page shows, by their kind: widgets, free texts and stamps. */
export type AnnotationHandles = ReadonlyMap<number, readonly number[]>;

/** Calls `read` with the handles of a page's annotations, which are closed afterwards. */
export function withAnnotations<T>(
  { engine: { call }, page, budget }: LoadedPage,
  read: (of: AnnotationHandles) => T,
): T {
  const open: number[] = [];
  try {
    const kinds = new Map<number, number>();
    const count = call.FPDFPage_GetAnnotCount(page);
    budget.spend('annotations', count);
    for (let index = 0; index < count; index++) {
      const annotation = call.FPDFPage_GetAnnot(page, index);
      if (annotation === 0) continue;
      open.push(annotation);
      const kind = call.FPDFAnnot_GetSubtype(annotation);
      if (READ.includes(kind) && (call.FPDFAnnot_GetFlags(annotation) & UNSEEN) === 0) kinds.set(annotation, kind);
    }
    return read(Map.groupBy(kinds.keys(), (annotation) => kinds.get(annotation) as number));
  } finally {
    for (const annotation of open) call.FPDFPage_CloseAnnot(annotation);
  }
}
