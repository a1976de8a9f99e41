import { DocumentError } from '../../document/document-error.ts';
import { isWasmAllowed } from '../../platform/wasm-support.ts';
import type { Reader } from '../reader.ts';
import { createPdfium } from './pdfium/pdfium.ts';
import { readingOf } from './reading.ts';
import type { PdfEngine } from './source.ts';

/**
 * A reader of PDF files on PDFium, or on pdf.js where WebAssembly is refused.
 * @param loadWasm gives the bytes of `@embedpdf/pdfium/pdfium.wasm`; called when a document is first opened, and again
 *   only when a document broke the engine.
 */
export function createPdfReader(loadWasm: () => Promise<ArrayBuffer>): Reader {
  const pdfium = createPdfium(loadWasm);
  return {
    async open(bytes, options) {
      const engine = isWasmAllowed() ? pdfium : await loadPdfjs();
      return readingOf(await engine.open(bytes, options.password ?? ''));
    },
  };
}

/** pdf.js, which is large and seldom needed: it is loaded when it is. */
async function loadPdfjs(): Promise<PdfEngine> {
  try {
    const { createPdfjs } = await import('./pdfjs/pdfjs.ts');
    return createPdfjs();
  } catch (cause) {
    throw new DocumentError(
      'processing_failed',
      'This browser does not allow WebAssembly here, and the PDF engine without it could not be loaded: go online once and send the document again.',
      { cause },
    );
  }
}
