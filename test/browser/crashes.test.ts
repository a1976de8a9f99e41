import { expect, test } from 'vitest';
import { pagesPdf } from '../fixtures/pdf.ts';
import { stopServiceWorkers } from './browser.ts';
import { deviceKey, jobs, longPdf, pagesLeft, parse, readingBegins, rows } from './calls.ts';
import { openSetting } from './setting.ts';

test('a service worker stopped in the middle of a call answers it all the same, and charges once', async () => {
  const { site, open } = await openSetting();
  const page = await open();
  const key = await deviceKey(page);
  const before = await pagesLeft(page, site.address, key);
  const begun = readingBegins(page, site.address);
  const reply = parse(page, site.address, key, longPdf());
  await begun;
  await stopServiceWorkers(page);
  expect(await reply).toMatchObject({ status: 200, body: { pageCount: 200 } });
  expect(await pagesLeft(page, site.address, key)).toBe(before - 200);
  await expect.poll(() => jobs(page, site.address)).toEqual([]);
});

test('a browser killed in the middle of a call drops it after a relaunch: nothing is charged, and nothing stays', async () => {
  const { site, open, browser } = await openSetting();
  const page = await open();
  const key = await deviceKey(page);
  const before = await pagesLeft(page, site.address, key);
  const begun = readingBegins(page, site.address);
  const lost = parse(page, site.address, key, longPdf()).catch(() => 'the call died with its page');
  await begun;
  await browser.kill();
  expect(await lost).toBe('the call died with its page');

  await browser.relaunch();
  const again = await open();
  await expect.poll(() => rows(again, site.address)).toEqual({ jobs: 0, progress: 0, files: 0, answers: 0 });
  expect(await pagesLeft(again, site.address, key)).toBe(before);
  expect(await parse(again, site.address, key, pagesPdf(2))).toMatchObject({ status: 200, body: { pageCount: 2 } });
  expect(await pagesLeft(again, site.address, key)).toBe(before - 2);
});

test('a call that its caller gives up ends its worker, costs nothing and leaves nothing', async () => {
  const { site, open } = await openSetting();
  const page = await open();
  const key = await deviceKey(page);
  const before = await pagesLeft(page, site.address, key);
  const begun = readingBegins(page, site.address);
  const content = Buffer.from(longPdf()).toString('base64');
  await page.evaluate(
    ({ url, key, content }) => {
      const controller = new AbortController();
      window.abort = () => controller.abort();
      window.outcome = fetch(url, {
        method: 'POST',
        signal: controller.signal,
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ file_content: content }),
      }).then(String, (error: Error) => error.name);
    },
    { url: new URL('parse', site.address).href, key, content },
  );
  await begun;
  await page.evaluate(() => window.abort());
  expect(await page.evaluate(() => window.outcome)).toBe('AbortError');
  await expect.poll(() => jobs(page, site.address)).toEqual([]);
  expect(await pagesLeft(page, site.address, key)).toBe(before);
});
