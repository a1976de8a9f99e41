import { expect, test } from 'vitest';
import { textPdf } from '../fixtures/pdf.ts';
import { png, scannedPdf, scanPage } from '../fixtures/scan.ts';
import { deviceKey, parse } from './calls.ts';
import { openSetting } from './setting.ts';

const FOX = ['The quick brown fox jumps over the lazy dog.', 'Pack my box with five dozen liquor jugs.'];

test('a scan is recognised on the device; once it has been, the next is too with the server gone', async () => {
  const { site, browser, open } = await openSetting();
  const first = await open();
  const key = await deviceKey(first);
  expect(await parse(first, site.address, key, textPdf('No scan'))).toMatchObject({ status: 200 });
  expect(
    site.requests.filter(({ url }) => url.includes('/ocr/')),
    'nothing of text recognition is loaded without a scan',
  ).toEqual([]);

  const reply = await parse(first, site.address, key, await scannedPdf(textPdf(...FOX)));
  expect(reply.body.markdown?.content).toBe(FOX.join(' '));
  expect(reply.body.messages).toMatchObject([{ code: 'recognised', page: 1, text: expect.stringContaining('(scan)') }]);

  await site.stop();
  await browser.kill();
  await browser.relaunch();
  const page = await open();
  const image = await scanPage(textPdf('Offline and as a picture'));
  expect(await parse(page, site.address, await deviceKey(page), png(image))).toMatchObject({
    status: 200,
    body: { markdown: { content: 'Offline and as a picture' }, pageCount: 1 },
  });
});
