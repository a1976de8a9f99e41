import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OutlineItem } from '../../../document/outline.ts';
import { OUTLINE_LIMITS } from '../source.ts';

type Entries = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** The entries of a document's outline that lead to its own pages, in their order; none when the outline is damaged. */
export async function readOutline(document: PDFDocumentProxy): Promise<OutlineItem[]> {
  const items: OutlineItem[] = [];

  async function visit(entries: Entries, level: number): Promise<void> {
    for (const { title, dest, items: below } of entries) {
      if (items.length === OUTLINE_LIMITS.entries) return;
      const page = await pageOf(document, dest).catch(() => undefined);
      if (page !== undefined) items.push({ title, level, page });
      if (level < OUTLINE_LIMITS.levels) await visit(below, level + 1);
    }
  }

  await visit((await document.getOutline().catch(() => null)) ?? [], 1);
  return items;
}

/** One-based number of the page that a destination (ISO 32000-2, 12.3.2), explicit or named, leads to. */
async function pageOf(document: PDFDocumentProxy, destination: Entries[number]['dest']): Promise<number | undefined> {
  const explicit = typeof destination === 'string' ? await document.getDestination(destination) : destination;
  const target: unknown = explicit?.[0];
  if (typeof target === 'number') return target + 1;
  return isReference(target) ? (await document.getPageIndex(target)) + 1 : undefined;
}

const isReference = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;
