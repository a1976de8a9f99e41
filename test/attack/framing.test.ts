import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'puppeteer-core';
import { afterEach, expect, test } from 'vitest';
import { launchStockBrowser, type StockBrowser } from '../app/stock-browser.ts';
import { textPdf } from '../fixtures/pdf.ts';
import {
  browsers,
  type Embedders,
  type EmbeddersOptions,
  embedIn,
  embedScript,
  openAt,
  openEmbedders,
  PATIENCE,
  parseIn,
} from './embedders.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  while (closing.length > 0) await closing.pop()?.();
});

async function open(options?: EmbeddersOptions): Promise<Embedders> {
  const embedders = await openEmbedders(options);
  closing.push(() => embedders.close());
  return embedders;
}

/** A browser that asks nobody else for anything, but for what matches `excepted`. */
async function launch(name: (typeof browsers)[number]['name'], excepted = /^$/): Promise<StockBrowser> {
  const browser = await launchStockBrowser(name);
  closing.push(async () => {
    const foreign = browser.foreign().filter((request) => !excepted.test(request));
    await browser.close();
    expect(foreign).toEqual([]);
  });
  return browser;
}

/** The frame of a page that shows the site itself, once it shows anything. */
async function siteIn(page: Page, { site }: Embedders): Promise<Frame> {
  const frame = await page.waitForFrame((candidate) => candidate.url().startsWith(`${site.address}#`));
  await frame.waitForSelector('body *');
  return frame;
}

/** What a frame of the site lets its visitor do, and what it has done. */
const powers = (frame: Frame): Promise<object> =>
  frame.evaluate(async () => ({
    text: document.body.textContent.replace(/\s+/g, ' ').trim(),
    links: [...document.links].map(({ href, target }) => ({ href, target })),
    controls: document.querySelectorAll('button, input, select, textarea, [role=button]').length,
    api: 'sheaf' in globalThis,
    serviceWorkers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    scripts: performance.getEntriesByType('resource').filter(({ name }) => name.includes('worker')).length,
  }));

const frameOf = (address: string | URL): string => `<iframe src="${address}"></iframe>`;

test.for(browsers)(
  'framed by another site, the page is one sentence and a link that opens it, in $name',
  async ({ name, missing }, { skip }) => {
    skip(missing !== undefined, missing);
    const embedders = await open({ files: { 'host.html': frameOf('./#/trust') } });
    const { site, put } = embedders;
    const browser = await launch(name);
    const address = `${site.address}#/trust`;
    const nothing = {
      text: 'A page of another site shows Sheaf here in a frame, where it does nothing. Open Sheaf in a tab of its own',
      links: [{ href: address, target: '_blank' }],
      controls: 0,
      api: false,
      serviceWorkers: 0,
      databases: [],
      scripts: 0,
    };
    const inner = await openAt(browser, put('within.html', frameOf(new URL('host.html', site.address))));
    expect(await powers(await siteIn(inner, embedders))).toEqual(nothing);
    const page = await openAt(browser, put('frame.html', frameOf(address)));
    const frame = await siteIn(page, embedders);
    expect(await powers(frame)).toEqual(nothing);

    await (await frame.waitForSelector('a'))?.click();
    const tabs = async (): Promise<Page[]> =>
      (await browser.browser.pages()).filter((tab) => tab.mainFrame().url() === address);
    await expect.poll(tabs).toHaveLength(1);
    const [own] = await tabs();
    await own?.waitForSelector('header h1', { timeout: PATIENCE });
    expect(await own?.evaluate(() => window.sheaf.key())).toMatch(/^sk_/);
  },
);

test('a frame of the host’s own pages works as before', async () => {
  const embedders = await open({ files: { 'host.html': frameOf('./#/trust') } });
  // In frames Chromium asks its autofill service about fields, whatever the action of their form.
  const browser = await launch('chrome', /content-autofill\.googleapis\.com/);
  const frame = await siteIn(await openAt(browser, new URL('host.html', embedders.site.address)), embedders);
  await frame.waitForSelector('header h1');
  expect(await frame.evaluate(() => window.sheaf.key())).toMatch(/^sk_/);
});

test.each([
  ['is not let in', ['https://intranet.example'], /may not embed this Sheaf/],
  ['finds the configuration broken', ['no origin'], /«origins\.0» is wrong/],
])('3,000 greetings of a page that %s cost one request', async (_case, origins, reason) => {
  const { site, put } = await open({ origins });
  const page = await openAt(await launch('chrome'), put('greet.html', frameOf(new URL('bridge.html', site.address))));
  const refusals = await page.evaluate(async () => {
    const bridge = document.querySelector('iframe')?.contentWindow;
    const greet = (): Promise<string> =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(`${data.type}: ${data.message}`);
        bridge?.postMessage('sheaf:connect', '*', [port2]);
      });
    const seen = new Set<string>();
    // One after another, and at once.
    for (let index = 0; index < 300; index++) seen.add(await greet());
    for (const refusal of await Promise.all(Array.from({ length: 2700 }, greet))) seen.add(refusal);
    return [...seen];
  });
  expect(refusals).toEqual([expect.stringMatching(/^refused: /)]);
  expect(refusals[0]).toMatch(reason);
  expect(site.requests.filter(({ url }) => url.endsWith('sheaf.config.json'))).toHaveLength(1);
});

