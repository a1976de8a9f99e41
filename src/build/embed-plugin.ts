import type { Plugin, ResolvedConfig } from 'vite';
import type { BundledPackages } from './bundled-packages.ts';
import { type ClassicScript, serveScript, writeScript } from './classic-script.ts';

/** The script that other origins load. */
export const EMBED_FILE = 'embed.js';

// Other origins may load a classic script; a module would need CORS headers from the host.
const script: ClassicScript = { entry: 'src/client/embed.ts', file: EMBED_FILE, name: 'sheaf' };

/** Builds `embed.js`, whose exports are the global `sheaf` of the page that loads it. */
export function embedScript(packages: BundledPackages): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'sheaf:embed',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: () => writeScript(config, script, packages),
    configureServer: (server) => serveScript(server, script),
  };
}
