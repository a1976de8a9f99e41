import type { Page } from 'playwright';
import { serve } from '../../src/tools/serve.ts';
import type { Browser } from './browser.ts';
import { openSite, type Site, uploads } from './site.ts';
import { giveBack, takeBrowser } from './spare-browser.ts';

/** A site, and a page of another origin that loads its `embed.js`. */
export interface Embedding {
  readonly site: Site;
  readonly browser: Browser;
  /** The embedding page. It has called nothing yet. */
  readonly page: Page;
  /** What must not have happened: requests to third origins, and bodies that reached either host. */
  leaks(): { readonly foreign: readonly string[]; readonly uploads: readonly unknown[] };
  close(): Promise<void>;
}

export interface EmbeddingOptions {
  /** Where the embedding page is. The site is at 127.0.0.1: `localhost` is another site, 127.0.0.1 another origin only. */
  readonly hostname?: 'localhost' | '127.0.0.1';
  /** `origins` of the site's configuration; the embedding page's when absent. */
  readonly origins?: readonly string[];
  /** The rest of the configuration. */
  readonly config?: object;
  /** Files of the site that are others, by their paths in it. */
  readonly replace?: Readonly<Record<string, string>>;
}

export async function openEmbedding(options: EmbeddingOptions = {}): Promise<Embedding> {
  const { hostname = 'localhost', config = {}, replace = {} } = options;
  const pages: Record<string, string> = {};
  const received: unknown[] = [];
  const host = await serve({
    directory: 'test/fixtures',
    replace: pages,
    bare: true,
    onRequest: (request) => request.hasBody && received.push(request),
  });
  const address = new URL('host.html', host.address);
  address.hostname = hostname;
  const { origins = [address.origin] } = options;
  const site = await openSite({
    prefix: '/tools/sheaf/',
    bare: true,
    replace: { ...replace, 'sheaf.config.json': JSON.stringify({ ...config, origins }) },
  });
  pages['host.html'] = `<!doctype html><title>Host</title><script src="${new URL('embed.js', site.address)}"></script>`;
  const browser = await takeBrowser();
  const page = await browser.context.newPage();
  await page.goto(address.href);
  return {
    site,
    browser,
    page,
    leaks: () => ({
      foreign: browser.foreign(site.address).filter((url) => !url.startsWith(address.origin)),
      uploads: [...uploads(site), ...received],
    }),
    async close() {
      await giveBack(browser, site.address, address);
      await site.stop();
      await host.close();
    },
  };
}
