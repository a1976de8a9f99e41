import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openSetting } from '../browser/setting.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { button, choose, goTo, reading } from './workplace.ts';

/** The page with its example and another document, which is selected. */
async function openTwo(): Promise<Page> {
  const { open } = await openSetting();
  const page = await open();
  await reading(page).getByRole('heading', { name: 'Wrenfield Allotments' }).waitFor();
  await choose(page, 'note.pdf', textPdf('A note'));
  await reading(page).getByText('A note').waitFor();
  return page;
}

const help = (page: Page) => page.getByRole('dialog', { name: 'Keys' });
const view = (page: Page): Promise<string | null> => page.getByRole('tab', { selected: true }).textContent();

test('the key ? and the button open the same help, which Escape closes with the focus back where it was', async () => {
  const page = await openTwo();
  await page.getByRole('tab', { name: 'Read' }).focus();
  await page.keyboard.press('?');
  await help(page).getByText('Next document').waitFor();
  await page.keyboard.press('Escape');
  await help(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Read');
  await goTo(page, 'API');
  await button(page, 'Help with keys').click();
  await help(page).getByText('Next document').waitFor();
});

test('brackets go between documents, digits between views, and a slash to the search', async () => {
  const page = await openTwo();
  await page.keyboard.press(']');
  await reading(page).getByRole('heading', { name: 'Wrenfield Allotments' }).waitFor();
  await page.keyboard.press('2');
  await expect.poll(() => view(page)).toBe('Markdown');
  await page.keyboard.press('/');
  await page.keyboard.type('2 [');
  expect(await page.getByRole('searchbox', { name: 'Find' }).inputValue()).toBe('2 [');
  await page.getByRole('tab', { name: 'Markdown' }).focus();
  await page.keyboard.press('[');
  await page.getByRole('region', { name: 'What is in note.pdf' }).waitFor();
  expect(await view(page)).toBe('Markdown');
});

test('keys of one character do nothing once they are switched off, after a reload too, and Escape still works', async () => {
  const page = await openTwo();
  await page.keyboard.press('?');
  await help(page).getByLabel('Keys of one character work').uncheck();
  await page.keyboard.press('Escape');
  await help(page).waitFor({ state: 'detached' });
  await page.reload();
  await reading(page).getByRole('heading', { name: 'Wrenfield Allotments' }).waitFor();
  for (const key of ['?', '2', 'j']) await page.keyboard.press(key);
  expect(await view(page)).toContain('Read');
  expect(await help(page).count()).toBe(0);
  await button(page, 'Help with keys').click();
  await page.keyboard.press('Escape');
  await help(page).waitFor({ state: 'detached' });
});
