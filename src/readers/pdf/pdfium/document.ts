import { DocumentError } from '../../../document/document-error.ts';
import type { Result } from '../../../document/message.ts';
import type { Page } from '../../../document/page.ts';
import type { Reading } from '../../reader.ts';
import { readPage } from '../page.ts';
import { FontCache } from '../words/fonts.ts';
import type { Engine } from './engine.ts';
import { readOutline } from './outline.ts';
import { renderPage } from './render.ts';

/** FPDF_ERR_* of PDFium's fpdfview.h. */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

function openingError(code: number, password: string): DocumentError {
  if (code === ERROR_PASSWORD && password === '') {
    return new DocumentError('password_required', 'This PDF is encrypted: send its password to have it read.');
  }
  if (code === ERROR_PASSWORD) {
    return new DocumentError('password_wrong', 'The password does not open this PDF: check it and try again.');
  }
  if (code === ERROR_SECURITY) {
    return new DocumentError(
      'processing_failed',
      'This PDF is protected by a method that cannot be opened here: save an unprotected copy and send that.',
    );
  }
  return new DocumentError(
    'corrupt_file',
    'This file is not a readable PDF: it may be damaged or incomplete. Export or download it again.',
  );
}

/** Runs engine code; a trap inside WebAssembly marks the engine as broken and becomes a `DocumentError`. */
function guarded<T>(engine: Engine, action: () => T): T {
  if (engine.broken) {
    throw new DocumentError('processing_failed', 'The PDF engine had to be restarted: send the document again.');
  }
  try {
    return action();
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause;
    engine.broken = true;
    throw new DocumentError(
      'processing_failed',
      'The PDF engine failed on this file: it may be damaged. Export or print it to a new PDF and send that.',
      { cause },
    );
  }
}

function load(engine: Engine, file: number, size: number, password: string): number {
  const secret = engine.copyIn(new TextEncoder().encode(password));
  try {
    const document = engine.call.FPDF_LoadMemDocument(file, size, secret);
    if (document === 0) throw openingError(engine.call.FPDF_GetLastError(), password);
    return document;
  } finally {
    engine.call.free(secret);
  }
}

function openCopy(engine: Engine, file: number, size: number, password: string) {
  const document = load(engine, file, size, password);
  const pageCount = engine.call.FPDF_GetPageCount(document);
  if (pageCount > 0) return { document, pageCount };
  engine.call.FPDF_CloseDocument(document);
  throw new DocumentError('corrupt_file', 'This PDF has no pages: it may be damaged. Export or download it again.');
}

/**
 * Opens a PDF held in memory.
 * @param password empty for none.
 * @throws DocumentError `corrupt_file`, `password_required`, `password_wrong` or `processing_failed`.
 */
export function openDocument(engine: Engine, bytes: Uint8Array<ArrayBuffer>, password: string): Reading {
  // PDFium reads from this memory for as long as the document is open.
  const file = guarded(engine, () => engine.copyIn(bytes));
  if (file === 0) {
    throw new DocumentError('processing_failed', 'This PDF does not fit into memory: split it and send the parts.');
  }
  const { document, pageCount } = guarded(engine, () => {
    try {
      return openCopy(engine, file, bytes.length, password);
    } catch (error) {
      if (error instanceof DocumentError) engine.call.free(file);
      throw error;
    }
  });
  const fonts = new FontCache(engine);
  let open = true;

  return {
    type: 'pdf',
    pageCount,
    async *pages(numbers): AsyncGenerator<Result<Page>> {
      const wanted = numbers ? [...new Set(numbers)].sort((a, b) => a - b) : range(pageCount);
      for (const number of wanted) {
        if (!open) return;
        if (number < 1 || number > pageCount) continue;
        yield guarded(engine, () => readPage(engine, document, number, fonts));
      }
    },
    outline: () => guarded(engine, () => readOutline(engine, document)),
    async render(number, resolution) {
      return guarded(engine, () => renderPage(engine, document, number, resolution));
    },
    close() {
      if (!open || engine.broken) return;
      open = false;
      guarded(engine, () => {
        engine.call.FPDF_CloseDocument(document);
        engine.call.free(file);
      });
    },
  };
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
