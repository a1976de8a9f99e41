import { type Config, defaultConfig, parseConfig } from './config.ts';

const FILE = 'sheaf.config.json';

/** Milliseconds after which a web host that has not answered counts as offline: the copy of the last visit is read. */
const PATIENCE = 3000;

/**
 * Returns a function that reads the site's `sheaf.config.json` once: from the web host, else the copy of the last
 * visit, else the defaults. It rejects with `ConfigError` for an invalid file, which the next call reads again.
 */
export function configFile(base: string): () => Promise<Config> {
  let config: Promise<Config> | undefined;
  return () => {
    config ??= readText(new URL(FILE, base).href)
      .then((text) => (text === undefined ? defaultConfig : parseConfig(text)))
      .catch((error) => {
        config = undefined;
        throw error;
      });
    return config;
  };
}

async function readText(url: string): Promise<string | undefined> {
  // Cache Storage is missing on plain http, and refused where site data are blocked.
  const cache = await globalThis.caches?.open(`sheaf config ${url}`).catch(() => undefined);
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) return undefined;
    // On a full disk the copy of the last visit stays.
    await cache?.put(url, response.clone()).catch(() => undefined);
    return await response.text();
  } catch {
    return (await cache?.match(url))?.text();
  }
}
