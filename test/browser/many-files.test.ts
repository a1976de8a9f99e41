import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { button, reading, row } from '../app/workplace.ts';
import { docx, heading, headingStyles, paragraph } from '../fixtures/docx.ts';
import { pagesPdf, textPdf, truncated } from '../fixtures/pdf.ts';
import { encryptedPdf } from '../fixtures/pdf-encrypted.ts';
import { browserMemory, memoryIsTold } from './memory.ts';
import { openSetting } from './setting.ts';

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** 100 files: 60 PDF and 37 Word files, two that are locked and one that is damaged. */
async function mixedFiles(): Promise<ChosenFile[]> {
  const locked = await encryptedPdf(textPdf('Behind the lock'), 'sesame');
  return Array.from({ length: 100 }, (_, index) => {
    const file = (extension: string, bytes: Uint8Array): ChosenFile => ({
      name: `${index}.${extension}`,
      mimeType: '',
      buffer: Buffer.from(bytes),
    });
    if (index === 20) return file('pdf', truncated(pagesPdf(5)));
    if (index === 30 || index === 40) return file('pdf', locked);
    if (index < 63) return file('pdf', pagesPdf(2 + (index % 20)));
    const body = heading(1, `Report ${index}`) + paragraph('It was a good year. ').repeat(50);
    return file('docx', docx({ styles: headingStyles, body }));
  });
}

/** What the page's status message has said since. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const status = document.querySelector('p[role="status"]');
    if (!status) throw new Error('There is no status message.');
    new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

test('a hundred mixed files are read while the page is used, are told of in few words, and are gone from memory when they are removed', async () => {
  const { browser, open } = await openSetting();
  const page = await open();
  await reading(page).getByRole('heading').first().waitFor();
  const before = memoryIsTold ? await browserMemory(browser.context, browser.profile) : 0;
  await listen(page);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Add documents').click()]);
  await chooser.setFiles(await mixedFiles());
  for (const view of ['Markdown', 'Tables', 'Text', 'Read']) {
    await page.getByRole('tab', { name: view }).click();
    await row(page, '3.pdf').first().getByRole('button').first().click();
    await page.getByRole('searchbox', { name: 'Find' }).fill(view);
  }
  await button(page, '2 need you').waitFor();
  await page.getByRole('button', { name: /^\d+ in progress$/ }).waitFor({ state: 'detached' });

  await button(page, '98 done').waitFor();
  await button(page, '1 failed').click();
  await expect.poll(() => page.getByRole('list', { name: 'Your documents' }).getByRole('listitem').count()).toBe(1);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.length).toBeLessThan(12);
  expect(said.join()).toContain('98 done, 2 need you, 1 failed');

  await button(page, 'Remove all').click();
  if (!memoryIsTold) return;
  await expect
    .poll(() => browserMemory(browser.context, browser.profile), { timeout: 60_000, interval: 2000 })
    .toBeLessThan(before + 100);
});
