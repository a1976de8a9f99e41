import { DocumentError } from '../../../document/document-error.ts';
import type { PdfEngine } from '../source.ts';
import { createEngine, type Engine, MOST_MEMORY } from './engine.ts';
import { openReopening } from './reopening.ts';

/** Most bytes of the engines of one document: one as large as it may be, and one that reads most of the rest. */
const MOST_MEMORY_IN_ALL = 832 * 1024 * 1024;
/** Bytes that an engine needs to read a page of most files. */
const LEAST_MEMORY = 64 * 1024 * 1024;

/** An engine for PDFs. */
export interface Pdfium extends PdfEngine {
  /** Whether a document broke an engine: its memory is free once the thread has ended, or when that comes to collect it. */
  readonly isWorn: boolean;
}

/**
 * PDFium.
 * @param loadWasm gives the bytes of `@embedpdf/pdfium/pdfium.wasm`; called when a document is first opened, and again
 *   only when loading failed or a document broke the engine.
 */
export function createPdfium(loadWasm: () => Promise<ArrayBuffer>): Pdfium {
  let engine: Promise<Engine> | undefined;
  let latest: Engine | undefined;
  let isWorn = false;

  async function healthyEngine(lost: number): Promise<Engine> {
    if (engine && (await engine).broken) {
      isWorn = true;
      engine = undefined;
    }
    const most = Math.min(MOST_MEMORY, MOST_MEMORY_IN_ALL - lost);
    if (!engine && most < LEAST_MEMORY) throw tooMuchMemory();
    engine ??= loadWasm()
      .then((wasm) => createEngine(wasm, most))
      .catch((error: unknown) => {
        engine = undefined;
        throw error;
      });
    latest = await engine;
    return latest;
  }

  return {
    open: async (bytes, password, watch) => openReopening(healthyEngine, bytes, password, watch),
    get isWorn() {
      return isWorn || latest?.broken === true;
    },
  };
}

const tooMuchMemory = (): DocumentError =>
  new DocumentError(
    'processing_failed',
    'Several pages of this PDF take more memory than a page may: print it to a new PDF and send that.',
  );
