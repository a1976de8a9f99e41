import { expect, test } from 'vitest';
import { stopServiceWorkers } from '../browser/browser.ts';
import { deviceKey, jobs, longPdf, pagesLeft, readingBegins, rows } from '../browser/calls.ts';
import { freeze, processesAreTold } from '../browser/processes.ts';
import { CALLER, openSetting } from '../browser/setting.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { everyState, settled } from './ticket-states.ts';

/** Longer than any time in which a worker has to show progress. */
const LONG_FREEZE = 130_000;
const PAGES = 100;

const base64 = (file: Uint8Array): string => Buffer.from(file).toString('base64');

test.skipIf(!processesAreTold)(
  'a machine that sleeps for two minutes fails no ticket, whatever its state, and each is charged once',
  { timeout: 600_000 },
  async () => {
    const { site, open, browser } = await openSetting({ replace: CALLER });
    const key = await deviceKey(await open());
    const caller = await open('caller.html');
    const { tickets, awaiting, expected, left } = await everyState(caller, site.address, key);

    await freeze(browser.profile, LONG_FREEZE);

    for (const { ticket, pageCount, content } of expected) {
      expect(await settled(tickets, ticket)).toMatchObject({
        status: 200,
        body: { pageCount, markdown: { content: expect.stringContaining(content) } },
      });
    }
    expect(await tickets.fetch(awaiting)).toMatchObject({ status: 409, body: { code: 'not_uploaded' } });
    const charged = expected.reduce((sum, { pageCount }) => sum + pageCount, 0);
    expect(await pagesLeft(caller, site.address, key)).toBe(left - charged);
  },
);

test('a resume whose service worker is stopped is one call to the rate limit: answered, and charged once', async () => {
  // One in a minute: the request that is dispatched again comes within that, however slow the machine.
  const config = JSON.stringify({ limits: { resumePerSecond: 1 / 60 } });
  const { site, open } = await openSetting({ replace: { ...CALLER, 'sheaf.config.json': config } });
  const key = await deviceKey(await open());
  const caller = await open('caller.html');
  const left = await pagesLeft(caller, site.address, key);
  const begun = readingBegins(caller, site.address, PAGES);
  const reply = caller.evaluate(
    async ({ url, key, content }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ file_content: content, file_type: 'pdf' }),
      });
      return { status: response.status, body: await response.json() };
    },
    { url: new URL('extract_resume_key_value', site.address).href, key, content: base64(longPdf(PAGES)) },
  );
  await begun;
  await stopServiceWorkers(caller);
  expect(await reply).toMatchObject({ status: 200, body: { pageCount: PAGES } });
  expect(await pagesLeft(caller, site.address, key)).toBe(left - PAGES);
});

test('a call of a page that is closed is ended: nothing is charged, and nothing stays', async () => {
  const { site, open } = await openSetting({ replace: CALLER });
  const app = await open();
  const key = await deviceKey(app);
  const left = await pagesLeft(app, site.address, key);
  // A page that knows nothing of Sheaf tells no one that it closes.
  const caller = await open('caller.html');
  const begun = readingBegins(app, site.address, 4 * PAGES);
  await caller.evaluate(
    ({ url, key, content }) => {
      void fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ file_content: content }),
      });
    },
    { url: new URL('parse', site.address).href, key, content: base64(longPdf(4 * PAGES)) },
  );
  await begun;
  await caller.close();
  await expect.poll(() => rows(app, site.address)).toEqual({ jobs: 0, progress: 0, files: 0, answers: 0 });
  expect(await pagesLeft(app, site.address, key)).toBe(left);
});

test('a worker that dies before it has begun is replaced, and its job is done', async () => {
  const { site, open } = await openSetting({ replace: CALLER });
  const app = await open();
  const key = await deviceKey(app);
  const caller = await open('caller.html');
  // The next worker ends itself as soon as it runs.
  app.once('worker', (worker) => void worker.evaluate(() => self.close()).catch(() => undefined));
  const reply = await caller.evaluate(
    async ({ url, key, content }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ file_content: content }),
      });
      return response.status;
    },
    { url: new URL('parse', site.address).href, key, content: base64(textPdf('Small')) },
  );
  expect(reply).toBe(200);
  await expect.poll(() => jobs(caller, site.address)).toEqual([]);
});
