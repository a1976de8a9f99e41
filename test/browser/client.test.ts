import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { jsonResume } from '../../src/api/json-resume/json-resume.ts';
import type { Client } from '../../src/client/create-client.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { resumePdf } from '../fixtures/resume.ts';
import { jobs, longPdf, readingBegins } from './calls.ts';
import { openSetting, type Setting } from './setting.ts';

/** The global scope of a page that has imported `client.js`. */
interface Caller {
  client: Client;
  jsonResume: typeof jsonResume;
  outcome: Promise<object>;
  abort(): void;
}

/** A page that knows only the typed client. */
async function openCaller(): Promise<Setting & { page: Page }> {
  const script = `import { createClient, jsonResume } from './client.js';
    Object.assign(window, { client: createClient(), jsonResume });`;
  const setting = await openSetting({
    prefix: '/tools/sheaf/',
    replace: { 'caller.html': `<!doctype html><title>Caller</title><script type="module">${script}</script>` },
  });
  return { ...setting, page: await setting.open('caller.html') };
}

/** Starts to parse a file; `padding` are the bytes that are added to it in the page. */
const start = (page: Page, file: Uint8Array, padding = 0): Promise<void> =>
  page.evaluate(
    ({ base64, padding }) => {
      const caller = globalThis as unknown as Caller;
      const controller = new AbortController();
      caller.abort = () => controller.abort();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const parts = padding > 0 ? [bytes, `\n%${' '.repeat(padding)}\n`, bytes.slice(-200)] : [bytes];
      caller.outcome = caller.client
        .parse(new Blob(parts), { signal: controller.signal })
        .catch((error: Error) => ({ ...error, name: error.name, message: error.message }));
    },
    { base64: Buffer.from(file).toString('base64'), padding },
  );

const outcome = (page: Page): Promise<object> => page.evaluate(() => (globalThis as unknown as Caller).outcome);

test('a page calls without naming an address or a key', async () => {
  const { page } = await openCaller();
  await start(page, textPdf('Typed'));
  expect(await outcome(page)).toMatchObject({ markdown: { content: 'Typed' }, pageCount: 1 });
  const left = await page.evaluate(() => (globalThis as unknown as Caller).client.query());
  expect(left).toEqual({ pageRemaining: '999' });
});

test('a page has what it is told of a resume as JSON Resume', async () => {
  const { page } = await openCaller();
  const exported = await page.evaluate(async (base64) => {
    const { client, jsonResume } = globalThis as unknown as Caller;
    const file = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return jsonResume(await client.resume(new Blob([file])));
  }, Buffer.from(resumePdf()).toString('base64'));
  expect(exported).toMatchObject({ basics: { name: 'Ada Lovelace' }, work: [{ name: 'Analytical Engines Ltd' }] });
});

test('a file over 25 MB goes by ticket, on the device too, and nothing is left of it', async () => {
  const { page, site } = await openCaller();
  await start(page, textPdf('By ticket'), 25_000_000);
  expect(await outcome(page)).toMatchObject({ markdown: { content: 'By ticket' }, pageCount: 1 });
  expect(await jobs(page, site.address)).toEqual([]);
});

test('aborting frees the worker: nothing is left of the call, and the next one is answered', async () => {
  const { page, site } = await openCaller();
  const reading = readingBegins(page, site.address);
  await start(page, longPdf());
  await reading;
  await page.evaluate(() => (globalThis as unknown as Caller).abort());
  expect(await outcome(page)).toMatchObject({ name: 'AbortError' });
  await expect.poll(() => jobs(page, site.address)).toEqual([]);
  await start(page, textPdf('Next'));
  expect(await outcome(page)).toMatchObject({ markdown: { content: 'Next' } });
});

test('an error says what the API says', async () => {
  const { page } = await openCaller();
  await start(page, new TextEncoder().encode('Dear Sir or Madam'));
  expect(await outcome(page)).toMatchObject({
    name: 'SheafError',
    status: 415,
    code: 'unsupported_media_type',
    retryable: false,
    requestId: expect.stringMatching(/^req_/),
  });
});
