import type { DocumentRead, Engines, ReadRequest } from './read-document.ts';

/** Most words of a document that is remembered: those of some 500 printed pages. */
const MOST_WORDS = 250_000;

/** Reads a document. */
export type ReadDocument = (engines: Engines, request: ReadRequest) => Promise<DocumentRead>;

/**
 * A reader that remembers the last document whose request names its file, and does not read it again for another
 * question about it: a scan takes seconds a page.
 */
export function rememberingLast(read: ReadDocument): ReadDocument {
  let last: { readonly key: string; readonly read: DocumentRead } | undefined;
  return async (engines, request) => {
    const key = keyOf(request);
    if (last && last.key === key) {
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
    // What a recogniser was missing for may be read the next time.
    const isWhole = result.messages.every(({ code }) => code !== 'not_recognised');
    if (key !== undefined && isWhole && words <= MOST_WORDS) last = { key, read: result };
    return result;
  };
}

/** Equal for requests that read the same file in the same way; undefined where the file has no name. */
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
