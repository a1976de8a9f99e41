import { STAMP, WIDGET, withAnnotations } from './annotations.ts';
import { annotationHasText } from './objects.ts';
import type { LoadedPage } from './page-context.ts';
import { signaturesOf } from './widgets.ts';

/**
 * Makes what signatures and stamps show (ISO 32000-2, 12.5.5) a part of a page's content, as PDFium reads no text of
 * annotations. The page stays so in its document, where it looks the same.
 * @throws TooMuch beyond `LIMITS`.
 */
export function paintAppearances(context: LoadedPage): void {
  const {
    engine: { call },
    page,
  } = context;
  withAnnotations(context, (handles) => {
    const widgets = (handles.get(WIDGET) ?? []).filter((widget) => annotationHasText(context, widget));
    const signatures = widgets.length > 0 ? signaturesOf(context, widgets) : [];
    const stamps = (handles.get(STAMP) ?? []).filter((stamp) => annotationHasText(context, stamp));
    const painted = [...stamps, ...signatures].filter((annotation) => call.EPDFAnnot_Flatten(page, annotation));
    // Of a page that is loaded anew, PDFium has what its content streams say.
    if (painted.length > 0) call.FPDFPage_GenerateContent(page);
  });
}
