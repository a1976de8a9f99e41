import type { Page } from 'playwright';
import { afterAll, afterEach, beforeEach, expect, onTestFinished } from 'vitest';
import type { ServeOptions } from '../../src/tools/serve.ts';
import { type Browser, openBrowser } from './browser.ts';
import { openSite, type Site, uploads } from './site.ts';
import { giveBack, takeBrowser } from './spare-browser.ts';

export interface Setting {
  readonly site: Site;
  readonly browser: Browser;
  /** Opens an address below the site's folder; the page itself when absent. */
  open(path?: string): Promise<Page>;
}

type Closing = (isGood: boolean) => Promise<void>;

const closing: Closing[] = [];

async function close(all: Closing[], isGood: boolean): Promise<void> {
  while (all.length > 0) await all.pop()?.(isGood);
}

/**
 * The site and a browser for one test. When it ends, nothing may have left for another origin, and nothing but
 * requests for files may have reached the host.
 */
export async function openSetting(
  options: Partial<ServeOptions> = {},
  browserArguments: readonly string[] = [],
): Promise<Setting> {
  const site = await openSite({ bare: true, ...options });
  const isUsual = browserArguments.length === 0;
  const browser = await (isUsual ? takeBrowser() : openBrowser(browserArguments));
  if (closing.length === 0) onTestFinished(({ task }) => close(closing, task.result?.state !== 'fail'));
  closing.push(async (isGood) => {
    const leaks = { foreign: browser.foreign(site.address), uploads: uploads(site) };
    if (isGood && isUsual) await giveBack(browser, site.address);
    else await browser.close();
    await site.stop();
    expect(leaks).toEqual({ foreign: [], uploads: [] });
  });
  return {
    site,
    browser,
    async open(path = '') {
      const page = await browser.context.newPage();
      await page.goto(new URL(path, site.address).href);
      return page;
    },
  };
}

/**
 * What all tests of a file or of a `describe` share, each of which goes on where the one before ended. After a test that
 * failed it is opened anew.
 * @param open opens settings, and pages in them.
 */
export function shared<T extends object>(open: () => Promise<T>): () => T {
  let opened: T | undefined;
  const own: Closing[] = [];
  const end = async (isGood: boolean): Promise<void> => {
    opened = undefined;
    await close(own, isGood);
  };
  beforeEach(async () => {
    if (opened) return;
    opened = await open();
    own.push(...closing.splice(0));
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await end(false);
  });
  afterAll(() => end(true));
  return () => {
    if (!opened) throw new Error('What is shared is open in tests only.');
    return opened;
  };
}

/** A page below the site's folder that knows nothing of Sheaf: it calls, and lends no worker. */
export const CALLER = { 'caller.html': '<!doctype html><title>Caller</title>' };
