import { type Config, defaultConfig, parseConfig } from './config.ts';

const FILE = 'sheaf.config.json';

/** A host that has not answered after this many milliseconds counts as gone: the copy of the last visit is read. */
const PATIENCE = 3000;

/**
 * Returns a function that reads the site's `sheaf.config.json`, once: from its host, else as it was at the last visit,
 * else the defaults. It rejects with `ConfigError` when the file is broken, and reads it again at the next call.
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
  // Cache Storage is missing on plain http.
  const cache = await globalThis.caches?.open(`sheaf config ${url}`);
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) return undefined;
    await cache?.put(url, response.clone());
    return await response.text();
  } catch {
    return (await cache?.match(url))?.text();
  }
}
