import init, { LiteParse } from '@llamaindex/liteparse-wasm';
import type { Engine, LoadWasm } from './engine.ts';

/** LiteParse with its defaults but for recognition of scans, which is off for every engine here. */
export async function createLiteparse(loadWasm: LoadWasm): Promise<Engine> {
  await init({ module_or_path: await loadWasm('@llamaindex/liteparse-wasm/liteparse_wasm_bg.wasm') });
  const parser = new LiteParse({ ocrEnabled: false, outputFormat: 'markdown', quiet: true });
  return { convert: async (pdf) => (await parser.parse(pdf)).text };
}
