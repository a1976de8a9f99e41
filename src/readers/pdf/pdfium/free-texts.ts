import type { FreeText } from '../source.ts';
import { applyToBox } from '../view.ts';
import { type AnnotationHandles, FREE_TEXT } from './annotations.ts';
import type { PageContext } from './page-context.ts';

/** The operator that sets font and size, in a default appearance (ISO 32000-2, 12.7.4.3). */
const SIZE = /(?<![\d.])([\d.]+)\s+Tf/;

/** The free text annotations of a page: what was written on it afterwards. */
export function readFreeTexts({ engine, view }: PageContext, handles: AnnotationHandles): FreeText[] {
  const { call, scratch } = engine;
  const entryOf = (annotation: number, key: string): string =>
    engine.utf16((address, size) => call.FPDFAnnot_GetStringValue(annotation, engine.nameAt(key), address, size));
  return (handles.get(FREE_TEXT) ?? []).flatMap((annotation) => {
    if (!call.FPDFAnnot_GetRect(annotation, scratch)) return [];
    // FS_RECTF is left, top, right, bottom.
    const box = applyToBox(view.matrix, engine.float(0), engine.float(3), engine.float(2), engine.float(1));
    const fontSize = Number(SIZE.exec(entryOf(annotation, 'DA'))?.[1] ?? 0);
    return [{ box, value: entryOf(annotation, 'Contents'), fontSize }];
  });
}
