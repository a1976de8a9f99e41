import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Viewport } from 'puppeteer-core';
import { browserArguments, findBrowser } from '../../src/tools/find-browser.ts';
import { watchForeignRequests } from '../browser/foreign-requests.ts';

export type BrowserName = 'chrome' | 'firefox';

const FIREFOX = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];

/** Path of a stock Firefox: the one that FIREFOX_PATH names, or an installed one; undefined where there is none. */
export const findFirefox = (): string | undefined => FIREFOX.find((path) => path !== undefined && existsSync(path));

/** What Firefox asks its maker for, whatever is shown: a released build cannot be told not to. */
const OWN_REQUEST = /[ .](?:mozilla|firefox)\.(?:com|net|org):443$/;

export interface StockBrowser {
  readonly browser: Browser;
  /** What was asked of any machine but this one, by whomever but Firefox itself. */
  foreign(): string[];
  close(): Promise<void>;
}

/** A profile for Chromium whose visitor has blocked site data everywhere. */
async function blockingProfile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-browser-'));
  await mkdir(join(folder, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  return folder;
}

/**
 * Starts a browser as it is installed, over WebDriver BiDi in Firefox.
 * @param blocksSiteData whether its visitor lets no site keep anything.
 */
export async function launchStockBrowser(
  browserName: BrowserName,
  defaultViewport: Viewport | null = null,
  blocksSiteData = false,
): Promise<StockBrowser> {
  const profile = blocksSiteData && browserName === 'chrome' ? await blockingProfile() : undefined;
  const proxy = await watchForeignRequests();
  const { port } = new URL(proxy.argument.split('=')[1] ?? '');
  const proxied = { 'network.proxy.type': 1, 'network.proxy.share_proxy_settings': true };
  const through = { 'network.proxy.http': '127.0.0.1', 'network.proxy.http_port': Number(port) };
  const secure = { 'network.proxy.ssl': '127.0.0.1', 'network.proxy.ssl_port': Number(port) };
  const browser = await puppeteer.launch({
    headless: true,
    defaultViewport,
    ...(browserName === 'firefox'
      ? {
          browser: 'firefox',
          executablePath: findFirefox() ?? '',
          extraPrefsFirefox: {
            ...proxied,
            ...through,
            ...secure,
            ...(blocksSiteData && { 'network.cookie.cookieBehavior': 2 }),
          },
        }
      : {
          executablePath: await findBrowser(),
          args: [...browserArguments(), proxy.argument],
          ...(profile === undefined ? {} : { userDataDir: profile }),
        }),
  });
  return {
    browser,
    foreign: () => proxy.seen.filter((request) => !OWN_REQUEST.test(request)),
    async close() {
      await browser.close();
      await proxy.close();
      if (profile !== undefined) await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
