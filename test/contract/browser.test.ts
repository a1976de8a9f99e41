import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openBrowser } from '../browser/browser.ts';
import { openSite, uploads, withoutRecogniser } from '../browser/site.ts';
import { config } from './config.ts';
import { type Door, send } from './door.ts';
import { contractSuite } from './suite.ts';

const replace = { 'sheaf.config.json': JSON.stringify(config), ...withoutRecogniser() };

/** A page's own `fetch`, under whatever answers it there. */
async function openDoor(arguments_: readonly string[], host: string, door: 'service-worker' | 'page'): Promise<Door> {
  const site = await openSite({ prefix: '/tools/sheaf/', replace, bare: true });
  const browser = await openBrowser(arguments_);
  const address = new URL(site.address);
  address.hostname = host;
  const page: Page = await browser.context.newPage();
  await page.goto(address.href);
  expect(await page.evaluate(async () => (await window.sheaf.ready()).door)).toBe(door);
  return {
    call: (spec) => page.evaluate(`(${send.toString()})(${JSON.stringify(address.href)}, ${JSON.stringify(spec)})`),
    async close() {
      expect(uploads(site), 'no document reaches the host').toEqual([]);
      expect(browser.foreign(address), 'no request leaves for another origin').toEqual([]);
      await browser.close();
      await site.stop();
    },
  };
}

contractSuite('through the service worker', () => openDoor([], '127.0.0.1', 'service-worker'));

// Plain http on another host than loopback: no service worker, no Web Locks, no WebCrypto.
contractSuite('in a page without a service worker', () =>
  openDoor(['--host-resolver-rules=MAP sheaf.test 127.0.0.1', '--proxy-bypass-list=sheaf.test'], 'sheaf.test', 'page'),
);
