import type { Box } from '../../../document/geometry.ts';
import { applyToBox, type Matrix } from '../view.ts';
import type { Engine } from './engine.ts';

/** A link annotation with a URI action. */
export interface Link {
  readonly box: Box;
  readonly uri: string;
}

/** PDFACTION_URI of PDFium's fpdf_doc.h. */
const URI_ACTION = 3;

/** The link annotations of a page that lead to an address (ISO 32000-2, 12.5.6.5 and 12.6.4.8). */
export function readLinks(engine: Engine, document: number, page: number, display: Matrix): Link[] {
  const { call, scratch } = engine;
  const links: Link[] = [];
  let position = 0;
  for (;;) {
    engine.setInt(0, position);
    if (!call.FPDFLink_Enumerate(page, scratch, scratch + 4)) return links;
    position = engine.int(0);
    const link = engine.int(1);
    const action = call.FPDFLink_GetAction(link);
    if (action === 0 || call.FPDFAction_GetType(action) !== URI_ACTION) continue;
    const uri = engine.utf8((address, size) => call.FPDFAction_GetURIPath(document, action, address, size));
    if (uri === '' || !call.FPDFLink_GetAnnotRect(link, scratch)) continue;
    // FS_RECTF is left, top, right, bottom.
    const box = applyToBox(display, engine.float(0), engine.float(3), engine.float(2), engine.float(1));
    links.push({ box, uri });
  }
}

/** The address of the link that covers the middle of a box. */
export function linkAt(links: readonly Link[], box: Box): string | undefined {
  const x = (box[0] + box[2]) / 2;
  const y = (box[1] + box[3]) / 2;
  return links.find((link) => x >= link.box[0] && x <= link.box[2] && y >= link.box[1] && y <= link.box[3])?.uri;
}
