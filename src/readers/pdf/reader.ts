import { DocumentError } from '../../document/document-error.ts';
import { UNWATCHED } from '../../document/watch.ts';
import { isWasmAllowed } from '../../platform/wasm-support.ts';
import type { Reader } from '../reader.ts';
import { createPdfium } from './pdfium/pdfium.ts';
import type { LoadCharacterMap } from './pdfjs/pdfjs.ts';
import { readingOf } from './reading.ts';
import type { PdfEngine } from './source.ts';

/** A reader of PDF files. */
export interface PdfReader extends Reader {
  /** Whether it holds memory that only the end of its thread frees at once: a document has broken an engine. */
  readonly isWorn: boolean;
}

/**
 * A reader of PDF files on PDFium, or on pdf.js where WebAssembly is refused.
 * @param loadWasm gives the bytes of `@embedpdf/pdfium/pdfium.wasm`; called when a document is first opened, and again
 *   only when a document broke the engine.
 * @param loadCharacterMap gives pdf.js the predefined character maps that Asian fonts refer to; none when absent.
 */
export function createPdfReader(loadWasm: () => Promise<ArrayBuffer>, loadCharacterMap?: LoadCharacterMap): PdfReader {
  const pdfium = createPdfium(loadWasm);
  return {
    get isWorn() {
      return pdfium.isWorn;
    },
    async open(bytes, options) {
      const engine = isWasmAllowed() ? pdfium : await loadPdfjs(loadCharacterMap);
      const { password = '', watch = UNWATCHED } = options;
      return readingOf(await engine.open(bytes, password, watch), watch);
    },
  };
}

/** pdf.js, which is large and seldom needed: it is loaded when it is. */
async function loadPdfjs(loadCharacterMap?: LoadCharacterMap): Promise<PdfEngine> {
  try {
    const { createPdfjs } = await import('./pdfjs/pdfjs.ts');
    return createPdfjs(loadCharacterMap);
  } catch (cause) {
    throw new DocumentError(
      'processing_failed',
      'This browser does not allow WebAssembly here, and the PDF engine without it could not be loaded: go online once and send the document again.',
      { cause },
    );
  }
}
