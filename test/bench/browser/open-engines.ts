import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright';
import { build } from 'vite';
import { serve } from '../../../src/tools/serve.ts';
import type { ConvertInPage } from './page.ts';
import type { BrowserEngine } from './worker.ts';

export interface EnginesInBrowser {
  /** Converts the PDF at a path in a dedicated worker; the time is the engine's own. */
  convert(engine: BrowserEngine, path: string): Promise<{ text: string; milliseconds: number }>;
  close(): Promise<void>;
}

/** Builds the page beside this file into a folder of its own, serves it and opens it in a running browser. */
export async function openEngines(context: BrowserContext): Promise<EnginesInBrowser> {
  const directory = await mkdtemp(join(tmpdir(), 'sheaf-engines-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('./', import.meta.url)),
    base: './',
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir: directory, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 10_000 },
  });
  const server = await serve({ directory, bare: true });
  const page = await context.newPage();
  await page.goto(server.address.href);
  await page.waitForFunction(() => 'convert' in window);
  return {
    async convert(engine, path) {
      const input = await page.evaluateHandle(() => Object.assign(document.createElement('input'), { type: 'file' }));
      try {
        await input.setInputFiles(path);
        return await page.evaluate(
          ([element, name]) => {
            const file = element.files?.item(0);
            if (!file) throw new Error('The browser could not open the file.');
            return (window as unknown as { convert: ConvertInPage }).convert(name, file);
          },
          [input, engine] as [typeof input, BrowserEngine],
        );
      } finally {
        await input.dispose();
      }
    },
    async close() {
      await page.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
