import pdfiumWasm from '@embedpdf/pdfium/pdfium.wasm?url';
import inspectorWasm from '@firecrawl/pdf-inspector-wasm/pdf_inspector_wasm_bg.wasm?url';
import liteparseWasm from '@llamaindex/liteparse-wasm/liteparse_wasm_bg.wasm?url';
import { expose } from 'comlink';
import type { Engine, LoadWasm } from '../engines/engine.ts';
import { createLiteparse } from '../engines/liteparse.ts';
import { createPdfInspector } from '../engines/pdf-inspector.ts';
import { createSheaf } from '../engines/sheaf.ts';

const addresses: Readonly<Record<string, string>> = {
  '@embedpdf/pdfium/pdfium.wasm': pdfiumWasm,
  '@firecrawl/pdf-inspector-wasm/pdf_inspector_wasm_bg.wasm': inspectorWasm,
  '@llamaindex/liteparse-wasm/liteparse_wasm_bg.wasm': liteparseWasm,
};

const loadWasm: LoadWasm = async (specifier) => (await fetch(addresses[specifier] ?? '')).arrayBuffer();

const engines = { sheaf: createSheaf, liteparse: createLiteparse, 'pdf-inspector': createPdfInspector };
const running = new Map<string, Promise<Engine>>();

export type BrowserEngine = keyof typeof engines;

const engineWorker = {
  /** Converts a PDF; the time is the engine's own, measured in this worker, without starting it. */
  async convert(name: BrowserEngine, pdf: Uint8Array<ArrayBuffer>): Promise<{ text: string; milliseconds: number }> {
    const starting = running.get(name) ?? engines[name](loadWasm);
    running.set(name, starting);
    const engine = await starting;
    const start = performance.now();
    const text = await engine.convert(pdf);
    return { text, milliseconds: performance.now() - start };
  },
};

export type EngineWorker = typeof engineWorker;

expose(engineWorker);
