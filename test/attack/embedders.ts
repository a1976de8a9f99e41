import type { Page } from 'puppeteer-core';
import type { Embedded } from '../../src/client/embed.ts';
import { type RunningServer, serve } from '../../src/tools/serve.ts';
import { type BrowserName, findFirefox, type StockBrowser } from '../app/stock-browser.ts';
import { openSite, type Site, uploads } from '../browser/site.ts';

/** Milliseconds that a step in a page may take. */
export const PATIENCE = 120_000;

type Headers = Readonly<Record<string, string>>;

/** A site of Sheaf and one of somebody else, at another host name. */
export interface Embedders {
  readonly site: Site;
  /** The origin of the other site. */
  readonly stranger: string;
  /** Puts a page of the other site there; returns its address. */
  put(path: string, html: string, headers?: Headers): string;
  close(): Promise<void>;
}

export interface EmbeddersOptions {
  /** Origins that may embed the site; that of the other site when absent. */
  readonly origins?: readonly string[];
  /** What the host of Sheaf sends with a file. */
  readonly headersOf?: (path: string, stranger: string) => Headers;
  /** Further files of the site. */
  readonly files?: Headers;
}

export async function openEmbedders(options: EmbeddersOptions = {}): Promise<Embedders> {
  const { headersOf = () => ({}), files = {} } = options;
  const pages: Record<string, string> = {};
  const pageHeaders: Record<string, Headers> = {};
  const host: RunningServer = await serve({
    directory: 'test/fixtures',
    replace: pages,
    bare: true,
    headersOf: (path) => pageHeaders[path] ?? {},
  });
  const { origin: stranger } = new URL(host.address.href.replace('127.0.0.1', 'localhost'));
  const { origins = [stranger] } = options;
  const site = await openSite({
    prefix: '/tools/sheaf/',
    bare: true,
    headersOf: (path) => headersOf(path, stranger),
    replace: { ...files, 'sheaf.config.json': JSON.stringify({ origins }) },
  });
  return {
    site,
    stranger,
    put(path, html, headers = {}) {
      pages[path] = `<!doctype html><title>Other site</title>${html}`;
      pageHeaders[path] = headers;
      return `${stranger}/${path}`;
    },
    async close() {
      const received = uploads(site);
      await site.stop();
      await host.close();
      if (received.length > 0) throw new Error(`The host received ${JSON.stringify(received)}.`);
    },
  };
}

/** The element of a page that loads the site's `embed.js`. */
export const embedScript = (site: Site): string => `<script src="${new URL('embed.js', site.address)}"></script>`;

/** What `embed()` of a page ends with: the key, or the error. */
export const embedIn = (page: Page, options: object = {}): Promise<{ code?: string; message?: string; key?: string }> =>
  page.evaluate(async (given) => {
    const host = globalThis as unknown as { sheaf: { embed(options: object): Promise<{ key: string }> } };
    try {
      const embedded = await host.sheaf.embed(given);
      Object.assign(globalThis, { embedded });
      return { key: embedded.key };
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      return { ...(code === undefined ? {} : { code }), message };
    }
  }, options);

/** The Markdown of a file that a page which has embedded the site has it read. */
export const parseIn = (page: Page, file: Uint8Array): Promise<string> =>
  page.evaluate(async (base64) => {
    const { embedded } = globalThis as unknown as { embedded: Embedded };
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return (await embedded.createClient().parse(new Blob([bytes]))).markdown.content;
  }, Buffer.from(file).toString('base64'));

/** The browsers to attack in, each with the reason why it cannot be; none where it can. */
export const browsers: readonly { readonly name: BrowserName; readonly missing: string | undefined }[] = [
  { name: 'chrome', missing: undefined },
  {
    name: 'firefox',
    missing: findFirefox() === undefined ? 'No Firefox is installed, and FIREFOX_PATH names none.' : undefined,
  },
];

/** A page of a browser at an address. */
export async function openAt({ browser }: StockBrowser, address: string | URL): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(String(address));
  return page;
}
