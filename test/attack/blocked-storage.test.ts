import type { Page } from 'puppeteer-core';
import { afterEach, expect, test } from 'vitest';
import { launchStockBrowser } from '../app/stock-browser.ts';
import { openSite, uploads } from '../browser/site.ts';
import { pagesPdf, textPdf } from '../fixtures/pdf.ts';
import { browsers, embedIn, embedScript, openAt, openEmbedders, parseIn } from './embedders.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  while (closing.length > 0) await closing.pop()?.();
});

/** A browser whose visitor has blocked site data: it has no IndexedDB, Cache Storage, Web Locks or service worker. */
async function launchBlocking(name: (typeof browsers)[number]['name']) {
  const browser = await launchStockBrowser(name, null, true);
  closing.push(async () => {
    const foreign = browser.foreign();
    await browser.close();
    expect(foreign).toEqual([]);
  });
  return browser;
}

/** Resolves once a page shows a text. */
const see = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.body.textContent.includes(wanted), { polling: 100 }, text);

/** The allowance of a key, in pages. */
const PAGES = 3;
const base64 = (file: Uint8Array): string => Buffer.from(file).toString('base64');

/** In a page of the site: calls of each kind, with the key of the page; what they answer. */
const callAll = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ({ small, large }) => {
      const headers = { 'content-type': 'application/json', 'x-api-key': await window.sheaf.key() };
      const send = (path: string, body: object) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      const left = async () => (await (await fetch('query', { headers })).json()).pageRemaining;
      const parsed = await (await send('parse', { file_content: small })).json();
      const refused = await (await send('parse', { file_content: large })).json();
      const ticket = await (await send('async/upload', { file_name: 'a.pdf' })).json();
      const body = Uint8Array.from(atob(small), (character) => character.charCodeAt(0));
      const put = await fetch(ticket.presignedUrl, { method: 'PUT', body });
      const fetched = async (): Promise<Response> => {
        const response = await send('async/fetch', { file_id: ticket.file_id });
        if (response.status !== 202) return response;
        await new Promise((resolve) => setTimeout(resolve, 100));
        return fetched();
      };
      const answer = await (await fetched()).json();
      return {
        parsed: parsed.markdown.content,
        refused: refused.code,
        put: put.status,
        fetched: answer.markdown.content,
        left: await left(),
      };
    },
    { small: base64(textPdf('Small')), large: base64(pagesPdf(PAGES + 1)) },
  );

test.for(browsers)(
  'where site data are blocked ($name) the page says that nothing is kept, and answers calls and tickets as ever',
  async ({ name, missing }, { skip }) => {
    skip(missing !== undefined, missing);
    const config = JSON.stringify({ allowance: { pages: PAGES, renew: 'never' } });
    const site = await openSite({ bare: true, replace: { 'sheaf.config.json': config } });
    closing.push(() => site.stop());
    const page = await openAt(await launchBlocking(name), site.address);
    await see(page, 'nothing is kept here');
    expect(await callAll(page)).toEqual({
      parsed: 'Small',
      refused: 'quota_exceeded',
      put: 200,
      fetched: 'Small',
      left: String(PAGES - 2),
    });
    await page.evaluate(() => location.assign('#/trust'));
    await see(page, 'last until this tab is closed');
    expect(uploads(site)).toEqual([]);
  },
);

test.for(browsers)(
  'where site data are blocked ($name) a page of another site embeds it all the same',
  async ({ name, missing }, { skip }) => {
    skip(missing !== undefined, missing);
    const embedders = await openEmbedders();
    closing.push(() => embedders.close());
    const address = embedders.put('embeds.html', embedScript(embedders.site));
    const page = await openAt(await launchBlocking(name), address);
    expect(await embedIn(page)).toEqual({ key: expect.stringMatching(/^sk_/) });
    expect(await parseIn(page, textPdf('Embedded'))).toBe('Embedded');
  },
);
