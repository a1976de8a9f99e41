import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openSetting, shared } from '../browser/setting.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { encryptedPdf } from '../fixtures/pdf-encrypted.ts';
import { pageImages } from './page-pane.ts';
import { button, choose, openExample, reading, row, sharedExample } from './workplace.ts';

const visited = shared(openSetting);

const shows = (page: Page) => page.getByRole('navigation', { name: 'Show' });

test('where panes are narrow the list folds to signs, and unfolds by its button or for what asks', async () => {
  const page = await openExample(visited());
  await page.setViewportSize({ width: 1024, height: 768 });
  const folded = row(page, 'note.pdf').getByRole('button');
  await choose(page, 'note.pdf', textPdf('A note'));
  await reading(page).getByText('A note').waitFor();
  await expect.poll(() => folded.count()).toBe(1);
  expect(await folded.textContent()).toContain('1 page · ');
  expect((await folded.boundingBox())?.width).toBeLessThan(60);

  await button(page, 'Unfold the list').click();
  await button(page, 'More for note.pdf').waitFor();
  await button(page, 'Fold the list').click();
  await expect.poll(() => folded.count()).toBe(1);

  await choose(page, 'locked.pdf', await encryptedPdf(textPdf('Behind the lock'), 'sesame'));
  await row(page, 'locked.pdf').getByText('Needs a password').waitFor({ state: 'attached' });
  await row(page, 'locked.pdf').getByRole('button').click();
  await row(page, 'locked.pdf').getByLabel('Password', { exact: true }).fill('sesame');
  await page.keyboard.press('Enter');
  await reading(page).getByText('Behind the lock').waitFor();
});

test('all documents are removed and put back', async () => {
  const page = await openExample(visited());
  await choose(page, 'note.pdf', textPdf('A note'));
  await reading(page).getByText('A note').waitFor();
  await button(page, 'Remove all').click();
  await page.getByText('Add a document, and what is in it appears here.').waitFor();
  await page.getByText('2 documents removed').filter({ visible: true }).first().waitFor();
  await button(page, 'Put back').click();
  await reading(page).getByText('A note').waitFor();
  await row(page, 'example').getByText('2 pages').waitFor();
});

describe('where not all panes fit,', () => {
  const example = sharedExample(async () => visited());

  test('on a tablet the page and the result are switched between beside the list, and the page has its search', async () => {
    const { page } = example();
    await page.setViewportSize({ width: 768, height: 1024 });
    await button(shows(page), 'Page').click();
    await pageImages(page).waitFor();
    expect(await reading(page).isVisible()).toBe(false);
    expect(await row(page, 'example').isVisible()).toBe(true);
    await page.getByRole('searchbox', { name: 'Find' }).fill('tool shed');
    await page.getByRole('region', { name: 'Pages of' }).getByText('1 of 2').waitFor();
    await button(shows(page), 'Result').click();
    await expect.poll(() => reading(page).isVisible()).toBe(true);
    expect(await pageImages(page).isVisible()).toBe(false);
  });

  test('on a phone a document is opened from the list, and there is a way back', async () => {
    const { page } = example();
    await choose(page, 'note.pdf', textPdf('A note'));
    await page.setViewportSize({ width: 320, height: 640 });
    await button(shows(page), 'Documents').click();
    expect(await reading(page).isVisible()).toBe(false);
    await row(page, 'note.pdf').getByRole('button').first().click();
    await reading(page).getByText('A note').waitFor();
    expect(await row(page, 'note.pdf').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await button(shows(page), 'Documents').click();
    await row(page, 'note.pdf').waitFor();
  });

  test('on a phone an example that is chosen from the list is shown, and so is a file that is added alone', async () => {
    const { page } = example();
    await page.setViewportSize({ width: 390, height: 844 });
    await button(shows(page), 'Documents').click();
    await button(page, 'Examples ▾').click();
    await page.getByRole('menuitem', { name: 'Invoice' }).click();
    await reading(page).getByRole('heading', { name: 'INVOICE' }).waitFor();
    await button(shows(page), 'Documents').click();
    await choose(page, 'other.pdf', textPdf('Another note'));
    await reading(page).getByText('Another note').waitFor();
  });
});

describe('where all panes fit,', () => {
  const example = sharedExample(async () => visited());

  test('a locked document is tried and opened among those that need something, and then all are shown again', async () => {
    const { page } = example();
    const locked = await encryptedPdf(textPdf('Behind the lock'), 'sesame');
    await choose(page, 'locked.pdf', locked);
    await choose(page, 'note.pdf', textPdf('A note'));
    await reading(page).getByText('A note').waitFor();
    await button(page, '1 needs you').click();
    await expect.poll(() => row(page, 'note.pdf').count()).toBe(0);
    const field = row(page, 'locked.pdf').getByLabel('Password', { exact: true });
    await field.fill('guess');
    await page.keyboard.press('Enter');
    await row(page, 'locked.pdf').getByText('This password does not open it.').waitFor();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('sesame');
    await page.keyboard.press('Enter');
    await reading(page).getByText('Behind the lock').waitFor();
    await row(page, 'note.pdf').waitFor();
  });

  test('what is no document says why in its row, and is not to be tried again', async () => {
    const { page } = example();
    await choose(page, 'notes.txt', new TextEncoder().encode('Only some notes.'));
    await row(page, 'notes.txt').getByText('Failed: The file is neither PDF').waitFor();
    await page.getByText('There are no pages to show: the document could not be read.').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  test('a document is asked how it is to be read again from its menu', async () => {
    const { page } = example();
    await choose(page, 'other.pdf', textPdf('Another note'));
    await reading(page).getByText('Another note').waitFor();
    await row(page, 'example').getByRole('button', { name: 'More for' }).click();
    await page.getByRole('menuitem', { name: 'Read again with…' }).click();
    // A range is printed with a dash.
    await page.getByLabel('Pages', { exact: true }).fill('2–2');
    await page.keyboard.press('Enter');
    await reading(page).getByText('Offer two half plots').waitFor();
    await expect.poll(() => row(page, 'example').textContent()).toContain('Only p. 2-2 · 1 page · ');
    await expect.poll(() => page.getByLabel('Go to page', { exact: true }).inputValue()).toBe('2');
    await page.getByLabel('Go to page', { exact: true }).fill('1');
    await page.keyboard.press('Enter');
    await page.getByText('Page 1 · not read, as the options say').waitFor();
  });
});
