import type { MessageCode } from '../document/message.ts';
import { type DocumentRead, type Engines, MOST_CLOSELY, type ReadRequest } from './read-document.ts';

/** Most words of a document that is remembered: those of some 500 printed pages. */
const MOST_WORDS = 250_000;

/** What is told where something was read from an image. */
const OF_IMAGES: ReadonlySet<MessageCode> = new Set([
  'recognised',
  'nothing_recognised',
  'picture_without_text',
  'font_repaired',
]);
/** What a recogniser was missing for: it may be there the next time. */
const MISSING: ReadonlySet<MessageCode> = new Set(['not_recognised', 'recognised_by_one']);

/** Reads a document. */
export type ReadDocument = (engines: Engines, request: ReadRequest) => Promise<DocumentRead>;

/**
 * A reader that remembers the last document whose request names its file, and does not read it again for another
 * question about it: a scan takes seconds a page.
 */
export function rememberingLast(read: ReadDocument): ReadDocument {
  let last: { readonly key: string; readonly closely: boolean | undefined; readonly read: DocumentRead } | undefined;
  return async (engines, request) => {
    const key = keyOf(request);
    const { closely } = request;
    if (last && last.key === key && (last.closely === closely || !variesByCare(last.read))) {
      const pageCount = last.read.document.pages.length;
      await request.onPageCount?.(pageCount);
      return last.read;
    }
    // The memory of the one is free before the other is read.
    last = undefined;
    const result = await read(engines, request);
    const words = result.document.pages.reduce(
      (sum, page) => sum + (page.source === 'flow' ? 0 : page.words.length),
      0,
    );
    const isWhole = result.messages.every(({ code }) => !MISSING.has(code));
    if (key !== undefined && isWhole && words <= MOST_WORDS) last = { key, closely, read: result };
    return result;
  };
}

/** Whether a document may be read otherwise when it is read closely: it is short, and something of it was read from an image. */
const variesByCare = ({ document, messages }: DocumentRead): boolean =>
  document.pages.length <= MOST_CLOSELY && messages.some(({ code }) => OF_IMAGES.has(code));

/** Equal for requests that read the same file in the same way, closely or not; undefined where the file has no name. */
function keyOf({
  source,
  type,
  password,
  pages,
  maxPages,
  ocr,
  languages,
  refined,
  pictureTime,
}: ReadRequest): string | undefined {
  if (source === undefined) return undefined;
  return JSON.stringify([source, type, password, pages, maxPages, ocr, languages, refined, pictureTime]);
}
