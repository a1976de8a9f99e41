import type { Reader } from '../reader.ts';
import { createPdfium } from './pdfium/pdfium.ts';
import { readingOf } from './reading.ts';

/**
 * A reader of PDF files on PDFium.
 * @param loadWasm gives the bytes of `@embedpdf/pdfium/pdfium.wasm`; called when a document is first opened, and again
 *   only when a document broke the engine.
 */
export function createPdfReader(loadWasm: () => Promise<ArrayBuffer>): Reader {
  const engine = createPdfium(loadWasm);
  return {
    open: async (bytes, options) => readingOf(await engine.open(bytes, options.password ?? '')),
  };
}
