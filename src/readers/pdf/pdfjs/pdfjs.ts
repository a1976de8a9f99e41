import { getDocument, InvalidPDFException, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Puts pdf.js's core under a global name, where its API finds it: both then run in this thread.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { DocumentError } from '../../../document/document-error.ts';
import { damageError, emptyError, engineError, passwordError, protectionError } from '../errors.ts';
import type { PdfEngine } from '../source.ts';
import { readOutline } from './outline.ts';
import { openSource } from './source.ts';

/**
 * Gives one of Adobe's predefined character maps (ISO 32000-2, 9.7.5.2) as it lies in `pdfjs-dist/cmaps`, by its file
 * name. Rejects when it cannot be had.
 */
export type LoadCharacterMap = (file: string) => Promise<Uint8Array>;

const none: LoadCharacterMap = (file) => Promise.reject(new Error(`There is no ${file} here.`));

/** The class by which pdf.js asks for files of its package: it gets character maps, and nothing else. */
const filesOf = (loadCharacterMap: LoadCharacterMap) =>
  class {
    fetch({ kind, filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
      return (kind === 'cMapUrl' ? loadCharacterMap : none)(filename);
    }
  };

/** What keeps pdf.js from fetching, compiling, drawing and starting threads. */
const OPTIONS = {
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
export function createPdfjs(loadCharacterMap = none): PdfEngine {
  const BinaryDataFactory = filesOf(loadCharacterMap);
  return {
    async open(bytes, password) {
      // pdf.js takes the bytes away from its caller.
      const task = getDocument({
        ...OPTIONS,
        BinaryDataFactory,
        data: bytes.slice(),
        ...(password !== '' && { password }),
      });
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
