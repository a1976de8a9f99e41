import type { Page } from 'playwright';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import type { ServeOptions } from '../../src/tools/serve.ts';
import { type Browser, openBrowser } from './browser.ts';
import { openSite, type Site, uploads } from './site.ts';

export interface Setting {
  readonly site: Site;
  readonly browser: Browser;
  /** Opens an address below the site's folder; the page itself when absent. */
  open(path?: string): Promise<Page>;
}

type Closing = (isGood: boolean) => Promise<void>;

const closing: Closing[] = [];
/** The browser of the test before: to start one costs as much as a first visit. */
let spare: Browser | undefined;

async function close(all: Closing[], isGood: boolean): Promise<void> {
  while (all.length > 0) await all.pop()?.(isGood);
}

afterEach(({ task }) => close(closing, task.result?.state !== 'fail'));

afterAll(() => spare?.close());

async function takeBrowser(): Promise<Browser> {
  const taken = spare ?? (await openBrowser());
  spare = undefined;
  return taken;
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
  closing.push(async (isGood) => {
    const leaks = { foreign: browser.foreign(site.address), uploads: uploads(site) };
    if (isGood && isUsual && !spare && (await browser.forget(site.address))) spare = browser;
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
