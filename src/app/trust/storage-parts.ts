/** What the site keeps for offline use, by part, in bytes. */
export interface KeptFiles {
  /** The app and what reads PDF and Word files. */
  readonly app: number;
  /** Text recognition with its models. */
  readonly recognition: number;
  /** Those of the version before, for tabs that were opened with it. */
  readonly previous: number;
}

const RECOGNITION = 'ocr/';

/** Measures what the service worker of the site at `base` keeps; all 0 where there is none. */
export async function keptFiles(base: string): Promise<KeptFiles> {
  const kept = { app: 0, recognition: 0, previous: 0 };
  // Missing on plain http, and refused where site data are blocked.
  const all = (await globalThis.caches?.keys().catch(() => undefined)) ?? [];
  const names = all.filter((name) => name.startsWith(`sheaf files ${base} `));
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const part =
        name !== names.at(-1) ? 'previous' : request.url.startsWith(base + RECOGNITION) ? 'recognition' : 'app';
      kept[part] += (await (await cache.match(request))?.blob())?.size ?? 0;
    }
  }
  return kept;
}
