import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { longPdf, readingBegins } from '../browser/calls.ts';
import { openSetting } from '../browser/setting.ts';
import { slipPdf } from '../fixtures/pdf.ts';
import { scannedPdf } from '../fixtures/scan.ts';
import { choose, goTo, reading, row } from './workplace.ts';

test('a file that is shared with the app stays on the device and is read when the app opens', async () => {
  const { open, site } = await openSetting({ prefix: '/some/where/' });
  const page = await open();
  await page.evaluate(() => window.sheaf.ready());
  const content = [...(await readFile('public/examples/invoice.pdf'))];
  await page.evaluate(async (bytes) => {
    const form = new FormData();
    form.append('files', new File([Uint8Array.from(bytes)], 'shared bill.pdf', { type: 'application/pdf' }));
    await fetch('share', { method: 'POST', body: form });
  }, content);
  const opened = await open();
  await row(opened, 'shared bill.pdf').waitFor();
  await reading(opened).getByText('Gold lettering on spines').first().waitFor();
  expect(site.requests.filter(({ url }) => url.includes('share'))).toEqual([]);
  const again = await open();
  await reading(again).getByRole('heading', { name: 'Wrenfield Allotments' }).waitFor();
  expect(await row(again, 'shared bill.pdf').count()).toBe(0);
});

test('a file that the installed app is opened with is read', async () => {
  const { site, browser } = await openSetting();
  const page = await browser.context.newPage();
  // What the operating system does is the browser's; the page is given a handle, as by `LaunchQueue`.
  await page.addInitScript(() => {
    const getFile = async (): Promise<File> =>
      new File([await (await fetch('examples/invoice.pdf')).blob()], 'opened.pdf');
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (take: (launch: unknown) => void) => take({ files: [{ getFile }] }) },
    });
  });
  await page.goto(site.address.href);
  await row(page, 'opened.pdf').waitFor();
  await reading(page).getByText('Gold lettering on spines').first().waitFor();
});

test('the manifest names icons, files and an address for what is shared that are there, below any folder', async () => {
  const manifest = JSON.parse(await readFile('dist/manifest.webmanifest', 'utf8'));
  const sizes: Record<string, readonly [number, number]> = {};
  for (const { src, sizes: said } of manifest.icons) {
    const file = await readFile(`dist/${src}`);
    if (src.endsWith('.png')) sizes[said] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  }
  expect(sizes).toEqual({ '192x192': [192, 192], '512x512': [512, 512] });
  const base = 'https://example.org/some/where/';
  const addresses = [manifest.start_url, manifest.file_handlers[0].action, manifest.share_target.action];
  expect(addresses.map((address) => new URL(address, base).href)).toEqual([base, base, `${base}share`]);
});

/** Of a document that is being read while a new version comes: some seconds of work. */
const PAGES = 80;

test('a new version is told, waits for documents that are being read, and never reloads on its own', async () => {
  const replace: Record<string, string> = {};
  const { open, site } = await openSetting({ replace });
  const page = await open();
  await page.evaluate(() => window.sheaf.ready());
  const begins = readingBegins(page, site.address, PAGES);
  await choose(page, 'long.pdf', longPdf(PAGES));
  await begins;
  replace['service-worker.js'] = `${await readFile('dist/service-worker.js', 'utf8')}\n// newer`;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const notice = page.getByText('There is a new version of Sheaf.');
  await notice.waitFor();
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect.poll(() => reload.isEnabled()).toBe(true);
  expect(await row(page, 'long.pdf').textContent()).toContain(`${PAGES} pages`);
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await reading(page).getByRole('heading', { name: 'Wrenfield Allotments' }).waitFor();
  expect(await notice.count()).toBe(0);
});

test('what works offline is said by part, and once everything is fetched a scan is read with the larger model', async () => {
  const { open, site } = await openSetting();
  const page = await open();
  await page.evaluate(() => window.sheaf.ready());
  await goTo(page, 'Trust');
  const part = (name: string) => page.getByRole('row', { name });
  await part('What reads PDF and Word files').getByText('works offline').waitFor();
  await part('Text recognition, in English').getByText('MB to fetch').waitFor();
  await part('The larger model for scans').getByText('MB to fetch').waitFor();
  expect(site.requests.filter(({ url }) => url.includes('/ocr/'))).toEqual([]);
  await page.getByRole('button', { name: 'Fetch everything now' }).click();
  await expect.poll(() => page.getByRole('cell', { name: 'works offline', exact: true }).count()).toBe(5);
  await site.stop();
  const offline = await open();
  await choose(offline, 'letter.pdf', await scannedPdf(slipPdf('Nitrate is within limits.')));
  await reading(offline).getByText('Nitrate').waitFor();
  await offline.getByRole('button', { name: 'Options', exact: true }).click();
  await offline.getByLabel('Use the larger model').check();
  await offline.getByRole('button', { name: 'Read again', exact: true }).click();
  await reading(offline).getByText('Nitrate').waitFor();
  expect(await row(offline, 'letter.pdf').textContent()).toContain('1 page');
});
