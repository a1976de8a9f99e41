import type { Site } from '../src/api/site.ts';

/** Caches kept: this version's files, and the previous one's for pages that were opened before the update. */
const VERSIONS_KEPT = 2;

/** The site's own files, kept for offline use. */
export class SiteFiles {
  readonly #base: string;
  readonly #site: Site;
  readonly #prefix: string;

  constructor(base: string, site: Site) {
    this.#base = base;
    this.#site = site;
    this.#prefix = `sheaf files ${base} `;
  }

  /** Fetches every file of this version, past the browser's own cache. Rejects when one cannot be had. */
  async keep(): Promise<void> {
    const cache = await caches.open(this.#name);
    const requests = this.#site.files.map((file) => new Request(this.#url(file), { cache: 'no-store' }));
    await cache.addAll(requests);
  }

  /** Drops what older versions kept. */
  async dropOld(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(this.#prefix) && name !== this.#name);
    const old = names.slice(0, Math.max(0, names.length - (VERSIONS_KEPT - 1)));
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  /** The file at an address: from this version, from an older one that an open page still uses, or from the host. */
  async respond(request: Request): Promise<Response> {
    const address = this.#address(request.url);
    const cache = await caches.open(this.#name);
    const isOnNeed = this.#isOnNeed(address);
    // Asked for anew: what is kept has turned out to be broken.
    const anew = isOnNeed && request.cache === 'reload';
    const own = anew ? undefined : await cache.match(address);
    if (own) return this.#protect(own);
    const older = anew ? undefined : await this.#matchOlder(address);
    // Pages that others put below this folder are theirs: our policy would break them.
    if (!isOnNeed) return older ? this.#protect(older) : fetch(request);
    const needed = older ?? (await fetch(address, { cache: request.cache }));
    if (needed.ok) await cache.put(address, needed.clone());
    return this.#protect(needed);
  }

  /** Whether a file of this version is fetched when it is first needed, and kept from then on. */
  #isOnNeed(address: string): boolean {
    return this.#site.filesOnNeed.some((file) => this.#url(file) === address);
  }

  async #matchOlder(address: string): Promise<Response | undefined> {
    for (const name of await caches.keys()) {
      if (!name.startsWith(this.#prefix)) continue;
      const kept = await (await caches.open(name)).match(address);
      if (kept) return kept;
    }
    return undefined;
  }

  /** Adds the policy that a static host does not send: a worker's script is bound by its own response alone. */
  #protect(response: Response): Response {
    const headers = new Headers(response.headers);
    headers.set('content-security-policy', this.#site.contentSecurityPolicy);
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