/** The headers of `_headers` in docs/hosting.md for a file; those that several rules give are joined, as hosts do. */
function documentedHeaders(path: string, origin: string): Record<string, string> {
  const [, block = ''] = /```\n(\/\*\n.*?)```/s.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  const headers = new Headers();
  for (const rule of block.split(/^(?=\/)/m)) {
    const [pattern, ...lines] = rule.trim().split('\n');
    if (pattern !== '/*' && pattern !== `/${path}`) continue;
    for (const [name = '', value = ''] of lines.map((line) => line.trim().split(/: (.*)/))) {
      headers.append(name, value.replace('https://intranet.example', origin));
    }
  }
  return Object.fromEntries(headers);
}

test('with the headers of hosting.md the browser refuses the page in a frame, and the bridge works where it is let in', async () => {
  const { site, stranger, put } = await open({ headersOf: documentedHeaders });
  const browser = await launch('chrome');
  const own = await openAt(browser, site.address);
  await own.waitForSelector('header h1');
  // Also after a visit, from files that the service worker has kept: 127.0.0.1 has one storage for all ports.
  const sameSite = put('frame.html', frameOf(site.address)).replace('localhost', '127.0.0.1');
  for (const address of [`${stranger}/frame.html`, sameSite]) {
    const page = await openAt(browser, address);
    expect(page.frames().map((frame) => frame.url())).toEqual([address, expect.stringMatching(/^chrome-error:/)]);
  }
  const embedding = await openAt(browser, put('embed.html', embedScript(site)));
  expect(await embedIn(embedding)).toEqual({ key: expect.stringMatching(/^sk_/) });
});

/** What keeps a site from being embedded, each with the words of the sentence that names it. */
const obstacles: readonly {
  readonly name: string;
  /** Sent with the embedding page. */
  readonly page?: Readonly<Record<string, string>>;
  /** Sent with the bridge. */
  readonly bridge?: Readonly<Record<string, string>>;
  readonly folder?: string;
  readonly code: string;
  readonly names: RegExp;
}[] = [
  {
    name: 'x-frame-options',
    bridge: { 'x-frame-options': 'DENY' },
    code: 'blocked',
    names: /^The browser refused .*X-F/,
  },
  {
    name: 'frame-ancestors',
    bridge: { 'content-security-policy': "frame-ancestors 'none'" },
    code: 'blocked',
    names: /^The browser refused .*frame-ancestors/,
  },
  {
    name: 'frame-src',
    page: { 'content-security-policy': "frame-src 'self'" },
    code: 'blocked',
    names: /^The Content-Security-Policy .*frame-src/,
  },
  {
    name: 'default-src',
    page: { 'content-security-policy': "default-src 'self'; script-src *" },
    code: 'blocked',
    names: /^The Content-Security-Policy .*frame-src/,
  },
  {
    name: 'embedder policy',
    page: { 'cross-origin-embedder-policy': 'credentialless' },
    code: 'blocked',
    names: /^This page has a Cross-Origin-Embedder-Policy/,
  },
  {
    name: 'isolation',
    page: { 'cross-origin-embedder-policy': 'credentialless', 'cross-origin-opener-policy': 'same-origin' },
    code: 'blocked',
    names: /^This page has a Cross-Origin-Embedder-Policy/,
  },
  {
    name: 'sandbox',
    page: { 'content-security-policy': 'sandbox allow-scripts' },
    code: 'blocked',
    names: /^This page is in a sandbox/,
  },
  { name: 'folder', folder: 'nowhere/', code: 'foreign_answer', names: /^Nothing answers at \S+nowhere\// },
  {
    name: 'images refused',
    page: { 'content-security-policy': "img-src 'none'" },
    bridge: { 'x-frame-options': 'DENY' },
    code: 'foreign_answer',
    names: /^Nothing answers .* If it is: The browser refused/,
  },
];

test.for(browsers)(
  'embed() names what keeps it out, and works with the headers of hosting.md, in $name',
  async ({ name, missing }, { skip }) => {
    skip(missing !== undefined, missing);
    const browser = await launch(name);
    const outcomes = await Promise.all(
      obstacles.map(async ({ name: obstacle, page: headers = {}, bridge = {}, folder = '' }) => {
        const { site, put } = await open({ headersOf: (path) => (path === 'bridge.html' ? bridge : {}) });
        const page = await openAt(browser, put('embed.html', embedScript(site), headers));
        return [obstacle, await embedIn(page, { baseUrl: new URL(folder, site.address).href })] as const;
      }),
    );
    expect(Object.fromEntries(outcomes)).toEqual(
      Object.fromEntries(
        obstacles.map((obstacle) => [
          obstacle.name,
          { code: obstacle.code, message: expect.stringMatching(obstacle.names) },
        ]),
      ),
    );
    const required = { 'cross-origin-embedder-policy': 'require-corp' };
    const { site, put } = await open({
      headersOf: () => ({ ...required, 'cross-origin-resource-policy': 'cross-origin' }),
    });
    const page = await openAt(browser, put('embed.html', embedScript(site), required));
    expect(await embedIn(page)).toEqual({ key: expect.stringMatching(/^sk_/) });
    expect(await parseIn(page, textPdf('Across origins'))).toBe('Across origins');
  },
);
