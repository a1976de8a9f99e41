import { expect, test } from 'vitest';
import { textPdf } from '../fixtures/pdf.ts';
import { deviceKey, parse } from './calls.ts';
import { openSetting } from './setting.ts';

test('on the first visit the service worker answers without a reload', async () => {
  const { site, open } = await openSetting();
  const page = await open();
  const reply = await parse(page, site.address, await deviceKey(page), textPdf('First visit'));
  expect(reply).toMatchObject({ status: 200, body: { markdown: { content: 'First visit' }, pageCount: 1 } });
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
    new URL('service-worker.js', site.address).href,
  );
});

test('a call made before the service worker controls the page waits and is then answered', async () => {
  const script = `
    import { ready } from './client.js';
    window.controlledAtCall = navigator.serviceWorker.controller !== null;
    window.reply = fetch('query', { headers: { 'x-api-key': 'sk_wrong' } }).then((response) => response.status);`;
  const { open, site } = await openSetting({
    replace: { 'caller.html': `<!doctype html><title>Caller</title><script type="module">${script}</script>` },
  });
  const page = await open('caller.html');
  const [controlledAtCall, status] = await page.evaluate(() => Promise.all([window.controlledAtCall, window.reply]));
  expect({ controlledAtCall, status }).toEqual({ controlledAtCall: false, status: 403 });
  expect(site.requests.map(({ url }) => url)).not.toContain('/query');
});

test('served under a sub-path, the site keeps to it', async () => {
  const { site, open } = await openSetting({ prefix: '/some/where/' });
  const page = await open();
  const reply = await parse(page, site.address, await deviceKey(page), textPdf('Below'));
  expect(reply).toMatchObject({ status: 200, body: { markdown: { content: 'Below' } } });
  expect(site.requests.filter(({ url }) => !url.startsWith('/some/where/'))).toEqual([]);
});
