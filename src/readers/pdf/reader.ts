import type { Reader } from '../reader.ts';
import { openDocument } from './pdfium/document.ts';
import { createEngine, type Engine } from './pdfium/engine.ts';

/**
 * A reader of PDF files on PDFium.
 * @param loadWasm gives the bytes of `@embedpdf/pdfium/pdfium.wasm`; called when a document is first opened, and again
 *   only when a document broke the engine.
 */
export function createPdfReader(loadWasm: () => Promise<ArrayBuffer>): Reader {
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

  return {
    type: 'pdf',
    async open(bytes, options) {
      return openDocument(await healthyEngine(), bytes, options.password ?? '');
    },
  };
}
