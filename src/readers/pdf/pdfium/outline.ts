import type { OutlineItem } from '../../../document/outline.ts';
import { OUTLINE_LIMITS } from '../source.ts';
import type { Engine } from './engine.ts';

/** The entries of a document's outline that lead to its own pages, in their order. */
export function readOutline(engine: Engine, document: number): OutlineItem[] {
  const { call } = engine;
  const items: OutlineItem[] = [];
  const seen = new Set<number>();

  function visit(parent: number, level: number): void {
    let item = call.FPDFBookmark_GetFirstChild(document, parent);
    // Damaged files lead round in circles.
    while (item !== 0 && !seen.has(item) && seen.size < OUTLINE_LIMITS.entries) {
      seen.add(item);
      const bookmark = item;
      const title = engine.utf16((address, size) => call.FPDFBookmark_GetTitle(bookmark, address, size));
      const page = pageOf(engine, document, item);
      if (page !== undefined) items.push({ title, level, page });
      if (level < OUTLINE_LIMITS.levels) visit(item, level + 1);
      item = call.FPDFBookmark_GetNextSibling(document, item);
    }
  }

  visit(0, 1);
  return items;
}

/** One-based number of the page that an entry leads to. */
function pageOf({ call }: Engine, document: number, item: number): number | undefined {
  const action = call.FPDFBookmark_GetAction(item);
  const destination =
    call.FPDFBookmark_GetDest(document, item) || (action === 0 ? 0 : call.FPDFAction_GetDest(document, action));
  const index = destination === 0 ? -1 : call.FPDFDest_GetDestPageIndex(document, destination);
  return index < 0 ? undefined : index + 1;
}
