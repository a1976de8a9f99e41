import init, { processPdf } from '@firecrawl/pdf-inspector-wasm';
import type { Engine, LoadWasm } from './engine.ts';

/** pdf-inspector with its defaults. */
export async function createPdfInspector(loadWasm: LoadWasm): Promise<Engine> {
  await init({ module_or_path: await loadWasm('@firecrawl/pdf-inspector-wasm/pdf_inspector_wasm_bg.wasm') });
  return { convert: async (pdf) => processPdf(pdf).markdown ?? '' };
}
