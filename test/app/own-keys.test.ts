import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { button, openExample } from './workplace.ts';

const keyValues = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Key-values' });
const keysShown = (page: Page): Promise<string[]> => keyValues(page).getByRole('rowheader').allTextContents();

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Key-values' }).click();
  await button(page, 'Edit keys').click();
  return page.getByRole('dialog', { name: 'Keys of my own' });
}

test('own keys are looked for with their meaning, and kept for the next visit', async () => {
  const page = await openExample();
  const dialog = await openDialog(page);
  await dialog.getByLabel('Key 1', { exact: true }).fill('Sale');
  await dialog.getByLabel('Meaning of key 1').fill('What the plant sale brought in');
  await button(dialog, 'Add a key').click();
  await page.keyboard.type('Captain');
  await button(dialog, 'Save and look for them').click();
  await expect.poll(() => keysShown(page)).toEqual(['Sale', 'Captain']);
  await keyValues(page).getByRole('row', { name: 'Captain' }).getByText('Not found').waitFor();
  expect(await button(page, 'Edit keys').evaluate((element) => element === document.activeElement)).toBe(true);

  await page.reload();
  await page.getByRole('tab', { name: 'Key-values' }).click();
  await page.getByLabel('Looking for').selectOption('My 2 keys');
  await expect.poll(() => keysShown(page)).toEqual(['Sale', 'Captain']);
  await page.getByLabel('Looking for').selectOption('Everything');
  await keyValues(page).getByRole('rowheader', { name: 'Plant sale' }).waitFor();
});

test('own keys are imported from CSV and from JSON, and a file without any is refused', async () => {
  const page = await openExample();
  const dialog = await openDialog(page);
  const importFile = async (name: string, text: string): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByText('Import JSON or CSV').click(),
    ]);
    await chooser.setFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  };
  await importFile('empty.csv', '');
  await dialog.getByRole('alert').waitFor();
  await importFile('keys.csv', 'key,description\nPlant sale,"Money, from plants"\n');
  await expect.poll(() => dialog.getByLabel('Meaning of key 1').inputValue()).toBe('Money, from plants');
  await importFile('keys.json', '{"Well pump": "Its price"}');
  await expect.poll(() => dialog.getByLabel('Key 2', { exact: true }).inputValue()).toBe('Well pump');
  await button(dialog, 'Remove key 1').click();
  await button(dialog, 'Save and look for them').click();
  await expect.poll(() => keysShown(page)).toEqual(['Well pump']);
});
