import { TooMuch } from '../../../document/budget.ts';
import { DocumentError } from '../../../document/document-error.ts';
import type { Box } from '../../../document/geometry.ts';
import { UNWATCHED } from '../../../document/watch.ts';
import { damageError, emptyError, engineError, passwordError, protectionError } from '../errors.ts';
import type { PdfSource } from '../source.ts';
import type { Engine } from './engine.ts';
import { FontCache } from './fonts.ts';
import { FontLettering } from './lettering.ts';
import { LoadedPages } from './loaded-pages.ts';
import { readOutline } from './outline.ts';
import { readPage } from './page.ts';
import { renderColors, renderInk, renderPage } from './render.ts';

/** FPDF_ERR_* of PDFium's fpdfview.h. */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

function openingError(code: number, password: string): DocumentError {
  if (code === ERROR_PASSWORD) return passwordError(password);
  return code === ERROR_SECURITY ? protectionError() : damageError();
}

/** Runs engine code; a trap inside WebAssembly marks the engine as broken and becomes a `DocumentError`. */
function guarded<T>(engine: Engine, action: () => T): T {
  if (engine.broken) {
    throw new DocumentError('processing_failed', 'The PDF engine had to be restarted: send the document again.');
  }
  try {
    return action();
  } catch (cause) {
    if (cause instanceof DocumentError || cause instanceof TooMuch) throw cause;
    engine.broken = true;
    throw engineError(cause);
  }
}

function load(engine: Engine, file: number, password: string): number {
  const secret = engine.copyIn(new TextEncoder().encode(password));
  try {
    const document = engine.openDocument(file, secret);
    if (document === 0) throw openingError(engine.call.FPDF_GetLastError(), password);
    return document;
  } finally {
    engine.call.free(secret);
  }
}

function openFile(engine: Engine, file: number, password: string) {
  const document = load(engine, file, password);
  const pageCount = engine.call.FPDF_GetPageCount(document);
  if (pageCount > 0) return { document, pageCount };
  engine.closeDocument(document);
  throw emptyError();
}

/** Opens a PDF held in memory, as `PdfEngine.open` does: the bytes must stay as they are while it is open. `lettering` takes notes on its fonts. */
export function openSource(
  engine: Engine,
  bytes: Uint8Array<ArrayBuffer>,
  password: string,
  { lettering = new FontLettering(), watch = UNWATCHED } = {},
) {
  const file = guarded(engine, () => engine.openFile(bytes));
  if (file === 0) {
    throw new DocumentError('processing_failed', 'This PDF does not fit into memory: split it and send the parts.');
  }
  const { document, pageCount } = guarded(engine, () => {
    try {
      return openFile(engine, file, password);
    } catch (error) {
      if (error instanceof DocumentError) engine.closeFile(file);
      throw error;
    }
  });
  const fonts = new FontCache(engine, document);
  const pages = new LoadedPages(engine, document);
  const drawer = { engine, pages, watch };
  let isOpen = true;

  return {
    pageCount,
    messages: [],
    page: (number: number) =>
      guarded(engine, () => readPage({ engine, document, pages, fonts, lettering, watch }, number)),
    lettering,
    outline: () => guarded(engine, () => readOutline(engine, document)),
    render: (number: number, resolution: number, area?: Box) =>
      guarded(engine, () => renderPage(drawer, number, resolution, area)),
    renderColors: (number: number, resolution: number) =>
      guarded(engine, () => renderColors(drawer, number, resolution)),
    ink: (number: number, objects: ReadonlySet<number>, area: Box, wanted: number) =>
      guarded(engine, () => renderInk(drawer, number, { objects, area, wanted })),
    close() {
      if (!isOpen || engine.broken) return;
      isOpen = false;
      guarded(engine, () => {
        pages.close();
        engine.closeDocument(document);
        engine.closeFile(file);
      });
    },
  } satisfies PdfSource;
}
