import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { docx, paragraph } from '../fixtures/docx.ts';
import { pdf } from '../fixtures/pdf.ts';
import { pageField } from './page-pane.ts';
import { choose, reading, sharedExample } from './workplace.ts';

const example = sharedExample();

/** What is highlighted on the pages: every hit, or the one that was gone to. */
const onPages = (page: Page, which: 'found-on-page' | 'found-on-page-now'): Promise<string[]> =>
  page.evaluate((name) => {
    const ranges = [...(CSS.highlights.get(name) ?? [])] as Range[];
    return ranges.map((range) => `${range.startContainer.parentElement?.textContent}`);
  }, which);

const search = (page: Page) => page.getByRole('searchbox', { name: 'Find' });

test('a search highlights its hits in the result and on the page, and each step goes to the same hit in both', async () => {
  const { page } = example();
  await search(page).fill('pump');
  await page.getByText('1 of 3').waitFor();
  await expect.poll(() => onPages(page, 'found-on-page')).toHaveLength(3);
  const places = ['The shared tool shed has a new roof', 'Well pump overhauled', 'Well pump'];
  for (const [index, place] of places.entries()) {
    await page.getByText(`${index + 1} of 3`).waitFor();
    const found = reading(page).locator('.pointed');
    await expect.poll(() => found.textContent()).toContain(index === 0 ? place : 'pump');
    await expect.poll(async () => (await onPages(page, 'found-on-page-now')).length).toBe(1);
    await search(page).press('Enter');
  }
});

test('a hit on a page far away is scrolled to, also where a line ends within it', async () => {
  const { page } = example();
  const filler = ['Apples are counted in the morning,', 'pears at noon and plums before the shed is shut.'];
  const last = ['At the end of the year all the ripe gree-', 'nhouse tomatoes and the garden', 'hose were sold.'];
  const lines = (texts: readonly string[]) => ({
    text: texts.map((text, row) => ({ text, x: 72, y: 100 + row * 14 })),
  });
  await choose(page, 'far.pdf', pdf({ pages: [...Array.from({ length: 11 }, () => lines(filler)), lines(last)] }));
  await pageField(page).waitFor();
  await reading(page).getByText('garden hose').waitFor();
  await search(page).fill('garden HOSE');
  await page.getByText('1 of 1').waitFor();
  await expect.poll(() => pageField(page).inputValue()).toBe('12');
  await expect.poll(() => onPages(page, 'found-on-page-now')).toEqual([last[1]]);
  await search(page).fill('greenhouse tomatoes');
  await expect.poll(() => onPages(page, 'found-on-page-now')).toEqual([last[0]]);
});

test('a search goes to its hits in the text of a Word file too', async () => {
  const { page } = example();
  await choose(page, 'minutes.docx', docx({ body: paragraph('The old shed.') + paragraph('A new shed.') }));
  await reading(page).getByText('A new shed.').waitFor();
  await search(page).fill('shed');
  await expect.poll(() => onPages(page, 'found-on-page')).toEqual(['The old shed.', 'A new shed.']);
  await search(page).press('Enter');
  await expect.poll(() => onPages(page, 'found-on-page-now')).toEqual(['A new shed.']);
});
