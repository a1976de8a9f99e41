import type { Plugin, ResolvedConfig } from 'vite';
import type { BundledPackages } from './bundled-packages.ts';
import { type ClassicScript, serveScript, writeScript } from './classic-script.ts';

/** The script that other origins load. */
export const EMBED_FILE = 'embed.js';

const scripts: readonly ClassicScript[] = [
  // Other origins may load a classic script; a module would need CORS headers from the host.
  { entry: 'src/client/embed.ts', file: EMBED_FILE, name: 'sheaf' },
  // A module would run after the scripts that it has to come before.
  { entry: 'src/client/guard.ts', file: 'guard.js' },
];

/**
 * Builds the classic scripts that pages load: `embed.js`, whose exports are the global `sheaf` of the page, and
 * `guard.js`.
 */
export function pageScripts(packages: BundledPackages): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'sheaf:page-scripts',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      // The service worker keeps them for offline use, and is built after them.
      sequential: true,
      order: 'pre',
      async handler() {
        for (const script of scripts) await writeScript(config, script, packages);
      },
    },
    configureServer(server) {
      for (const script of scripts) serveScript(server, script);
    },
  };
}
