import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { button, choose, goTo, reading, row } from '../app/workplace.ts';
import { docx, heading, headingStyles, paragraph, run } from '../fixtures/docx.ts';
import { pagesPdf, textPdf, truncated } from '../fixtures/pdf.ts';
import { encryptedPdf } from '../fixtures/pdf-encrypted.ts';
import { resumePdf } from '../fixtures/resume.ts';
import type { Browser } from './browser.ts';
import { deviceKey, longPdf, pagesLeft, parse } from './calls.ts';
import { openSetting } from './setting.ts';
import { openSite, type Site, uploads } from './site.ts';
import { giveBack, takeBrowser } from './spare-browser.ts';
import { Tickets } from './tickets.ts';

let site: Site;
let browser: Browser;
const pages: Page[] = [];

beforeAll(async () => {
  site = await openSite({ bare: true });
  browser = await takeBrowser();
});

afterEach(async () => {
  while (pages.length > 0) await pages.pop()?.close();
});

afterAll(async () => {
  const leaks = { foreign: browser.foreign(site.address), uploads: uploads(site) };
  await giveBack(browser, site.address);
  await site.stop();
  expect(leaks).toEqual({ foreign: [], uploads: [] });
});

/** The page, ready and with no documents. */
async function open(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await browser.context.newPage();
  pages.push(page);
  await prepare?.(page);
  await page.goto(site.address.href);
  await reading(page).getByRole('heading').first().waitFor();
  await button(page, 'Remove all').click();
  return page;
}

async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const content = Buffer.from(bytes).toString('base64');
  await page.evaluate(
    (file) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], file.name));
      for (const type of ['dragenter', 'dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      }
    },
    { name, content },
  );
}

/** Shows that the page works: it reads one more file. */
async function expectToRead(page: Page, text: string): Promise<void> {
  await goTo(page, 'Documents');
  await choose(page, `${text}.pdf`, textPdf(text));
  await reading(page).getByText(text).waitFor();
}

const queryStatus = (page: Page, key: string): Promise<number> =>
  page.evaluate(async (key) => (await fetch('query', { headers: { 'x-api-key': key } })).status, key);

