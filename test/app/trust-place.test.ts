import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { digest } from '../../src/platform/digest.ts';
import { openBrowser } from '../browser/browser.ts';
import { openSetting, shared } from '../browser/setting.ts';
import { openSite, uploads } from '../browser/site.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { button, choose, goTo, reading } from './workplace.ts';

const bytes = textPdf('A note');

/** The page with a document of the visitor's. */
async function openNote(): Promise<{ page: Page }> {
  const { open } = await openSetting();
  const page = await open();
  await reading(page).getByRole('heading', { name: 'Wrenfield Allotments' }).waitFor();
  await choose(page, 'note.pdf', bytes);
  await reading(page).getByText('A note').waitFor();
  return { page };
}

const note = shared(openNote);
const receipt = (page: Page): Locator => page.getByRole('region', { name: 'Receipt' });

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a receipt has the digests of the document and of what was saved, and no request elsewhere', async () => {
  const { page } = note();
  await page.getByRole('tab', { name: 'Text' }).click();
  const text = await saved(page, () => button(page, 'Download').click());
  await page.getByRole('link', { name: 'Receipt' }).click();
  await receipt(page).getByText('Markdown: ').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Receipt');
  const json = await saved(page, () => button(page, 'Download JSON').click());
  expect(json.name).toBe('note.receipt.json');
  expect(JSON.parse(json.bytes.toString())).toMatchObject({
    document: { name: 'note.pdf', bytes: bytes.length, sha256: await digest(bytes) },
    operations: [{ operation: 'parse' }],
    requests: { elsewhere: [], withBody: 0 },
    violations: [],
    saved: [{ name: 'note.txt', sha256: await digest(new Uint8Array(text.bytes)) }],
    build: JSON.parse(await readFile('dist/version.json', 'utf8')),
  });
  const printed = (await saved(page, () => button(page, 'Download text').click())).bytes.toString();
  expect(printed).toContain(`SHA-256 ${await digest(bytes)}`);
  expect(printed).toContain('0 bytes of a document');
});

test('storage is told by part', async () => {
  const { page } = note();
  await goTo(page, 'Trust');
  const part = (name: string): Locator => page.getByRole('row', { name }).getByRole('cell').last();
  await expect.poll(() => part('The app, for offline use').textContent()).toMatch(/ MB$/);
  expect(await part('Text recognition').textContent()).toBe('0 bytes');
});

test('what the page asks for or is refused is on the receipt, and the line at the top says so', async () => {
  const { page } = await openNote();
  await page.getByRole('link', { name: '0 bytes sent' }).waitFor();
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
  await page.evaluate(() => fetch('no-such-file').catch(() => undefined));
  await page.getByRole('link', { name: '1 request not as expected' }).click();
  await receipt(page).getByText('connect-src: https://elsewhere.example').waitFor();
  await receipt(page)
    .getByText(/^GET .*no-such-file$/)
    .waitFor();
});

test('a file of the recogniser that a worker asks the host for is on the receipt', async () => {
  const { page } = note();
  await goTo(page, 'Documents');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByLabel('Recognition').selectOption('On every page');
  await button(page, 'Read again').click();
  await page
    .getByText(/^1 page · /)
    .first()
    .waitFor();
  await goTo(page, 'Trust');
  await receipt(page)
    .getByText(/^GET .*ocr\/.*traineddata/)
    .waitFor();
});

test('that everything was deleted is said where it was asked for, and stays', async () => {
  const { page } = note();
  await goTo(page, 'Trust');
  await button(page, 'Delete everything').click();
  await button(page.getByRole('dialog'), 'Delete everything').click();
  const kept = page.getByRole('region', { name: 'Kept on this device' });
  await kept.getByText('Everything is deleted. A new key was made.').waitFor();
  await receipt(page).getByText('Add a document, and its receipt is here.').waitFor();
});

test('a request that leaves with a body is on the receipt, whatever makes it', async () => {
  const site = await openSite({ bare: true });
  const browser = await openBrowser();
  try {
    const page = await browser.context.newPage();
    await page.goto(site.address.href);
    await page.getByRole('link', { name: '0 bytes sent' }).waitFor();
    await page.evaluate(() => navigator.sendBeacon('collect', 'a document'));
    await page.getByRole('link', { name: '1 request not as expected' }).click();
    await receipt(page)
      .getByText(/^POST .*collect, with a body$/)
      .waitFor();
    expect(uploads(site)).toMatchObject([{ url: '/collect', hasBody: true }]);
  } finally {
    await browser.close();
    await site.stop();
  }
});
