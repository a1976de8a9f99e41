import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { deviceKey, jobs, longPdf, pagesLeft, parse, readingBegins } from '../browser/calls.ts';
import { whileItMoves } from '../browser/progress.ts';
import { CALLER, openSetting } from '../browser/setting.ts';
import { type Ticket, type TicketReply, Tickets } from '../browser/tickets.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { type Accident, fillDisk, inDatabase, quotaOf } from './disk.ts';

const MEGABYTE = 1_000_000;
/** Enough for the files of the site and some documents. */
const QUOTA = 40 * MEGABYTE;
/** Of a document whose answer takes about a megabyte. */
const PAGES = 100;

/** A document of one page that is as large as asked. */
function largePdf(bytes: number): Uint8Array<ArrayBuffer> {
  const small = textPdf('Large');
  const file = new Uint8Array(small.length + bytes);
  file.set(small);
  file.fill(0x20, small.length);
  return file;
}

async function open(replace: Readonly<Record<string, string>> = {}) {
  const setting = await openSetting({ replace: { ...CALLER, ...replace } });
  const caller = await setting.open('caller.html');
  const quota = await quotaOf(caller);
  await quota(QUOTA);
  const app = await setting.open();
  const errors: string[] = [];
  const watch = (page: Page): void => void page.on('pageerror', ({ message }) => errors.push(message));
  watch(app);
  const key = await deviceKey(app);
  const { address } = setting.site;
  const tickets = new Tickets(caller, address, key);
  return {
    ...setting,
    app,
    caller,
    quota,
    key,
    address,
    tickets,
    errors,
    watch,
    left: (page = caller) => pagesLeft(page, address, key),
    settled: (ticket: Ticket, asked = tickets): Promise<TicketReply> =>
      whileItMoves(
        () => asked.fetch(ticket),
        ({ status }) => status !== 202,
      ),
    accident: (accident: Accident) => inDatabase(caller, address, accident),
  };
}

test('an upload for which the disk has no room is a 507 that says so, and the ticket takes it once there is room', async () => {
  const { tickets, caller, quota, left, settled, errors } = await open();
  const before = await left();
  const ticket = await tickets.create();
  const file = largePdf(4 * MEGABYTE);
  await fillDisk(caller);
  expect((await tickets.put(ticket, file)).status).toBe(507);
  expect(await tickets.fetch(ticket)).toMatchObject({ status: 409, body: { code: 'not_uploaded' } });
  expect(await left()).toBe(before);
  await quota();
  expect((await tickets.put(ticket, file)).status).toBe(200);
  expect(await settled(ticket)).toMatchObject({ status: 200, body: { pageCount: 1 } });
  expect(await left()).toBe(before - 1);
  expect(errors).toEqual([]);
});

test('a call whose document is larger than the room left is a 507 with what is needed, and costs nothing', async () => {
  const { app, caller, quota, address, key, left } = await open();
  const before = await left();
  const file = largePdf(4 * MEGABYTE);
  await fillDisk(caller);
  const refused = await parse(caller, address, key, file);
  const body = { code: 'storage_full', retryable: true, needed: file.length };
  expect(refused).toMatchObject({ status: 507, body });
  expect(await jobs(app, address)).toEqual([]);
  await quota();
  expect(await parse(caller, address, key, file)).toMatchObject({ status: 200, body: { pageCount: 1 } });
  expect(await left()).toBe(before - 1);
});

test('a ticket that meets a full disk while it is read is finished once there is room, and charged once', async () => {
  const { tickets, app, caller, quota, address, left, settled, errors } = await open();
  const before = await left();
  const ticket = await tickets.create();
  const begun = readingBegins(caller, address, PAGES);
  expect((await tickets.put(ticket, longPdf(PAGES))).status).toBe(200);
  await begun;
  await fillDisk(caller);
  // Its worker lets go of it, and its answer has found no room.
  await expect.poll(() => leases(app)).toBe(0);
  expect((await jobs(app, address)).map(({ state }) => state)).toEqual(['processing']);
  expect(await tickets.fetch(ticket)).toMatchObject({ status: 202 });
  await quota();
  expect(await settled(ticket)).toMatchObject({ status: 200, body: { pageCount: PAGES } });
  expect(await left()).toBe(before - PAGES);
  expect(errors).toEqual([]);
});

/** Number of jobs that workers hold now. */
const leases = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name?.includes(' job:')).length;
  });

test('a database that is deleted while the page is open is there again, with the key and what it has used', async () => {
  const { app, caller, address, key, tickets, left, settled, accident, errors } = await open();
  expect((await parse(caller, address, key, textPdf('Counted'))).status).toBe(200);
  const before = await left();
  await recorded(caller, address, key, 1);
  await accident({ remove: true });
  expect(await left()).toBe(before);
  expect(await deviceKey(app)).toBe(key);
  const ticket = await tickets.create();
  expect((await tickets.put(ticket, textPdf('Again'))).status).toBe(200);
  expect(await settled(ticket)).toMatchObject({ status: 200 });
  expect(await left()).toBe(before - 1);
  expect(errors).toEqual([]);
});

