import { expect, test } from 'vitest';
import { textPdf } from '../fixtures/pdf.ts';
import { deviceKey, longPdf, pagesLeft, parse, readingBegins } from './calls.ts';
import { CALLER, openSetting } from './setting.ts';

test('a second tab calls with the same key and the same allowance', async () => {
  const { site, open } = await openSetting();
  const [first, second] = [await open(), await open()];
  const key = await deviceKey(first);
  expect(await deviceKey(second)).toBe(key);
  const before = await pagesLeft(second, site.address, key);
  expect((await parse(first, site.address, key, textPdf('One'))).status).toBe(200);
  expect(await pagesLeft(second, site.address, key)).toBe(before - 1);
});

test('a page that lends no worker is answered by a tab that does', async () => {
  const { site, open } = await openSetting({ replace: CALLER });
  const key = await deviceKey(await open());
  const caller = await open('caller.html');
  expect(await parse(caller, site.address, key, textPdf('Lent'))).toMatchObject({ status: 200 });
});

test('when the tab that works is closed in the middle of a job, another tab answers the call', async () => {
  const { site, open } = await openSetting({ replace: CALLER });
  const working = await open();
  const key = await deviceKey(working);
  const caller = await open('caller.html');
  const before = await pagesLeft(caller, site.address, key);
  const begun = readingBegins(caller, site.address);
  const reply = parse(caller, site.address, key, longPdf());
  await begun;
  await working.close();
  await open();
  expect(await reply).toMatchObject({ status: 200, body: { pageCount: 200 } });
  expect(await pagesLeft(caller, site.address, key)).toBe(before - 200);
});

test('with no tab open that could work, the call is refused as one to repeat later', async () => {
  const { site, open } = await openSetting({ replace: CALLER });
  const page = await open();
  const key = await deviceKey(page);
  const caller = await open('caller.html');
  await page.close();
  const refused = await parse(caller, site.address, key, textPdf('Nobody'));
  expect(refused).toMatchObject({ status: 503, body: { code: 'no_worker', retryable: true } });
});
