import { expect, test } from 'vitest';
import { textPdf } from '../fixtures/pdf.ts';
import { deviceKey, parse } from './calls.ts';
import { openSetting } from './setting.ts';

test('after a hard reload calls are answered by the service worker again', async () => {
  const { site, open } = await openSetting();
  const page = await open();
  const key = await deviceKey(page);
  const devtools = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await loaded;
  const reply = await parse(page, site.address, key, textPdf('Reloaded'));
  expect(reply).toMatchObject({ status: 200, body: { markdown: { content: 'Reloaded' } } });
});
