import type { Frame, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import type { Client } from '../../src/client/create-client.ts';
import type { Embedded, EmbedOptions } from '../../src/client/embed.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { jobs, longPdf, readingBegins } from './calls.ts';
import { type Embedding, type EmbeddingOptions, openEmbedding } from './embedding.ts';

/** The global scope of a page that has loaded `embed.js`. */
interface Host {
  sheaf: { embed(options?: EmbedOptions): Promise<Embedded> };
  embedded: Embedded;
  client: Client;
  /** A call under way: what it ends with. */
  outcome: Promise<object>;
  abort(): void;
}

let embedding: Embedding | undefined;

afterEach(async () => {
  const leaks = embedding?.leaks();
  await embedding?.close();
  embedding = undefined;
  expect(leaks).toEqual({ foreign: [], uploads: [] });
});

async function open(options?: EmbeddingOptions): Promise<Embedding> {
  embedding = await openEmbedding(options);
  return embedding;
}

/** Embeds the site; resolves with the key, or with the error that it refuses with. */
const embed = (page: Page, options: EmbedOptions = {}): Promise<object> =>
  page.evaluate(async (options) => {
    const host = globalThis as unknown as Host;
    try {
      host.embedded = await host.sheaf.embed(options);
      host.client = host.embedded.createClient();
      return { key: host.embedded.key };
    } catch (error) {
      return { ...(error as object), message: (error as Error).message };
    }
  }, options);

/** Starts to parse a file with the typed client; `outcome` of the page says what became of it. */
const start = (page: Page, file: Uint8Array): Promise<void> =>
  page.evaluate((base64) => {
    const host = globalThis as unknown as Host;
    const controller = new AbortController();
    host.abort = () => controller.abort();
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    host.outcome = host.client
      .parse(new Blob([bytes]), { signal: controller.signal })
      .catch((error: Error) => ({ ...error, name: error.name, message: error.message }));
  }, Buffer.from(file).toString('base64'));

const outcome = (page: Page): Promise<object> => page.evaluate(() => (globalThis as unknown as Host).outcome);

async function parse(page: Page, file: Uint8Array): Promise<object> {
  await start(page, file);
  return outcome(page);
}

function bridgeOf(page: Page): Frame {
  const frame = page.frames().find((candidate) => candidate.url().endsWith('/bridge.html'));
  if (!frame) throw new Error('The page has no bridge.');
  return frame;
}

test.each(['localhost', '127.0.0.1'] as const)(
  'a page of another origin, at %s, embeds Sheaf and calls it',
  async (hostname) => {
    const { page } = await open({ hostname });
    expect(await embed(page)).toEqual({ key: expect.stringMatching(/^sk_/) });
    expect(await parse(page, textPdf('Across origins'))).toMatchObject({
      markdown: { content: 'Across origins' },
      pageCount: 1,
    });
    const left = await page.evaluate(() => (globalThis as unknown as Host).client.query());
    expect(left).toEqual({ pageRemaining: '999' });
  },
);

test('it goes on when the host of the site is gone', async () => {
  const { page, site } = await open();
  await embed(page);
  await site.stop();
  expect(await parse(page, textPdf('Offline'))).toMatchObject({ markdown: { content: 'Offline' } });
});

test('the key of an embedding site is not that of the site itself', async () => {
  const { page, site, browser } = await open();
  const embedded = await embed(page);
  const own = await browser.context.newPage();
  await own.goto(site.address.href);
  expect(embedded).not.toEqual({ key: await own.evaluate(() => window.sheaf.key()) });
});

test('an origin that sheaf.config.json does not name is refused with a sentence, and the frame removed', async () => {
  const { page } = await open({ origins: ['https://intranet.example'] });
  expect(await embed(page)).toMatchObject({
    code: 'forbidden',
    message: expect.stringMatching(/^http:\/\/localhost:\d+ may not embed this Sheaf\. .*«origins»/),
  });
  expect(await page.locator('iframe').count()).toBe(0);
});

test('a folder without Sheaf is told apart from one that refuses', async () => {
  const { page, site } = await open();
  const nowhere = new URL('nowhere/', site.address).href;
  expect(await embed(page, { baseUrl: nowhere })).toMatchObject({
    code: 'foreign_answer',
    message: expect.stringContaining(nowhere),
  });
});

test('aborting a call ends its work', async () => {
  const { page, site } = await open();
  await embed(page);
  const bridge = bridgeOf(page) as unknown as Page;
  const reading = readingBegins(bridge, site.address);
  await start(page, longPdf());
  await reading;
  await page.evaluate(() => (globalThis as unknown as Host).abort());
  expect(await outcome(page)).toMatchObject({ name: 'AbortError' });
  await expect.poll(() => jobs(bridge, site.address)).toEqual([]);
});

test.each([
  ['removed', (page: Page) => page.evaluate(() => document.querySelector('iframe')?.remove())],
  [
    'led elsewhere',
    (page: Page) => page.evaluate(() => document.querySelector('iframe')?.setAttribute('src', 'about:blank')),
  ],
  ['closed', (page: Page) => page.evaluate(() => (globalThis as unknown as Host).embedded.close())],
])('a call ends when its frame is %s', async (_how, end) => {
  const { page, site } = await open();
  await embed(page);
  const reading = readingBegins(bridgeOf(page) as unknown as Page, site.address);
  await start(page, longPdf());
  await reading;
  await end(page);
  expect(await outcome(page)).toMatchObject({ name: 'SheafError', code: 'gone', retryable: true });
  expect(await parse(page, textPdf('Later'))).toMatchObject({ code: 'gone' });
  expect(await embed(page)).toEqual({ key: expect.any(String) });
  expect(await parse(page, textPdf('Again'))).toMatchObject({ markdown: { content: 'Again' } });
});

test('a call ends when the process of its frame crashes', async () => {
  const { page, site } = await open();
  await embed(page);
  const bridge = bridgeOf(page);
  const reading = readingBegins(bridge as unknown as Page, site.address);
  await start(page, longPdf());
  await reading;
  // Playwright takes the crash of a frame for one of its page, which in truth goes on.
  const survivor = await page.context().newCDPSession(page);
  const frame = await page.context().newCDPSession(bridge);
  frame.send('Page.crash').catch(() => {});
  const { result } = await survivor.send('Runtime.evaluate', {
    expression: 'outcome',
    awaitPromise: true,
    returnByValue: true,
  });
  expect(result.value).toMatchObject({ name: 'SheafError', code: 'gone', retryable: true });
});