describe('a document', () => {
  test('that is dropped on the page shows its Markdown', async () => {
    const page = await open();
    await drop(page, 'minutes.pdf', textPdf('Minutes of the *spring* meeting'));
    await reading(page).getByText('Minutes of the *spring* meeting').waitFor();
    await page.getByRole('tab', { name: 'Markdown' }).click();
    const markdown = page.getByRole('tabpanel', { name: 'Markdown' });
    expect(await markdown.textContent()).toContain('Minutes of the \\*spring* meeting');
    expect(await row(page, 'minutes.pdf').textContent()).toContain('1 page · ');
  });

  test('that is chosen and comes from Word shows its headings', async () => {
    const page = await open();
    const body = heading(1, 'Annual report') + paragraph('It was a good year.');
    await choose(page, 'report.docx', docx({ styles: headingStyles, body }));
    await reading(page).getByRole('heading', { level: 1, name: 'Annual report' }).waitFor();
    expect(await reading(page).getByRole('paragraph').textContent()).toBe('It was a good year.');
  });

  test('that cannot be read says why, and the next one is read', async () => {
    const page = await open();
    const text = new TextEncoder().encode('Only some notes.');
    await choose(page, 'notes.pdf', text);
    await choose(page, 'cut.pdf', truncated(pagesPdf(5)));
    await choose(page, 'empty.docx', new Uint8Array());
    await row(page, 'notes.pdf').getByText('Failed: The file is neither PDF, DOCX, PNG nor JPEG').waitFor();
    await row(page, 'cut.pdf').getByText('Failed: This file is not a readable PDF').waitFor();
    await row(page, 'empty.docx').getByText('Failed: The file is empty:').waitFor();
    await expectToRead(page, 'After the wrong ones');
  });

  test('that is encrypted asks for its password, asks again when it is wrong, and then opens', async () => {
    const page = await open();
    await choose(page, 'locked.pdf', await encryptedPdf(textPdf('Behind the lock'), 'sesame'));
    const locked = row(page, 'locked.pdf');
    await locked.getByLabel('Password', { exact: true }).fill('guess');
    await button(locked, 'Open').click();
    await locked.getByText('This password does not open it.').waitFor();
    await locked.getByLabel('Password', { exact: true }).fill('sesame');
    await page.keyboard.press('Enter');
    await reading(page).getByText('Behind the lock').waitFor();
    await expectToRead(page, 'After the locked one');
  });

  test('that is a resume is saved as JSON Resume by keyboard alone, which is announced, and costs nothing', async () => {
    const page = await open();
    const before = await pagesLeft(page, site.address, await deviceKey(page));
    await choose(page, 'ada.pdf', resumePdf());
    await reading(page).getByText('Analytical Engines Ltd').waitFor();
    await page.getByRole('tab', { name: 'Read' }).focus();
    for (let right = 0; right < 5; right++) await page.keyboard.press('ArrowRight');
    await page.getByRole('tabpanel', { name: 'Resume' }).getByText('Senior Engineer').waitFor();
    await button(page, 'Download ▾').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'JSON Resume' }).waitFor();
    const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    await page.getByRole('status').getByText('ada.resume.json downloaded').waitFor();
    expect(saved.suggestedFilename()).toBe('ada.resume.json');
    expect(JSON.parse(await readFile(await saved.path(), 'utf8'))).toMatchObject({
      basics: { name: 'Ada Lovelace', email: 'ada@example.org' },
      work: [{ name: 'Analytical Engines Ltd', position: 'Senior Engineer', startDate: '2019-03-01' }],
      education: [{ institution: 'University of London' }],
      skills: [{ name: 'Tools', keywords: ['Punch cards', 'Looms'] }],
    });
    expect(await pagesLeft(page, site.address, await deviceKey(page))).toBe(before);
  });

  test('says nothing of a view that was left before its answer came', async () => {
    const page = await open();
    await choose(page, 'ada.pdf', resumePdf());
    await reading(page).getByText('Analytical Engines Ltd').waitFor();
    await page.getByRole('tab', { name: 'Tables' }).click();
    await page.getByRole('tab', { name: /^Tables \d/ }).waitFor();
    const said = await page.evaluateHandle(async () => {
      const status = document.querySelector('p[role=status]') as HTMLElement;
      const sentences: string[] = [];
      const note = (): void => void sentences.push(status.textContent);
      new MutationObserver(note).observe(status, { characterData: true, childList: true, subtree: true });
      const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
      for (const name of ['Key-values', 'Personal data', 'Tables']) {
        tabs.find((tab) => tab.textContent.trim().startsWith(name))?.click();
        await new Promise(requestAnimationFrame);
      }
      return sentences;
    });
    for (const name of [/^Key-values \d/, /^Personal data \d/]) await page.getByRole('tab', { name }).waitFor();
    expect(await said.jsonValue()).toEqual([]);
  });

  test('that is cancelled in the middle costs nothing, and the next one is read', async () => {
    const page = await open();
    const key = await deviceKey(page);
    const before = await pagesLeft(page, site.address, key);
    await choose(page, 'long.pdf', longPdf());
    const long = row(page, 'long.pdf');
    await long.getByText('Reading p.').waitFor();
    await button(long, 'Cancel: long.pdf').click();
    await long.getByText('Cancelled').waitFor();
    await expect.poll(() => pagesLeft(page, site.address, key)).toBe(before);
    await expectToRead(page, 'After the cancelled one');
  });
});

