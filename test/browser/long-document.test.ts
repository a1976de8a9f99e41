import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { choose, reading, row } from '../app/workplace.ts';
import { book } from '../fixtures/book.ts';
import { openSetting, shared } from './setting.ts';

const PAGES = 600;

/** The page of the site with a long document that has just been chosen. */
async function openLong(): Promise<Page> {
  const { open } = await openSetting();
  const page = await open();
  await reading(page).getByRole('heading', { name: 'Wrenfield Allotments' }).waitFor();
  await choose(page, 'book.pdf', book(PAGES));
  return page;
}

const done = (page: Page): Promise<void> => row(page, 'book.pdf').getByText(`${PAGES} pages`).waitFor();

const long = shared(async () => ({ page: await openLong() }));

test('the first page of a long document is there to read meanwhile, and the whole takes its place where the reader is', async () => {
  const { page } = long();
  await reading(page).getByRole('heading', { name: 'Chapter 1' }).waitFor();
  expect(await row(page, 'book.pdf').textContent()).toContain(`/${PAGES}`);
  expect(await reading(page).getByRole('button', { name: 'Copy' }).count()).toBe(0);
  const values = reading(page).getByRole('region', { name: 'Values' });
  await values.focus();
  await values.evaluate((region) => region.scrollTo(0, 200));
  /** How the paragraph in the middle of the view begins, which may go on overleaf, and whether the view has the focus. */
  const place = (): Promise<unknown[]> =>
    values.evaluate((region) => {
      const { left, width, top, height } = region.getBoundingClientRect();
      const read = document.elementFromPoint(left + width / 3, top + height / 2);
      return [read?.textContent?.slice(0, 100), region === document.activeElement];
    });
  const before = await place();
  await done(page);
  await reading(page).getByRole('heading', { name: 'Chapter 38' }).waitFor({ state: 'attached' });
  expect(await place()).toEqual(before);
  expect(before[1]).toBe(true);
  await reading(page).getByRole('button', { name: 'Copy' }).waitFor();
});

test('a long document is saved as a page of HTML, whole', async () => {
  const { page } = long();
  await done(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    reading(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  const html = await readFile(await saved.path(), 'utf8');
  expect(html.match(/>Chapter \d+<\/h1>/g)?.length).toBe(38);
  expect(html.trimEnd().endsWith('</html>')).toBe(true);
});

test('what is far down in a long document is found, and gone to', async () => {
  const { page } = long();
  await done(page);
  await page.getByRole('searchbox', { name: 'Find' }).fill('chapter 38');
  await page.getByText('1 of 1').waitFor();
  await expect.poll(() => reading(page).getByRole('heading', { name: 'Chapter 38' }).isVisible()).toBe(true);
  await expect
    .poll(() =>
      reading(page)
        .getByRole('heading', { name: 'Chapter 38' })
        .evaluate((heading) => {
          const { top, bottom } = heading.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
    )
    .toBe(true);
});