/** Resolves once the second record says that a key has used so many pages. */
const recorded = (page: Page, address: URL, key: string, used: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async ({ name, key }) => {
          const cache = await caches.open(name);
          const copies = await Promise.all((await cache.matchAll()).map((copy) => copy.json()));
          const newest = copies.sort((a, b) => b.sequence - a.sequence)[0];
          return newest?.accounts.find((account: { key: string }) => account.key === key)?.used;
        },
        { name: `sheaf accounts ${address.href}`, key },
      ),
    )
    .toBe(used);

test('a database that the browser has lost costs neither the key nor what it has used, and its tickets say so', async () => {
  const { browser, open: visit, caller, address, key, tickets, left } = await open();
  const ticket = await tickets.create();
  expect((await parse(caller, address, key, textPdf('Counted'))).status).toBe(200);
  const before = await left();
  await recorded(caller, address, key, 1);
  await browser.kill();
  await rm(join(browser.profile, 'Default/IndexedDB'), { recursive: true, force: true });
  await browser.relaunch();
  const again = await visit();
  expect(await deviceKey(again)).toBe(key);
  expect(await left(again)).toBe(before);
  const reply = await new Tickets(again, address, key).fetch(ticket);
  expect(reply).toMatchObject({ status: 422, body: { code: 'processing_failed' } });
  expect(reply.body.message).toContain('has lost');
});

test('damaged rows and rows of an unknown state are told to who asks, and stop nobody', async () => {
  const { app, address, key, tickets, left, settled, accident, errors } = await open();
  const warnings: string[] = [];
  app.on('console', (message) => warnings.push(message.text()));
  const before = await left();
  const row = { kind: 'ticket', fingerprint: 'x', operation: 'parse', options: {}, key, attempts: 0, createdAt: 1 };
  const rows = [
    { id: 'file_unknown', ...row, state: 'resting', maxPages: 9, retention: 9, pagesDone: 0 },
    { id: 'file_bare', state: 'queued', key },
    { id: 'file_nothing' },
  ];
  await accident({ rows: rows.map((value) => ({ store: 'jobs', value })) });
  const good = await tickets.create();
  expect((await tickets.put(good, textPdf('Good'))).status).toBe(200);
  expect(await settled(good)).toMatchObject({ status: 200 });
  for (const { id } of rows.slice(0, 2)) {
    const reply = await tickets.fetch({ file_id: id, presignedUrl: '' });
    expect(reply).toMatchObject({ status: 422, body: { code: 'processing_failed' } });
    expect(reply.body.message).toContain('was damaged');
  }
  // More than two sweeps.
  await expect.poll(async () => (await jobs(app, address)).filter(({ state }) => state === 'queued')).toEqual([]);
  expect(warnings.filter((warning) => warning.includes('file_bare')).length).toBeLessThanOrEqual(1);
  expect(await left()).toBe(before - 1);
  expect(errors).toEqual([]);
});

test('a database of a newer version says to reload, on the page and to every call, and nothing is thrown', async () => {
  const { app, caller, address, key, accident, errors } = await open();
  await accident({ version: 9 });
  const refused = await parse(caller, address, key, textPdf('Later'));
  expect(refused).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
  expect(refused.body.message).toContain('Reload');
  await app.getByRole('alert').filter({ hasText: 'Reload this page' }).waitFor();
  expect(errors).toEqual([]);
});

/** As in private windows of WebKit, in every context of the site. */
const REFUSES_BLOBS = `{
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, ...more) {
    if (value instanceof Blob) throw new DOMException('BlobURLs are not yet supported.', 'DataCloneError');
    return put.call(this, value, ...more);
  };
}\n`;

test('a browser that refuses Blobs reads files, calls and tickets all the same', async () => {
  const scripts = ['service-worker.js', ...readdirSync('dist/assets').map((file) => `assets/${file}`)];
  const refusing = scripts
    .filter((path) => /service-worker\.js$|extraction-worker.*\.js$|connection.*\.js$/.test(path))
    .map((path) => [path, REFUSES_BLOBS + readFileSync(join('dist', path), 'utf8')]);
  const { app, caller, address, key, tickets, settled, errors } = await open(Object.fromEntries(refusing));
  expect(await parse(caller, address, key, textPdf('Called'))).toMatchObject({ status: 200 });
  const ticket = await tickets.create();
  expect((await tickets.put(ticket, textPdf('Uploaded'))).status).toBe(200);
  expect(await settled(ticket)).toMatchObject({ status: 200, body: { markdown: { content: 'Uploaded' } } });
  const dropped = { name: 'dropped.pdf', mimeType: 'application/pdf', buffer: Buffer.from(textPdf('Dropped')) };
  await app.locator('input[type=file]').first().setInputFiles(dropped);
  await app.getByText('Dropped', { exact: true }).first().waitFor();
  expect(errors).toEqual([]);
});