describe('what a document holds', () => {
  const links = [
    { id: 'rId8', type: 'hyperlink', target: 'https://example.org/minutes', external: true },
    { id: 'rId9', type: 'hyperlink', target: 'javascript:document.title=`run`', external: true },
  ];
  const body = paragraph(
    `<w:hyperlink r:id="rId8">${run('outside')}</w:hyperlink><w:hyperlink r:id="rId9">${run('script')}</w:hyperlink>` +
      run('&lt;img src="x" onerror="document.title=`run`"&gt;'),
  );

  test('as text stays text, and its links open apart or not at all', async () => {
    const page = await open();
    await choose(page, 'hostile.docx', docx({ body, relationships: links }));
    const link = reading(page).getByRole('link');
    await link.waitFor();
    expect(await link.textContent()).toBe('outside');
    expect(await link.getAttribute('href')).toBe('https://example.org/minutes');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await reading(page).textContent()).toContain('script<img src="x" onerror="document.title=`run`">');
    expect(await reading(page).locator('img').count()).toBe(0);
  });

  test('cannot run, load or dress anything even as HTML in its Markdown', async () => {
    const page = await open((fresh) => fresh.addInitScript(replaceAnswers, hostileMarkdown));
    await choose(page, 'any.pdf', textPdf('any'));
    await reading(page).getByRole('heading', { name: 'Hostile' }).waitFor();
    const found = await reading(page).evaluate((panel) => {
      // Within the page's own elements around a stretch of the document.
      const content = [...panel.querySelectorAll('article > * > * *')];
      const unwanted =
        'img, svg, script, style, iframe, object, form, input, button, video, link, base, meta, template';
      return {
        elements: content.filter((element) => element.matches(unwanted)).map(({ localName }) => localName),
        attributes: content.flatMap((element) =>
          element
            .getAttributeNames()
            .filter((name) => /^on|^style$|^class$|^id$|^src|^data-(?!mark$)|^form/.test(name))
            // Places of the document are apart from the page's own.
            .filter((name) => name !== 'id' || !element.id.startsWith('in-document-')),
        ),
        links: [...panel.querySelectorAll('article a')].map((link) => [link.textContent, link.getAttribute('href')]),
        rels: [...panel.querySelectorAll('article a[href]')].map((link) => link.getAttribute('rel')),
      };
    });
    expect(found).toEqual({
      elements: [],
      attributes: [],
      links: [
        ['script', null],
        ['spelt oddly', null],
        ['data', null],
        ['relative', null],
        ['outside', 'https://example.org/'],
      ],
      rels: ['noopener noreferrer'],
    });
    expect(await page.title()).not.toBe('run');
  });
});

const hostileMarkdown = `# Hostile

<img src="https://foreign.example/a.png" alt="picture" onerror="document.title='run'">
<script>document.title = 'run'</script><style>body { display: none }</style>
<svg onload="document.title='run'"><a xlink:href="javascript:document.title='run'">x</a></svg>
<iframe srcdoc="<script>top.document.title='run'</script>"></iframe>
<form action="https://foreign.example/"><input name="a"><button formaction="javascript:1">b</button></form>
<p style="position: fixed; inset: 0" class="primary" id="app" data-x="1" onclick="document.title='run'">dressed</p>

[script](javascript:document.title='run') <a href="java&#10;script:document.title='run'">spelt oddly</a>
[data](data:text/html,<script>document.title='run'</script>) [relative](query) [outside](https://example.org/)

![picture](https://foreign.example/b.png)
`;

/** Runs in the page: it then finds this Markdown in every stored answer, as if all that comes before had failed. */
function replaceAnswers(content: string): void {
  const native = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'result');
  Object.defineProperty(IDBRequest.prototype, 'result', {
    get(this: IDBRequest) {
      const result = native?.get?.call(this);
      return result?.markdown ? { ...result, markdown: { content, pages: [] } } : result;
    },
  });
}

