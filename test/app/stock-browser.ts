import { existsSync } from 'node:fs';
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

/** Starts a browser as it is installed, over WebDriver BiDi in Firefox. */
export async function launchStockBrowser(
  browserName: BrowserName,
  defaultViewport: Viewport | null = null,
): Promise<StockBrowser> {
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
          extraPrefsFirefox: { ...proxied, ...through, ...secure },
        }
      : { executablePath: await findBrowser(), args: [...browserArguments(), proxy.argument] }),
  });
  return {
    browser,
    foreign: () => proxy.seen.filter((request) => !OWN_REQUEST.test(request)),
    async close() {
      await browser.close();
      await proxy.close();
    },
  };
}
