import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { pageField, pageFigure, pageImages, pointAtBox } from '../app/page-pane.ts';
import { button, choose, openExample, row, sharedExample } from '../app/workplace.ts';
import { pdf, slipPdf } from '../fixtures/pdf.ts';
import { scannedPdf } from '../fixtures/scan.ts';

/** Numbers in words, for texts that no two pages share. */
const lineOf = (page: number, line: number): string =>
  `Row ${line} of sheet ${page} counts ${((page * 7919 + line * 104729) % 9973) + 10} apples in all`;

/** A PDF of so many pages of running text: every fourth is full, so that few of them are in the window at once. */
const manyPages = (count: number): Uint8Array =>
  pdf({
    pages: Array.from({ length: count }, (_, page) => ({
      text: Array.from({ length: page % 4 === 3 ? 40 : 5 }, (_, line) => ({
        text: lineOf(page + 1, line + 1),
        x: 72,
        y: 90 + line * 16,
      })),
    })),
  });

async function openPages(page: Page, count: number): Promise<void> {
  await choose(page, 'long.pdf', manyPages(count));
  await pageField(page)
    .and(page.locator(`[max="${count}"]`))
    .waitFor();
}

const current = (page: Page): Promise<string> => pageField(page).inputValue();
const isInView = (page: Page, number: number): Promise<boolean> =>
  pageFigure(page, number).evaluate((figure) => {
    const { top, bottom } = figure.getBoundingClientRect();
    return bottom > 100 && top < innerHeight - 100;
  });

/** Resolves once the page images no longer move: turns of a wheel are carried out after they are made. */
async function atRest(page: Page): Promise<void> {
  let before = Number.NaN;
  const isSame = async (): Promise<boolean> => {
    const top = await pageImages(page).evaluate((pane) => pane.scrollTop);
    const same = top === before;
    before = top;
    return same;
  };
  await expect.poll(isSame, { interval: 250 }).toBe(true);
}

const example = sharedExample();

test('text is selected on the page image', async () => {
  const { page } = example();
  await pageFigure(page, 1).hover();
  const heading = pageImages(page).getByText('Income and spending');
  await heading.click({ clickCount: 3 });
  expect(await page.evaluate(() => String(getSelection()))).toContain('Income and spending');
});

test('the label of a box hides no text of the page', async () => {
  const { page } = example();
  await page.getByRole('tab', { name: 'Key-values' }).click();
  for (const label of ['Plant sale', 'Well pump', 'Hedge and compost']) {
    await pointAtBox(page, label);
    const shown = pageImages(page).getByText(label, { exact: true }).and(page.locator('[aria-hidden] ~ span'));
    await shown.waitFor();
    const hidden = await shown.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const runs = [...document.querySelectorAll('[data-main-rotation] span')].filter((run) => run.textContent?.trim());
      return runs.flatMap((run) => {
        const place = run.getBoundingClientRect();
        const apart = place.right < left || place.left > right || place.bottom < top || place.top > bottom;
        return apart ? [] : [run.textContent];
      });
    });
    expect(hidden).toEqual([]);
  }
});

test('each page says where its text comes from: the file, or recognition and why', async () => {
  const { page } = example();
  await pageFigure(page, 1).getByText('Page 1 · text from the file').waitFor();
  await choose(page, 'scan.pdf', await scannedPdf(slipPdf('Pack my box with five dozen liquor jugs.')));
  await pageFigure(page, 1).getByText('Page 1 · Recognised (scan): the page has no text of its own').waitFor();
});

test('a page is gone to by its number, by its thumbnail and by the keys of pdf.js', async () => {
  const { page } = example();
  await openPages(page, 30);
  await pageField(page).fill('17');
  await page.keyboard.press('Enter');
  await expect.poll(() => isInView(page, 17)).toBe(true);

  await button(page, 'Thumbnails').click();
  const thumbnails = page.getByRole('navigation', { name: 'Thumbnails' });
  const marked = thumbnails.locator('[aria-current]');
  await expect.poll(() => marked.getAttribute('aria-label')).toBe('Go to page 17');
  const isInked = (element: SVGElement | HTMLElement): boolean => {
    const { width, height } = element as HTMLCanvasElement;
    const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return [...pixels].some((value, index) => index % 4 === 0 && value > 0 && value < 200);
  };
  await expect.poll(() => marked.locator('canvas').evaluate(isInked)).toBe(true);
  await button(thumbnails, 'Go to page 18').click();
  await expect.poll(() => isInView(page, 18)).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => isInView(page, 30)).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Go to page 30');

  await pageImages(page).focus();
  for (const [key, expected] of Object.entries({ k: '29', ArrowLeft: '28', n: '29', p: '28', ArrowRight: '29' })) {
    await page.keyboard.press(key);
    await expect.poll(() => current(page)).toBe(expected);
  }
  const width = async () => (await pageImages(page).getByLabel('Page 29', { exact: true }).boundingBox())?.width ?? 0;
  const fitting = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(fitting * 1.02);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(fitting);
});

test('of a thousand pages few are in the page at once, however they are gone through', async () => {
  const page = await openExample(example());
  await openPages(page, 1000);
  await page.getByRole('tab', { name: 'Tables' }).click();
  await row(page, 'long.pdf').getByText('1,000 pages ·').waitFor();
  await button(page, 'Thumbnails').click();
  await pageImages(page).hover();
  for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, 900);
  await atRest(page);
  await pageField(page).fill('700');
  await page.keyboard.press('Enter');
  await expect.poll(() => isInView(page, 700)).toBe(true);
  await page.getByRole('navigation', { name: 'Thumbnails' }).hover();
  for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, 700);
  await button(page, 'Larger').click();
  await pageFigure(page, 700).hover();
  await pageImages(page).getByText(lineOf(700, 1)).waitFor();
  expect(await pageImages(page).getByRole('figure').count()).toBeLessThan(12);
});
