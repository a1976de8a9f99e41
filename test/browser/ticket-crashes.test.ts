import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { textPdf } from '../fixtures/pdf.ts';
import { stopServiceWorkers } from './browser.ts';
import { deviceKey, longPdf, pagesLeft, readingBegins } from './calls.ts';
import { whileItMoves } from './progress.ts';
import { CALLER, openSetting, type Setting } from './setting.ts';
import { storedFiles, type Ticket, type TicketReply, Tickets } from './tickets.ts';

interface Open {
  readonly app: Page;
  readonly caller: Page;
}

/** Ends something in the middle of the work; returns the pages to go on with. */
type Kill = (open: Open, setting: Setting) => Promise<Open>;

const kills: readonly (readonly [string, Kill])[] = [
  [
    'its workers',
    async (open) => {
      await Promise.all(open.app.workers().map((worker) => worker.evaluate(() => void setTimeout(() => self.close()))));
      return open;
    },
  ],
  [
    'the tab that works',
    async ({ app, caller }, { open }) => {
      await app.close();
      return { app: await open(), caller };
    },
  ],
  [
    'the service worker',
    async (open) => {
      await stopServiceWorkers(open.caller);
      return open;
    },
  ],
  [
    'the browser',
    async (_, { browser, open }) => {
      await browser.kill();
      await browser.relaunch();
      return { app: await open(), caller: await open('caller.html') };
    },
  ],
];

/** Of the documents that are being read when it happens: some seconds of work. */
const PAGES = 40;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test.each(kills)('whatever state a ticket is in, it survives the end of %s', async (_, kill) => {
  const setting = await openSetting({ replace: CALLER });
  const { site, open } = setting;
  let pages: Open = { app: await open(), caller: await open('caller.html') };
  const key = await deviceKey(pages.app);
  let tickets = new Tickets(pages.caller, site.address, key);
  const settled = (ticket: Ticket): Promise<TicketReply> =>
    whileItMoves(
      () => tickets.fetch(ticket),
      ({ status }) => status !== 202,
    );
  const left = await pagesLeft(pages.caller, site.address, key);
  const [small, long, other] = [textPdf('Small'), longPdf(PAGES), textPdf('Other')];

  const succeeded = await tickets.create();
  await tickets.put(succeeded, small);
  expect((await settled(succeeded)).status).toBe(200);
  const awaiting = await tickets.create();
  // As many long ones as there are workers are processed, and the one behind them is queued.
  const workers = await pages.app.evaluate(() => Math.max(2, Math.min(4, navigator.hardwareConcurrency)));
  // A worker that ends before it has begun is missed by its silence alone, after two minutes.
  const begun = readingBegins(pages.caller, site.address, PAGES, workers);
  const processing = await Promise.all(Array.from({ length: workers }, () => tickets.create()));
  for (const ticket of processing)
    expect(await tickets.put(ticket, long)).toEqual({ status: 200, etag: `"${sha256(long)}"` });
  const queued = await tickets.create();
  await tickets.put(queued, other);
  await begun;

  pages = await kill(pages, setting);
  tickets = new Tickets(pages.caller, site.address, key);

  const files = await storedFiles(pages.caller, site.address);
  for (const ticket of processing) expect(files[ticket.file_id] ?? sha256(long)).toBe(sha256(long));
  expect(files[queued.file_id] ?? sha256(other)).toBe(sha256(other));
  expect(await tickets.fetch(awaiting)).toMatchObject({ status: 409, body: { code: 'not_uploaded' } });
  expect(await tickets.put(awaiting, small)).toEqual({ status: 200, etag: `"${sha256(small)}"` });
  expect(await settled(succeeded)).toMatchObject({ status: 200, body: { markdown: { content: 'Small' } } });
  expect(await settled(awaiting)).toMatchObject({ status: 200, body: { markdown: { content: 'Small' } } });
  expect(await settled(queued)).toMatchObject({ status: 200, body: { markdown: { content: 'Other' } } });
  for (const ticket of processing)
    expect(await settled(ticket)).toMatchObject({ status: 200, body: { pageCount: PAGES } });
  expect(await pagesLeft(pages.caller, site.address, key)).toBe(left - 3 - PAGES * workers);
});
