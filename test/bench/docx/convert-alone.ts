/** Converts one Word file with one engine in a process of its own; prints `Effort` as JSON. */
import { readFile } from 'node:fs/promises';
import { engines } from './engines.ts';

export interface Effort {
  readonly seconds: number;
  /** Most memory of the process so far, in megabytes (2^20 bytes). */
  readonly megabytes: number;
}

const [engine = '', path = ''] = process.argv.slice(2);
const bytes = new Uint8Array(await readFile(path));
const start = performance.now();
const text = await engines[engine]?.(bytes);
if (!text) throw new Error(`${engine} made nothing of ${path}.`);
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 } satisfies Effort));
