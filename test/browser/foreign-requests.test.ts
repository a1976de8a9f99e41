import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { openSite, uploads } from './site.ts';

/** Sends requests where no page of ours may send them, from a page and from a service worker. */
const LEAKING = {
  'leak.html': '<!doctype html><title>Leak</title>',
  'leak.js': `
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('message', (event) => event.waitUntil(fetch('https://worker.example/').catch(() => event.ports[0].postMessage('')))); `,
};

test('the tests see a request to another origin, whoever sends it', async () => {
  const site = await openSite({ bare: true, replace: LEAKING });
  const browser = await openBrowser();
  try {
    const page = await browser.context.newPage();
    await page.goto(new URL('leak.html', site.address).href);
    expect({ foreign: browser.foreign(site.address), uploads: uploads(site) }).toEqual({ foreign: [], uploads: [] });

    await page.evaluate(async () => {
      await fetch('http://page.example/', { mode: 'no-cors' }).catch(() => undefined);
      await fetch('parse', { method: 'POST', body: 'a document' });
      await navigator.serviceWorker.register('leak.js');
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      active?.postMessage('', [port2]);
      await new Promise((resolve) => {
        port1.onmessage = resolve;
      });
    });
    expect(browser.foreign(site.address)).toEqual(
      expect.arrayContaining(['GET http://page.example/', 'CONNECT worker.example:443']),
    );
    expect(uploads(site)).toMatchObject([{ method: 'POST', url: '/parse', hasBody: true }]);
  } finally {
    await browser.close();
    await site.stop();
  }
});
