import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ServeOptions } from '../../src/tools/serve.ts';
import { choose, reading } from '../app/workplace.ts';
import { type Browser, openBrowser } from '../browser/browser.ts';
import { deviceKey } from '../browser/calls.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { type LoggingHost, openLoggingHost } from './logging-host.ts';
import { sendInEveryWay } from './ways-to-send.ts';

const SECRET = 'The patient is Ottilie Wrenfield of Tern Lane';
const document = textPdf(SECRET);
const base64 = Buffer.from(document).toString('base64');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

let host: LoggingHost;
let key: string;

/** A host of its own for one test, where no page has been yet. */
async function openHost(options: Partial<ServeOptions> = {}): Promise<void> {
  host = await openLoggingHost(options);
}

async function open(path = ''): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(new URL(path, host.address).href);
  return page;
}

/** The host after a first visit, so that its service worker is there, and the key of that visit. */
async function openVisitedHost(options: Partial<ServeOptions> = {}): Promise<void> {
  await openHost(options);
  const page = await open();
  key = await deviceKey(page);
  await page.evaluate(() => window.sheaf.ready());
}

afterEach(async () => {
  for (const page of browser.context.pages()) await page.close();
  const told = { key: key ? host.tellsOf(key) : [], document: host.tellsOf(document), text: host.tellsOf(SECRET) };
  await host.stop();
  key = '';
  expect(told).toEqual({ key: [], document: [], text: [] });
});

/** What a page of somebody else below the folder does: it knows nothing of Sheaf but the address. */
const STRANGER = { 'stranger.html': '<!doctype html><title>A page below the folder</title>' };

