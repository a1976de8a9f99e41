import type { Page } from 'playwright';
import { type Browser, openBrowser } from '../../browser/browser.ts';
import { deviceKey } from '../../browser/calls.ts';
import { openSite, type Site } from '../../browser/site.ts';

/** A site, and a browser on a profile that outlives it. */
export interface Attacked {
  readonly site: Site;
  readonly browser: Browser;
  readonly key: string;
  open(path?: string): Promise<Page>;
  close(): Promise<void>;
}

/** A page below the site's folder that knows nothing of Sheaf. */
const CALLER = { 'caller.html': '<!doctype html><title>Caller</title>' };
/** An allowance that no attack uses up. */
const CONFIG = { allowance: { pages: 10_000_000, renew: 'never' } };

/**
 * Serves a built site with a large allowance and visits it once.
 * @param config more of its `sheaf.config.json`.
 */
export async function openAttacked(directory: string, config: object = {}): Promise<Attacked> {
  const replace = { ...CALLER, 'sheaf.config.json': JSON.stringify({ ...CONFIG, ...config }) };
  const site = await openSite({ bare: true, directory, replace });
  const browser = await openBrowser();
  const open = async (path = ''): Promise<Page> => {
    const page = await browser.context.newPage();
    await page.goto(new URL(path, site.address).href);
    return page;
  };
  const key = await deviceKey(await open());
  return {
    site,
    browser,
    key,
    open,
    async close() {
      await browser.close();
      await site.stop();
    },
  };
}
