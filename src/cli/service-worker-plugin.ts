import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';
import type { Site } from '../api/site.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { NOTICES, thirdPartyNotices } from './third-party-notices.ts';

const ENTRY = 'workers/service-worker.ts';
const FILE = 'service-worker.js';

/** Edited by whoever hosts the site, or not needed offline. */
const NOT_PRECACHED = [FILE, NOTICES, 'sheaf.config.json'];

/**
 * Builds the service worker after the site: one classic script at the site's root, which knows by `__SITE__` every
 * file to keep for offline use. In development it is built at each request and keeps nothing.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'sheaf:service-worker',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const directory = resolve(config.root, config.build.outDir);
      await build(scriptConfig(config, await describe(directory), { outDir: directory, emptyOutDir: false }));
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, async (_request, response, next) => {
        try {
          const site: Site = { version: 'development', files: [], contentSecurityPolicy: '' };
          const result = await build(scriptConfig(config, site, { write: false }));
          const [output] = [result].flat();
          if (!output || !('output' in output)) throw new Error('The service worker was not built.');
          response.setHeader('content-type', 'text/javascript').end(output.output[0].code);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

function scriptConfig(config: ResolvedConfig, site: Site, output: InlineConfig['build']): InlineConfig {
  return {
    configFile: false,
    root: config.root,
    publicDir: false,
    plugins: [thirdPartyNotices()],
    logLevel: 'warn',
    resolve: { alias: config.resolve.alias },
    define: { __SITE__: JSON.stringify(site) },
    build: {
      ...output,
      target: config.build.target,
      copyPublicDir: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: FILE } },
    },
  };
}

async function describe(directory: string): Promise<Site> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !NOT_PRECACHED.includes(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(directory, file)));
  return {
    version: hash.digest('hex').slice(0, 16),
    files,
    contentSecurityPolicy: contentSecurityPolicy(),
  };
}