describe('a page under control that has no guard', () => {
  const sent = (page: Page, method: string, path: string, headers: Record<string, string>) =>
    page.evaluate(
      async ({ method, path, headers, body }) => {
        const response = await fetch(path, { method, headers, ...(method === 'GET' ? {} : { body }) });
        const isAnswer = response.headers.has('x-api-version');
        return { status: response.status, message: isAnswer ? (await response.json()).message : 'by the host' };
      },
      { method, path, headers, body: JSON.stringify({ file_content: base64 }) },
    );

  const WRONG = [
    ['PARSE', 'POST /parse'],
    ['%70arse', 'POST /parse'],
    ['async%2fupload', 'POST /async/upload'],
    ['ASYNC/upload/file_1?signature=1', '/async/upload/{file_id}'],
    ['parse.', 'POST /parse'],
    ['//HOST//parse', 'POST /parse'],
    ['v1/parse', 'POST /parse'],
    ['api/v2/extract_pii', 'POST /extract_pii'],
    ['extract-tables', 'POST /extract_tables'],
    ['extract_table', 'POST /extract_tables'],
    ['asnyc/fetch', 'POST /async/fetch'],
  ] as const;

  test('a document sent to an address that resembles the API’s, with a key or without, is told what was meant', async () => {
    await openVisitedHost({ replace: STRANGER });
    const page = await open('stranger.html');
    const seen: Record<string, unknown> = {};
    for (const [path] of WRONG) {
      const address = path.replace('HOST', host.address.host);
      const replies = [
        await sent(page, 'POST', address, { 'x-api-key': key, 'content-type': 'application/json' }),
        await sent(page, 'PUT', address, {}),
      ];
      seen[path] = replies.map(({ status, message }) => `${status} ${/Did you mean (.*)\?/.exec(message)?.[1]}`);
    }
    const meant = ([path, meant]: readonly [string, string]) => [
      path,
      [0, 1].map(() => expect.stringContaining(meant)),
    ];
    expect(seen).toEqual(Object.fromEntries(WRONG.map(meant)));
    expect(host.log.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('a key goes nowhere: /nope, a file, another folder with the API’s path, every method', async () => {
    await openVisitedHost({ replace: STRANGER, prefix: '/tools/sheaf/' });
    const page = await open('stranger.html');
    const seen: number[] = [];
    for (const path of ['nope', 'example.pdf', 'icon.svg', '/parse', '/tools/parse', 'sheaf.config.json']) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        seen.push((await sent(page, method, path, { 'X-API-Key': key })).status);
      }
    }
    expect(seen).toEqual(seen.map(() => 404));
  });

  test('what else a page below the folder sends reaches its host untouched, and files stay files', async () => {
    await openVisitedHost({ replace: { ...STRANGER, 'pars.json': '"mine"', 'query.html': 'Mine' } });
    const page = await open('stranger.html');
    const replies = await page.evaluate(async () => {
      const own = ['api/notes', 'upload', 'comments/parse', 'login.php'];
      const posts = own.map((path) => fetch(path, { method: 'POST', body: 'A note', headers: { 'x-mine': '1' } }));
      const files = ['pars.json', 'query.html', 'index.html', 'client.js', 'example.pdf', 'bridge.html'];
      const gets = files.map((path) => fetch(path));
      return (await Promise.all([...posts, ...gets])).map(({ status }) => status);
    });
    expect(replies).toEqual([405, 405, 405, 405, 200, 200, 200, 200, 200, 200]);
    const notes = host.log.filter(({ method }) => method === 'POST');
    expect(notes.map(({ body, headers }) => [body.toString(), headers['x-mine']])).toEqual(
      notes.map(() => ['A note', '1']),
    );
    expect(notes).toHaveLength(4);
  });
});

/** A page below the folder with the one line that README asks for, and a script that is as early as it can be. */
const GUARDED = {
  'guarded.html':
    '<!doctype html><title>Guarded</title><script src="guard.js"></script><script>fetchTakenFirst = fetch</script><body>',
};

describe('a page that loads guard.js before all other scripts', () => {
  const send = (page: Page, given = key) =>
    page.evaluate(sendInEveryWay, {
      url: new URL('parse', host.address).href,
      key: given,
      body: JSON.stringify({ file_content: base64 }),
    });

  const REFUSED = {
    'synchronous XMLHttpRequest': expect.stringMatching(/^A synchronous XMLHttpRequest to .* Use fetch/),
    'synchronous XMLHttpRequest of an about:blank frame': expect.stringMatching(/^A synchronous XMLHttpRequest/),
    fetchLater: expect.stringMatching(/^fetchLater passes the service worker by/),
    'Cache.add': expect.stringContaining('is not for a cache'),
    'a form into a sandboxed frame': expect.stringContaining('without allow-same-origin'),
  };
  /** What comes of each way where calls are answered with a status, and forms with a code or a sentence. */
  const outcomes = (status: number, form: unknown) => ({
    fetch: `${status}`,
    'fetch of a request': `${status}`,
    'fetch taken first': `${status}`,
    'fetch to a misspelt path': '404',
    'fetch with a key to nowhere': '404',
    'asynchronous XMLHttpRequest': `${status}`,
    sendBeacon: 'sent',
    'fetch of an about:blank frame': `${status}`,
    'XMLHttpRequest of an about:blank frame': `${status}`,
    'fetch of a frame by its number': `${status}`,
    'fetch of a frame in a frame': `${status}`,
    'fetch of a srcdoc frame': `${status}`,
    'fetch by a script in a srcdoc frame': `${status}`,
    'fetch of a blob: frame': `${status}`,
    'form.submit()': form,
    'form.requestSubmit()': form,
    'a form with a file': form,
    'a form whose event is stopped': form,
    ...REFUSED,
  });

  test('sends nothing to the host under control, in whatever way', async () => {
    await openVisitedHost({ replace: GUARDED });
    const page = await open('guarded.html');
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await send(page)).toEqual(outcomes(200, 'forbidden'));
  });

  test('sends nothing to the host at the first visit, before there is a service worker', async () => {
    await openHost({ replace: GUARDED });
    const page = await open('guarded.html');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await send(page, 'sk_of_a_person')).toEqual(outcomes(403, 'forbidden'));
    expect(host.tellsOf('sk_of_a_person')).toEqual([]);
  });

  test('sends nothing to the host after a hard reload', async () => {
    await openVisitedHost({ replace: GUARDED });
    const page = await open('guarded.html');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setBypassServiceWorker', { bypass: true });
    await page.reload();
    await devtools.send('Network.setBypassServiceWorker', { bypass: false });
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
    expect(await send(page)).toEqual(outcomes(200, 'forbidden'));
  });

  test('sends nothing to the host with «Bypass for network» on in the developer tools', async () => {
    await openVisitedHost({ replace: GUARDED });
    const page = await open('guarded.html');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setBypassServiceWorker', { bypass: true });
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await send(page)).toEqual(outcomes(200, expect.stringContaining('Bypass for network')));
    await page.reload();
    expect(await send(page)).toEqual(outcomes(200, expect.stringContaining('Bypass for network')));
  });

  test('does so with client.js alone, once that has run', async () => {
    const script = "import './client.js'; window.fetchTakenFirst = fetch;";
    const html = `<!doctype html><title>Client alone</title><body><script type="module">${script}</script>`;
    await openHost({ replace: { 'client-alone.html': html } });
    const page = await open('client-alone.html');
    await page.waitForFunction(() => 'fetchTakenFirst' in window);
    expect(await send(page, 'sk_of_a_person')).toEqual(outcomes(403, 'forbidden'));
    expect(host.tellsOf('sk_of_a_person')).toEqual([]);
  });
});

test('the page of the site itself sends its host nothing but requests for files, from the first moment on', async () => {
  await openHost();
  const page = await open();
  key = await deviceKey(page);
  await choose(page, 'note.pdf', document);
  await reading(page).getByText(SECRET).waitFor();
  const told = host.log.filter(
    ({ method, body, headers }) => method !== 'GET' || body.length > 0 || 'x-api-key' in headers,
  );
  expect(told).toEqual([]);
  expect(host.log.length).toBeGreaterThan(10);
});
