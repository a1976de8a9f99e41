import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { openapi } from '../api/openapi/document.ts';

/** An address relative to that of the document itself. */
const HERE = './';

/** What people read about the site, as files beside it, each with what makes its text from the project's folder. */
export const TEXTS: Readonly<Record<string, (root: string) => Promise<string>>> = {
  // Pages of the site are answered by the service worker; this one is for curl and for code generators.
  'openapi.json': async () => `${JSON.stringify(openapi(HERE), undefined, 2)}\n`,
  'LICENSE.txt': (root) => readFile(join(root, 'LICENSE'), 'utf8'),
};

/** Writes the texts about the site beside it. */
export function texts(): Plugin {
  let root = '';
  return {
    name: 'sheaf:texts',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      for (const [fileName, text] of Object.entries(TEXTS)) {
        this.emitFile({ type: 'asset', fileName, source: await text(root) });
      }
    },
  };
}
