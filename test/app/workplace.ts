import type { Locator, Page } from 'playwright';
import { openSetting, type Setting, shared } from '../browser/setting.ts';

/** What a visitor finds in the app, by the names that it shows. */
export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** The row of a document in the list. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Your documents' }).getByRole('listitem').filter({ hasText: name });

/** The view of the document for reading. */
export const reading = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Read' });

/** Adds a file by the button for it. */
export async function choose(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Add documents').click()]);
  await chooser.setFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
}

/** Goes to another place of the app. */
export const goTo = (page: Page, place: 'Documents' | 'API' | 'Trust'): Promise<void> =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }).click();

/** The page with its example read: in a setting of its own, or in one that is open. */
export async function openExample(setting?: Setting): Promise<Page> {
  const { open } = setting ?? (await openSetting());
  const page = await open();
  await reading(page).getByRole('heading', { name: 'Wrenfield Allotments' }).waitFor();
  await page.getByLabel('Page 1', { exact: true }).waitFor();
  return page;
}

/** The page with its example read, which all tests of a file or of a `describe` share; its setting may be open already. */
export const sharedExample = (opened = openSetting): (() => Setting & { page: Page }) =>
  shared(async () => {
    const setting = await opened();
    return { ...setting, page: await openExample(setting) };
  });

/** Opens every view of the example, and waits for what it has to show. */
export async function openEveryView(page: Page): Promise<void> {
  const shown = {
    Markdown: '# Wrenfield Allotments',
    Tables: 'Tomatoes sold out by noon',
    'Key-values': '3,360',
    'Personal data': '14 February 2026',
    Resume: 'Is this a resume?',
    JSON: '"pageCount": 2',
    Text: 'Wrenfield Allotments',
  };
  for (const [name, text] of Object.entries(shown)) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tabpanel', { name }).getByText(text).first().waitFor();
  }
}
