import type { Link } from '../source.ts';
import { applyToBox } from '../view.ts';
import type { PageContext } from './page-context.ts';

/** PDFACTION_URI of PDFium's fpdf_doc.h. */
const URI_ACTION = 3;

/** The link annotations of a page that lead to an address. */
export function readLinks({ engine, document, page, view, budget }: PageContext): Link[] {
  const { call, scratch } = engine;
  const links: Link[] = [];
  let position = 0;
  for (;;) {
    engine.setInt(0, position);
    if (!call.FPDFLink_Enumerate(page, scratch, scratch + 4)) return links;
    budget.spend('annotations');
    position = engine.int(0);
    const link = engine.int(1);
    const action = call.FPDFLink_GetAction(link);
    if (action === 0 || call.FPDFAction_GetType(action) !== URI_ACTION) continue;
    const uri = engine.utf8((address, size) => call.FPDFAction_GetURIPath(document, action, address, size));
    if (uri === '' || !call.FPDFLink_GetAnnotRect(link, scratch)) continue;
    // FS_RECTF is left, top, right, bottom.
    const box = applyToBox(view.matrix, engine.float(0), engine.float(3), engine.float(2), engine.float(1));
    links.push({ box, uri });
  }
}
