import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, choose, reading, row } from '../app/workplace.ts';
import { docx, element, paragraph } from '../fixtures/docx.ts';
import { agileEncrypted } from '../fixtures/docx-encrypted.ts';
import { longDocx } from '../fixtures/docx-long.ts';
import type { Browser } from './browser.ts';
import { deviceKey, pagesLeft, parse } from './calls.ts';
import { openSite, type Site, uploads } from './site.ts';
import { giveBack, takeBrowser } from './spare-browser.ts';

let site: Site;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await openSite({ bare: true });
  browser = await takeBrowser();
  page = await browser.context.newPage();
  await page.goto(site.address.href);
});

afterAll(async () => {
  const leaks = { foreign: browser.foreign(site.address), uploads: uploads(site) };
  await giveBack(browser, site.address);
  await site.stop();
  expect(leaks).toEqual({ foreign: [], uploads: [] });
});

/**
 * Cancels in the page itself at the change that shows the text, and returns that: reading goes on meanwhile, and a
 * busy machine may have ended it before a click from outside arrives.
 */
const cancelOnceShown = (cancel: string, pattern: string): Promise<string> =>
  page.evaluate(
    ([name, text]) =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
          const found = new RegExp(text).exec(button?.closest('[role="listitem"]')?.textContent ?? '');
          if (!button || !found) return;
          observer.disconnect();
          button.click();
          resolve(found[0]);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    [cancel, pattern] as const,
  );

test('a Word file of 1,000 pages shows the page it is at; cancelled there, it costs nothing', async () => {
  const key = await deviceKey(page);
  const before = await pagesLeft(page, site.address, key);
  const shown = cancelOnceShown('Cancel: book.docx', 'Reading p\\. \\d+/1000');
  await choose(page, 'book.docx', longDocx(1000));
  expect(await shown).toMatch(/^Reading p\. \d+\/1000$/);
  await row(page, 'book.docx').getByText('Cancelled').waitFor();
  await expect.poll(() => pagesLeft(page, site.address, key)).toBe(before);
});

test('a Word file of 100 pages is read to its last one', async () => {
  const { status, body } = await parse(page, site.address, await deviceKey(page), longDocx(100));
  expect(status).toBe(200);
  expect(body.pageCount).toBe(100);
  expect(body.markdown?.content).toContain('Chapter 100\n');
});

test('a Word file whose text is damaged is read by the second reader', async () => {
  const text = element('document', `<w:body>${paragraph('Salt &amp; pepper')}</w:body>`).replace('&amp;', '&');
  const damaged = docx({ parts: { 'word/document.xml': text } });
  const { status, body } = await parse(page, site.address, await deviceKey(page), damaged);
  expect(status).toBe(200);
  expect(body.markdown?.content).toContain('Salt & pepper');
});

test('an encrypted Word file asks for its password and opens with it', async () => {
  await choose(page, 'locked.docx', agileEncrypted(docx({ body: paragraph('Behind the lock') }), 'sesame'));
  const locked = row(page, 'locked.docx');
  await locked.getByLabel('Password', { exact: true }).fill('guess');
  await button(locked, 'Open').click();
  await locked.getByText('This password does not open it.').waitFor();
  await locked.getByLabel('Password', { exact: true }).fill('sesame');
  await page.keyboard.press('Enter');
  await reading(page).getByText('Behind the lock').waitFor();
});
