import type { FileOnNeed, Site } from '../src/api/site.ts';
import { type MissingFile, type MissingFiles, partOf, type SitePart, siteParts } from '../src/api/site-parts.ts';
import { digest } from '../src/platform/digest.ts';

/** Caches kept: this version's files, and the previous one's for pages that were opened before the update. */
const VERSIONS_KEPT = 2;

/** The site's own files, kept for offline use. */
export class SiteFiles {
  readonly #base: string;
  readonly #site: Site;
  readonly #prefix: string;
  /** By address: files of this version that are fetched when they are first needed, and kept from then on. */
  readonly #onNeed: ReadonlyMap<string, FileOnNeed>;

  readonly #passed: (request: Request) => void;

  /** @param passed is told of every request that goes to the host. */
  constructor(base: string, site: Site, passed: (request: Request) => void) {
    this.#base = base;
    this.#site = site;
    this.#passed = passed;
    this.#prefix = `sheaf files ${base} `;
    this.#onNeed = new Map(Object.entries(site.filesOnNeed).map(([file, onNeed]) => [this.#url(file), onNeed]));
  }

  /** Fetches every file of this version, past the browser's own cache. Rejects when one cannot be had. */
  async keep(): Promise<void> {
    const cache = await caches.open(this.#name);
    const requests = this.#site.files.map((file) => new Request(this.#url(file), { cache: 'no-store' }));
    for (const request of requests) this.#passed(request);
    await cache.addAll(requests);
  }

  /** What is not kept of each part of this version. */
  async missing(): Promise<MissingFiles> {
    const cache = await caches.open(this.#name);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const missing = Object.fromEntries(siteParts.map((part) => [part, []])) as unknown as Record<
      SitePart,
      MissingFile[]
    >;
    for (const file of [...this.#site.files, ...Object.keys(this.#site.filesOnNeed)]) {
      const part = partOf(file);
      const address = this.#url(file);
      if (part && !kept.has(address))
        missing[part].push({ address, bytes: this.#onNeed.get(address)?.[0]?.bytes ?? 0 });
    }
    return missing;
  }

  /** Drops what older versions kept. */
  async dropOld(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(this.#prefix) && name !== this.#name);
    const old = names.slice(0, Math.max(0, names.length - (VERSIONS_KEPT - 1)));
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  /**
   * The file at an address: from this version, from an older one that an open page still uses, or from the host. What is
   * to be kept of it is handed to `keepAlive`, so that its bytes reach the page while they arrive.
   */
  async respond(request: Request, keepAlive: (work: Promise<void>) => void): Promise<Response> {
    const address = this.#address(request.url);
    const cache = await caches.open(this.#name);
    const onNeed = this.#onNeed.get(address);
    // Asked for anew: what is kept has turned out to be broken.
    const anew = onNeed !== undefined && request.cache === 'reload';
    const own = anew ? undefined : await cache.match(address);
    if (own) return this.#protect(own, onNeed);
    const older = anew ? undefined : await this.#matchOlder(address);
    // Pages that others put below this folder are theirs: our policy would break them.
    if (!onNeed) return older ? this.#protect(older) : this.#fetch(request);
    // The browser's own cache may hold what was refused before.
    const needed = older ?? (await this.#fetch(new Request(address, { cache: anew ? 'reload' : 'no-cache' })));
    if (needed.ok) keepAlive(keepWhole(cache, address, needed.clone(), onNeed));
    return this.#protect(needed, onNeed);
  }

  #fetch(request: Request): Promise<Response> {
    this.#passed(request);
    return fetch(request);
  }

  async #matchOlder(address: string): Promise<Response | undefined> {
    for (const name of await caches.keys()) {
      if (!name.startsWith(this.#prefix)) continue;
      const kept = await (await caches.open(name)).match(address);
      if (kept) return kept;
    }
    return undefined;
  }

  /**
   * Adds the policy that a static host does not send: a worker's script is bound by its own response alone. The length is
   * that of what the page receives, as the host may have packed it for the way.
   */
  #protect(response: Response, onNeed?: FileOnNeed): Response {
    const headers = new Headers(response.headers);
    // Beside that of the host, which may say who frames the page.
    headers.append('content-security-policy', this.#site.contentSecurityPolicy);
    const [file, inflated] = onNeed ?? [];
    const received = headers.has('content-encoding') ? (inflated ?? file) : file;
    if (received && response.ok) {
      headers.delete('content-encoding');
      headers.set('content-length', String(received.bytes));
    }
    const { status, statusText } = response;
    return new Response(response.body, { status, statusText, headers });
  }

  get #name(): string {
    return this.#prefix + this.#site.version;
  }

  #url(file: string): string {
    return new URL(file, this.#base).href;
  }

  /** Without query and fragment; the folder itself is its index. */
  #address(url: string): string {
    const { origin, pathname } = new URL(url);
    const address = origin + pathname;
    return address === this.#base ? this.#url('index.html') : address;
  }
}

/** Keeps a response once all of it has arrived and is the file that it should be: a login page is not. */
async function keepWhole(cache: Cache, address: string, response: Response, forms: FileOnNeed): Promise<void> {
  try {
    const { status, statusText, headers } = response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const sum = await digest(bytes);
    if (!forms.some((form) => form.digest === sum)) return;
    await cache.put(address, new Response(bytes, { status, statusText, headers }));
  } catch {
    // It broke off, or there is no room for it: it is fetched again when it is needed again.
  }
}
