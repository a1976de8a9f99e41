import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { type ClassicScript, serveScript, writeScript } from './classic-script.ts';

/** The script that other origins load. */
export const EMBED_FILE = 'embed.js';

// A module would need leave from the host (CORS) to be loaded by other origins; a classic script needs none.
const script: ClassicScript = { entry: 'src/client/embed.ts', file: EMBED_FILE, name: 'sheaf' };

/** Builds `embed.js`, whose exports are the global `sheaf` of the page that loads it. */
export function embedScript(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'sheaf:embed',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: () => writeScript(config, script, resolve(config.root, config.build.outDir)),
    configureServer: (server) => serveScript(server, script),
  };
}
