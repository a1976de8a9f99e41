import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Engine, LoadWasm } from './engine.ts';
import { startProcess } from './in-process.ts';
import { createLiteparse } from './liteparse.ts';
import { createPdfInspector } from './pdf-inspector.ts';
import { createPdf2md } from './pdf2md.ts';
import { createPdfjs } from './pdfjs.ts';
import { createSheaf } from './sheaf.ts';

/** Reads a WebAssembly module from the installed packages. */
export const loadWasm: LoadWasm = async (specifier) => {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(specifier)));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
};

interface Row {
  /** Package whose version the row names; our own when absent. */
  readonly package?: string;
  /** Flags of Node without which the engine does not run. */
  readonly flags?: readonly string[];
  readonly create: (loadWasm: LoadWasm) => Promise<Engine>;
}

const rows = {
  sheaf: { create: createSheaf },
  liteparse: { package: '@llamaindex/liteparse-wasm', create: createLiteparse },
  'pdf-inspector': {
    package: '@firecrawl/pdf-inspector-wasm',
    // V8 13.6 of Node 24 aborts while it optimises this module ("out of memory: Zone", nodejs/node#63421).
    flags: ['--liftoff-only'],
    create: createPdfInspector,
  },
  // Before pdf2md: see createPdfjs.
  pdfjs: { package: 'pdfjs-dist', create: createPdfjs },
  pdf2md: { package: '@opendocsg/pdf2md', create: createPdf2md },
} satisfies Record<string, Row>;

export type EngineName = keyof typeof rows;

const engines: Readonly<Record<EngineName, Row>> = rows;

/** In the order in which they have to be started. */
export const engineNames = Object.keys(engines) as EngineName[];

/** Flags of Node without which an engine does not run. */
export const nodeFlags = (name: EngineName): readonly string[] => engines[name].flags ?? [];

/** Starts an engine in this process, or in one of its own when it needs other flags of Node. */
export function createEngine(name: EngineName): Promise<Engine> {
  const flags = nodeFlags(name);
  return flags.every((flag) => process.execArgv.includes(flag))
    ? engines[name].create(loadWasm)
    : startProcess(name, flags);
}

/** Its name with the version of the installed package, e.g. `liteparse 2.14.7`. */
export async function engineLabel(name: EngineName): Promise<string> {
  const { package: peer } = engines[name];
  const path = peer === undefined ? '../../../package.json' : import.meta.resolve(`${peer}/package.json`);
  const { default: manifest } = await import(path, { with: { type: 'json' } });
  return `${name} ${manifest.version}`;
}
