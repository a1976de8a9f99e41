import { wrap } from 'comlink';
import type { BrowserEngine, EngineWorker } from './worker.ts';

const worker = wrap<EngineWorker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

/** What the bench calls in this page: converts a file in the one worker of the page. */
async function convert(name: BrowserEngine, file: File): Promise<{ text: string; milliseconds: number }> {
  return worker.convert(name, new Uint8Array(await file.arrayBuffer()));
}

export type ConvertInPage = typeof convert;

Object.assign(window, { convert });
