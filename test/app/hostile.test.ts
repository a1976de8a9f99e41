import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { unzipSync } from 'fflate';
import { marked } from 'marked';
import type { Download, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openSetting } from '../browser/setting.ts';
import { hostileDocx, hostilePdf } from '../fixtures/hostile.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { watchRefusals } from './refusals.ts';
import { VIEWS } from './tour.ts';
import { button, choose, row } from './workplace.ts';

/** A file's name that is markup as well. */
const nameOf = (extension: string): string => `<img src=x onerror=window.ran=20>.${extension}`;

/** What in a page could run or load, or has run; nothing, when all of a document is text. */
const alive = (within: Locator): Promise<string[]> =>
  within.evaluate((element) => {
    const unwanted = 'script, iframe, object, embed, form[action^="http"], base, link, meta, svg, img, video, style';
    const elements = [...element.querySelectorAll('*')];
    return [
      ...(window.ran === undefined ? [] : [`ran ${window.ran}`]),
      ...elements.filter((one) => one.matches(unwanted)).map((one) => one.outerHTML.slice(0, 100)),
      ...elements.flatMap((one) => one.getAttributeNames().filter((name) => name.startsWith('on'))),
      ...[...element.querySelectorAll('a[href]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((address) => !/^(https?:|mailto:|tel:|#)/.test(address)),
    ];
  });

/** What leaves the page with a view: a file that was saved, or a flavour of what was copied, as its extension names it. */
interface Given {
  readonly extension: string;
  readonly text: string;
}

async function save(page: Page, click: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return download;
}

async function saved(page: Page, click: () => Promise<void>): Promise<Given> {
  const download = await save(page, click);
  return { extension: extname(download.suggestedFilename()), text: await readFile(await download.path(), 'utf8') };
}

const FLAVOURS: Readonly<Record<string, string>> = { 'text/plain': '.txt', 'text/html': '.html' };

async function copied(page: Page, click: () => Promise<void>): Promise<Given[]> {
  await page.evaluate(() => navigator.clipboard.writeText('nothing'));
  await click();
  const flavours = () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const types = (item?.types ?? []).filter((type) => type.startsWith('text/'));
      return Promise.all(types.map(async (type) => [type, await (await item?.getType(type))?.text()] as const));
    });
  await expect.poll(async () => (await flavours())[0]?.[1]).not.toBe('nothing');
  return (await flavours()).map(([type, text = '']) => ({ extension: FLAVOURS[type] ?? type, text }));
}

/** Everything that a menu gives: each of its items is chosen once. */
async function fromMenu(page: Page, menu: Locator): Promise<Given[]> {
  await menu.click();
  const names = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  const given: Given[] = [];
  for (const name of names) {
    const choose = async (): Promise<void> => {
      await menu.click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    if (name.startsWith('Copy as ')) given.push(...(await copied(page, choose)));
    else given.push(await saved(page, choose));
  }
  return given;
}

/** What the open view gives in each of its formats, to files and to the clipboard. */
async function givenBy(page: Page, view: Locator): Promise<Given[]> {
  const [single, menu] = [button(view, 'Download'), button(view, 'Download ▾')];
  const given: Given[] = [];
  if (await button(view, 'Copy').isVisible()) given.push(...(await copied(page, () => button(view, 'Copy').click())));
  if (await single.isVisible()) given.push(await saved(page, () => single.click()));
  else if (await menu.isVisible()) given.push(...(await fromMenu(page, menu)));
  for (const own of await view.getByRole('button', { name: /^Copy or save as/ }).all()) {
    given.push(...(await fromMenu(page, own)));
  }
  return given;
}

/** What of it is alive where it is trusted: in a spreadsheet, or in a page without a policy, without cleaning. */
async function aliveIn(plain: Page, { extension, text }: Given): Promise<string[]> {
  if (['.csv', '.tsv'].includes(extension)) return /(^|[\t,])"?=/m.test(text) ? ['a formula'] : [];
  const html = { '.html': text, '.md': marked.parse(text) as string }[extension];
  if (html === undefined) return [];
  await plain.setContent(html);
  return alive(plain.locator('body'));
}

test.each([
  ['docx', hostileDocx],
  ['pdf', hostilePdf],
] as const)(
  'nothing in a hostile %s runs, loads or leads astray, in any view and in any file that is saved',
  async (type, file) => {
    const { browser, site } = await openSetting();
    await browser.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.address.origin });
    const page = await browser.context.newPage();
    await page.addInitScript(watchRefusals);
    await page.goto(site.address.href);
    await button(page, 'Remove all').click();
    await choose(page, nameOf(type), file());
    await row(page, nameOf(type))
      .getByText(/^\d+ pages? · /)
      .waitFor();
    const plain = await browser.context.newPage();
    const formats: string[] = [];

    for (const name of VIEWS) {
      // A page behind another draws no frames, for which clicks wait.
      await page.bringToFront();
      await page.getByRole('tab', { name }).click();
      const view = page.getByRole('tabpanel', { name });
      await view.getByRole('searchbox').waitFor();
      expect([name, await alive(view)]).toEqual([name, []]);
      for (const given of await givenBy(page, view)) {
        formats.push(`${name} ${given.extension}`);
        expect([name, given.extension, await aliveIn(plain, given)]).toEqual([name, given.extension, []]);
      }
    }
    expect(formats).toEqual(
      expect.arrayContaining([
        ...['Read .html', 'Markdown .md', 'JSON .json', 'Text .txt'],
        // The first two of all tables, the third of one alone, and what is copied of it has no name.
        ...['Tables .csv', 'Tables .html', 'Tables .tsv', 'Tables .txt'],
      ]),
    );
    expect(await page.evaluate(() => [window.ran, window.refused])).toEqual([undefined, []]);
  },
);

test('a name that is markup stays a name in an archive', async () => {
  const { open } = await openSetting();
  const page = await open();
  await choose(page, nameOf('pdf'), textPdf('One'));
  await choose(page, '..\\..\\up.pdf', textPdf('Two'));
  const all = button(page, 'Download all (zip)');
  for (const name of [nameOf('pdf'), 'up.pdf']) await row(page, name).getByText('1 page · ').waitFor();
  const archive = await save(page, () => all.click());
  const names = Object.keys(unzipSync(await readFile(await archive.path())));
  expect(names.length).toBeGreaterThanOrEqual(2);
  expect(names.filter((name) => /[\\/]/.test(name))).toEqual([]);
});
