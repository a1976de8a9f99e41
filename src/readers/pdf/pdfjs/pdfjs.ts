import { getDocument, InvalidPDFException, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Puts pdf.js's core under a global name, where its API finds it: both then run in this thread.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { DocumentError } from '../../../document/document-error.ts';
import { damageError, emptyError, engineError, passwordError, protectionError } from '../errors.ts';
import type { PdfEngine } from '../source.ts';
import { readOutline } from './outline.ts';
import { openSource } from './source.ts';

/** pdf.js asks for files of its package here: there are none, so it fetches nothing. */
class NoFiles {
  fetch({ filename }: { readonly filename: string }): Promise<never> {
    return Promise.reject(new Error(`${filename} is not part of this site.`));
  }
}

/** What keeps pdf.js from fetching, compiling, drawing and starting threads. */
const OPTIONS = {
  BinaryDataFactory: NoFiles,
  disableFontFace: true,
  disableWorkerRendering: true,
  /** Names and metrics of fonts, which are not needed to draw with them. */
  fontExtraProperties: true,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  verbosity: VerbosityLevel.ERRORS,
};

/** pdf.js: an engine without WebAssembly, slower than PDFium, and without drawing. */
export function createPdfjs(): PdfEngine {
  return {
    async open(bytes, password) {
      // pdf.js takes the bytes away from its caller.
      const task = getDocument({ ...OPTIONS, data: bytes.slice(), ...(password !== '' && { password }) });
      try {
        const document = await task.promise;
        if (document.numPages === 0) throw emptyError();
        return openSource(document, await readOutline(document));
      } catch (error) {
        await task.destroy();
        throw openingError(error, password);
      }
    },
  };
}

function openingError(error: unknown, password: string): DocumentError {
  if (error instanceof DocumentError) return error;
  if (error instanceof PasswordException) return passwordError(password);
  if (error instanceof InvalidPDFException) return damageError();
  return error instanceof Error && /encrypt/i.test(error.message) ? protectionError() : engineError(error);
}
