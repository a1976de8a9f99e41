import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
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

async function save(page: Page, click: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return download;
}

/** Saves what the open view offers in each of its formats. */
async function downloads(page: Page): Promise<Download[]> {
  const [single, menu] = [button(page, 'Download'), button(page, 'Download ▾')];
  if (await single.isVisible()) return [await save(page, () => single.click())];
  if (!(await menu.isVisible())) return [];
  await menu.click();
  const formats = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  const saved: Download[] = [];
  for (const name of formats) {
    await menu.click();
    saved.push(await save(page, () => page.getByRole('menuitem', { name, exact: true }).click()));
  }
  return saved;
}

test.each([
  ['docx', hostileDocx],
  ['pdf', hostilePdf],
] as const)(
  'nothing in a hostile %s runs, loads or leads astray, in any view and in any file that is saved',
  async (type, file) => {
    const { browser, site } = await openSetting();
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
      await page.getByRole('tab', { name }).click();
      const view = page.getByRole('tabpanel', { name });
      await view.getByRole('searchbox').waitFor();
      expect([name, await alive(view)]).toEqual([name, []]);
      for (const download of await downloads(page)) {
        const path = await download.path();
        const format = extname(download.suggestedFilename());
        formats.push(`${name} ${format}`);
        const text = await readFile(path, 'utf8');
        if (['.csv', '.tsv'].includes(format))
          expect([name, text]).not.toEqual([name, expect.stringMatching(/(^|[\t,])"?=/m)]);
        // Markdown as a reader shows it that trusts it: without a policy, without cleaning.
        const html = { '.html': text, '.md': marked.parse(text) as string }[format];
        if (html === undefined) continue;
        await plain.goto(pathToFileURL(path).href);
        await plain.setContent(html);
        expect([name, format, await alive(plain.locator('body'))]).toEqual([name, format, []]);
        // A page behind another draws no frames, for which clicks wait.
        await page.bringToFront();
      }
    }
    expect(formats).toEqual(
      expect.arrayContaining(['Read .html', 'Markdown .md', 'Tables .csv', 'Tables .html', 'JSON .json', 'Text .txt']),
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
