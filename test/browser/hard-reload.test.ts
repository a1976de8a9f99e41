import { expect, test } from 'vitest';
import { textPdf } from '../fixtures/pdf.ts';
import { deviceKey, parse } from './calls.ts';
import { openSetting } from './setting.ts';

test('after a hard reload, which passes the service worker by, calls are answered by it again', async () => {
  const { site, open } = await openSetting();
  const page = await open();
  const key = await deviceKey(page);
  await page.addInitScript(() => {
    window.controlledAtCall = navigator.serviceWorker.controller !== null;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  await page.reload({ waitUntil: 'commit' });
  await devtools.send('Network.setBypassServiceWorker', { bypass: false });
  await page.waitForFunction(() => 'sheaf' in window);
  expect(await page.evaluate(() => window.controlledAtCall)).toBe(false);
  expect(await page.evaluate(async () => (await window.sheaf.ready()).door)).toBe('service-worker');
  const reply = await parse(page, site.address, key, textPdf('Reloaded'));
  expect(reply).toMatchObject({ status: 200, body: { markdown: { content: 'Reloaded' } } });
});