describe('keys', () => {
  const openKeys = async (): Promise<Page> => {
    const page = await open();
    await goTo(page, 'API');
    return page;
  };
  const keys = (page: Page): Locator => page.getByRole('list', { name: 'Keys made on this device' });
  const keyRow = (page: Page, name: string): Locator => keys(page).getByRole('listitem').filter({ hasText: name });
  const create = async (page: Page, name: string): Promise<string> => {
    await button(page, 'New key').click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.keyboard.press('Enter');
    await button(page, `Show: ${name}`).click();
    return (await keyRow(page, name).locator('code').textContent()) ?? '';
  };
  const revoke = async (page: Page, name: string): Promise<void> => {
    await button(page, `Revoke: ${name}`).click();
    await button(page, 'Revoke key').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  test('that are made here open the API, show what a script has used, and open nothing once revoked', async () => {
    const page = await openKeys();
    const key = await create(page, 'Nightly script');
    await keyRow(page, 'Nightly script').getByText('0 of 1,000 pages used. Resets on').waitFor();
    expect(await parse(page, site.address, key, pagesPdf(3))).toMatchObject({ status: 200 });
    await keyRow(page, 'Nightly script').getByText('3 of 1,000 pages used.').waitFor();
    expect(await keyRow(page, 'Nightly script').textContent()).toContain('Last used on');

    await button(page, 'Rename: Nightly script').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Morning script');
    await button(page, 'Save').click();
    await keyRow(page, 'Morning script').getByText('3 of 1,000 pages used.').waitFor();
    expect(await queryStatus(page, key)).toBe(200);

    await revoke(page, 'Morning script');
    expect(await keyRow(page, 'Morning script').count()).toBe(0);
    expect(await queryStatus(page, key)).toBe(403);
    expect(await parse(page, site.address, key, textPdf('No'))).toMatchObject({ status: 403 });
    await expectToRead(page, 'After the revoked key');
  });

  test('that are made in one tab are shown in another as soon as that has the focus', async () => {
    const [first, second] = [await openKeys(), await openKeys()];
    await create(second, 'From the second tab');
    // Playwright has every page believe that it has the focus, so that none is ever told.
    await first.evaluate(() => window.dispatchEvent(new Event('focus')));
    await keyRow(first, 'From the second tab').waitFor();
    await revoke(first, 'From the second tab');
  });

  test('are never all gone: revoking the last one brings another, which scripts of the page get', async () => {
    const { site: own, open: visit } = await openSetting();
    const page = await visit();
    const key = await deviceKey(page);
    await goTo(page, 'API');
    await revoke(page, 'This device');
    const next = await deviceKey(page);
    expect(next).not.toBe(key);
    expect(await Promise.all([key, next].map((each) => queryStatus(page, each)))).toEqual([403, 200]);
    expect(await parse(page, own.address, next, textPdf('With the next key'))).toMatchObject({ status: 200 });
    await keyRow(page, 'This device').getByText('1 of 1,000 pages used.').waitFor();
  });

  test('are asked about in the next dialog however soon it follows the one that was left', async () => {
    const page = await openKeys();
    await button(page, 'New key').click();
    const revoke = await button(page, 'Revoke: This device').elementHandle();
    // The browser tells that a dialog is closed only after what comes next.
    await page.evaluate((next) => {
      document.querySelector('dialog')?.close();
      (next as HTMLElement).click();
    }, revoke);
    await page.getByRole('dialog').getByRole('heading').waitFor();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.getByRole('dialog').getByRole('heading').textContent()).toBe('Revoke the key «This device»?');
    await page.keyboard.press('Escape');
  });

  test('stay as they are when their dialog is left with Escape, and the focus is back where it was', async () => {
    const page = await openKeys();
    await button(page, 'Revoke: This device').click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(focused).toBe('Revoke: This device');
    expect(await queryStatus(page, await deviceKey(page))).toBe(200);
  });
});

test('«Delete everything» ends every key and ticket, and the page works on with a new key', async () => {
  const page = await open();
  const key = await deviceKey(page);
  const tickets = new Tickets(page, site.address, key);
  const ticket = await tickets.create();
  await tickets.put(ticket, textPdf('Kept for a day'));
  await expect.poll(() => tickets.fetch(ticket)).toMatchObject({ status: 200 });
  await choose(page, 'shown.pdf', textPdf('Shown'));
  await row(page, 'shown.pdf').getByText('1 page · ').waitFor();
  await goTo(page, 'Trust');
  const storage = page.getByRole('region', { name: 'Kept on this device' });
  await storage.getByText('1 ticket, 1 of them with a result.').waitFor();

  await button(storage, 'Delete everything').click();
  await button(page.getByRole('dialog'), 'Delete everything').click();
  await page.getByRole('main').getByText('Everything is deleted. A new key was made.').waitFor();

  expect(await row(page, 'shown.pdf').count()).toBe(0);
  await storage.getByText('No tickets.').waitFor();
  const next = await deviceKey(page);
  expect(next).not.toBe(key);
  expect(await queryStatus(page, key)).toBe(403);
  expect(await pagesLeft(page, site.address, next)).toBe(1000);
  const renewed = new Tickets(page, site.address, next);
  expect(await renewed.fetch(ticket)).toMatchObject({ status: 404 });
  expect((await renewed.put(ticket, textPdf('Again'))).status).toBe(403);
  await expectToRead(page, 'After everything');
});

test('dark mode outlasts a reload', async () => {
  const page = await open();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('combobox', { name: 'Colours' }).selectOption('Dark');
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect.poll(() => page.getByRole('combobox', { name: 'Colours' }).inputValue()).toBe('dark');
  expect(await background()).toBe(dark);
});

test('a broken sheaf.config.json is named on the page, which is not blank', async () => {
  const setting = await openSetting({ replace: { 'sheaf.config.json': '{ "limits": { "bytes": "many" } }' } });
  const page = await setting.open();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('sheaf.config.json: «limits.bytes» is wrong.');
  await choose(page, 'a.pdf', textPdf('A'));
  await row(page, 'a.pdf').getByText('Failed: sheaf.config.json').waitFor();
});
