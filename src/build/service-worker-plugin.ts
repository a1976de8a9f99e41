import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';
import type { FileOnNeed, Site } from '../api/site.ts';
import { BILL } from './bill-of-materials.ts';
import type { BundledPackages } from './bundled-packages.ts';
import { type ClassicScript, serveScript, writeScript } from './classic-script.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { EMBED_FILE } from './page-scripts-plugin.ts';
import { TEXTS } from './texts-plugin.ts';
import { NOTICES } from './third-party-notices.ts';

const FILE = 'service-worker.js';

/** Files that the host edits, or that are not needed offline. */
const NOT_PRECACHED = [FILE, NOTICES, BILL, EMBED_FILE, ...Object.keys(TEXTS), 'sheaf.config.json'];

/** The folder of the files of text recognition, which are downloaded with the first scan. */
export const RECOGNITION_FOLDER = 'ocr/';
/** The folder of what reads PDFs where WebAssembly is refused. */
export const PDFJS_FOLDER = 'pdfjs/';

const isOnNeed = (file: string): boolean =>
  [RECOGNITION_FOLDER, PDFJS_FOLDER].some((folder) => file.startsWith(folder));

/**
 * Builds the service worker after the site: one classic script at the site's root, which knows by `__SITE__` every
 * file to keep for offline use. In development it is built at each request and keeps nothing.
 */
export function serviceWorker(packages: BundledPackages): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'sheaf:service-worker',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const site = await describe(resolve(config.root, config.build.outDir));
        await writeScript(config, scriptFor(site), packages);
      },
    },
    configureServer: (server) =>
      serveScript(server, scriptFor({ version: 'development', files: [], filesOnNeed: {}, contentSecurityPolicy: '' })),
  };
}

const scriptFor = (site: Site): ClassicScript => ({
  entry: 'workers/service-worker.ts',
  file: FILE,
  define: { __SITE__: JSON.stringify(site) },
});

async function describe(directory: string): Promise<Site> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !NOT_PRECACHED.includes(file))
    .sort();
  const hash = createHash('sha256');
  const filesOnNeed: Record<string, FileOnNeed> = {};
  for (const file of files) {
    const content = await readFile(join(directory, file));
    hash.update(file).update(content);
    if (isOnNeed(file)) filesOnNeed[file] = describeFile(file, content);
  }
  return {
    version: hash.digest('hex').slice(0, 16),
    files: files.filter((file) => !isOnNeed(file)),
    filesOnNeed,
    contentSecurityPolicy: contentSecurityPolicy(),
  };
}

function describeFile(file: string, content: Uint8Array): FileOnNeed {
  const forms = file.endsWith('.gz') ? [content, gunzipSync(content)] : [content];
  return forms.map((form) => ({
    bytes: form.length,
    digest: createHash('sha256').update(form).digest('hex'),
  }));
}
