import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import type { Plugin } from 'vite';

/** What the module is imported as; its default export is the address of the archive. */
const MODULE = 'virtual:character-maps';
const RESOLVED = `\0${MODULE}`;
const FILE = 'character-maps.zip';
/** Equal bytes at every build: the first moment that a ZIP archive can name, on the clock of the machine. */
const MADE = new Date(1980, 0, 1);

const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps');

/** The predefined character maps of pdf.js (ISO 32000-2, 9.7.5.2) as one archive: a first visit loads one file for them. */
export function characterMaps(): Plugin {
  let isBuild = false;
  return {
    name: 'sheaf:character-maps',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      if (!isBuild) return `export default '/${FILE}'`;
      const files = await packed();
      const asset = this.emitFile({
        type: 'asset',
        name: FILE,
        // Whose notices the site has to show.
        originalFileName: join(folder, 'LICENSE'),
        source: zipSync(files, { level: 9, mtime: MADE }),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${asset}`;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, async (_request, response, next) => {
        const files = await packed().catch(next);
        if (files) response.setHeader('content-type', 'application/zip').end(zipSync(files, { level: 0, mtime: MADE }));
      });
    },
  };
}

async function packed(): Promise<Record<string, Uint8Array>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.bcmap')).sort();
  const files = names.map(async (name): Promise<[string, Uint8Array]> => [name, await readFile(join(folder, name))]);
  return Object.fromEntries(await Promise.all(files));
}
