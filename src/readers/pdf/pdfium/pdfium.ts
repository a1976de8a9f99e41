import type { PdfEngine } from '../source.ts';
import { createEngine, type Engine } from './engine.ts';
import { openReopening } from './reopening.ts';

/**
 * PDFium.
 * @param loadWasm gives the bytes of `@embedpdf/pdfium/pdfium.wasm`; called when a document is first opened, and again
 *   only when loading failed or a document broke the engine.
 */
export function createPdfium(loadWasm: () => Promise<ArrayBuffer>): PdfEngine {
  let engine: Promise<Engine> | undefined;

  async function healthyEngine(): Promise<Engine> {
    if (engine && (await engine).broken) engine = undefined;
    engine ??= loadWasm()
      .then(createEngine)
      .catch((error: unknown) => {
        engine = undefined;
        throw error;
      });
    return engine;
  }

  return { open: async (bytes, password) => openReopening(healthyEngine, bytes, password) };
}
