import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { deviceKey, parse } from '../browser/calls.ts';
import { openSetting } from '../browser/setting.ts';
import { readingFixtures } from './reading-fixtures.ts';
import { button, choose, reading } from './workplace.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** How often each word of letters and digits stands in a text. */
const countWords = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/**
 * What a Markdown text says, without what only marks it: tags, addresses of links, and the numbers of items and formulas,
 * which are drawn.
 */
const saidBy = (markdown: string): string =>
  markdown
    .replaceAll(/<\/?[a-z][^>]*>/g, ' ')
    .replaceAll(/^ *\d+[.)] /gm, '')
    .replaceAll(/\]\((?:<[^>]*>|[^()]*(?:\([^()]*\))*[^()]*)\)/g, '] ')
    .replaceAll(/\$\$[^$]+\$\$|(?<![\\\w])\$(?=\S)[^$\n]*[\\^_{][^$\n]*\$(?!\d)/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\\(?=[^\w\s])/g, '');

/** The words of a Markdown text that a rendered text lacks. */
function lacking(markdown: string, rendered: string): string[] {
  const there = countWords(rendered);
  return [...countWords(saidBy(markdown))].flatMap(([word, count]) =>
    (there.get(word) ?? 0) < count ? [`${word} ${there.get(word) ?? 0} of ${count}`] : [],
  );
}

/** The texts of an HTML document or element, each apart. */
const textsOf = (page: Page, html: string): Promise<string> =>
  page.evaluate((source) => {
    const root = new DOMParser().parseFromString(source, 'text/html').body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return texts.join(' ');
  }, html);

test('what is shown for reading contains all the text of the Markdown, and so does the HTML that is saved', async () => {
  const { site, open } = await openSetting();
  const page = await open();
  const key = await deviceKey(page);
  for (const [name, bytes] of Object.entries(readingFixtures)) {
    const markdown = (await parse(page, site.address, key, bytes)).body.markdown?.content ?? '';
    expect(countWords(markdown).size).toBeGreaterThan(3);
    await choose(page, name, bytes);
    const article = page.getByRole('region', { name: `What is in ${name}` }).locator('article');
    // What is out of sight comes after what is in sight.
    await expect.poll(async () => lacking(markdown, await textsOf(page, await article.innerHTML()))).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
    const saved = lacking(markdown, await textsOf(page, await readFile(await download.path(), 'utf8')));
    expect({ name, saved }).toEqual({ name, saved: [] });
  }
});

test('notes, comments, formulas, pages, directions and links are shown as what they are', async () => {
  const { open } = await openSetting();
  const page = await open();
  await choose(page, 'whole.docx', readingFixtures['whole.docx'] as Uint8Array);
  const article = reading(page).locator('article');
  await article.getByText('Ask the members first').waitFor();
  expect(await article.locator('math').count()).toBe(2);
  const text = await article.textContent();
  expect(text).not.toMatch(/\$\$|\$\\/);
  expect(text).toContain('of $5 and $7.');
  expect(
    await article.locator('[data-note]').evaluateAll((notes) => notes.map((note) => note.getAttribute('data-note'))),
  ).toEqual(['1', 'i', 'c1']);
  expect(
    await article
      .locator('[data-page]')
      .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark, '::before').content)),
  ).toEqual([expect.stringMatching(/^"Page.*2"$/)]);
  const hebrew = article.getByText('שלום לכל החברים');
  expect(await hebrew.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  const links = await article
    .locator('a[target]')
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]));
  expect(links).toEqual([
    ['site', 'https://example.org/a_(b)'],
    ['mail', 'mailto:ann@example.org'],
    ['telephone', 'tel:+4930123456'],
  ]);
  expect(text).toContain('scriptfile');
  await article.locator('sup').getByRole('link', { name: 'c1' }).click();
  await expect
    .poll(() =>
      article.getByText('Ask the members first').evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return top > 0 && top < innerHeight;
      }),
    )
    .toBe(true);
  const heading = article.getByRole('heading', { name: 'Minutes of the spring meeting' });
  await page.setViewportSize({ width: 1280, height: 320 });
  await article.getByRole('link', { name: 'back to the beginning' }).click();
  await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top > 0)).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
});
