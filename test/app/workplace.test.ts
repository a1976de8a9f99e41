import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { pdf, textPdf } from '../fixtures/pdf.ts';
import { pointAtBox, pointedBoxes } from './page-pane.ts';
import { button, choose, openEveryView, openExample, reading, row, sharedExample } from './workplace.ts';

const openView = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();

const example = sharedExample();

test('pointing at a value shows its box on the page, and pointing at a box its value', async () => {
  const { page } = example();
  await openView(page, 'Key-values');
  const values = page.getByRole('tabpanel', { name: 'Key-values' });
  await values.getByRole('rowheader', { name: 'Plant sale' }).hover();
  await expect.poll(() => pointedBoxes(page)).toEqual(['Plant sale']);
  await pointAtBox(page, 'Well pump');
  await expect.poll(() => values.locator('.pointed').getByRole('rowheader').textContent()).toBe('Well pump');
});

test('every view of a document has something to show, and the page’s own reading is not charged', async () => {
  const { page } = example();
  await openEveryView(page);
  const left = await page.evaluate(async () => {
    const headers = { 'x-api-key': await window.sheaf.key() };
    return (await fetch('query', { headers })).json();
  });
  expect(left).toEqual({ pageRemaining: '1000' });
});

test('a table is saved as CSV', async () => {
  const { page } = example();
  await openView(page, 'Tables');
  await page.getByRole('tabpanel', { name: 'Tables' }).getByText('Plot rents').waitFor();
  await button(page, 'Download ▾').click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('example.tables.csv');
  expect((await readFile(await saved.path(), 'utf8')).split('\r\n').slice(0, 2)).toEqual([
    'Item,Budget,Actual,Remark',
    'Plot rents,"3,360","3,290",One plot empty until June',
  ]);
});

test('a search counts its hits in any case of letters, and goes to each with its place on the page', async () => {
  const { page } = example();
  await openView(page, 'Read');
  await page.getByRole('searchbox', { name: 'Find' }).fill('TOOL SHED');
  await page.getByText('1 of 2').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('2 of 2').waitFor();
  const pointed = reading(page).locator('.pointed');
  await expect.poll(() => pointed.textContent()).toContain('Roof of the tool shed renewed');
  await page.keyboard.press('Shift+Enter');
  await expect.poll(() => pointed.textContent()).toContain('The shared tool shed has a new roof.');
  await page.getByRole('searchbox', { name: 'Find' }).fill('greenhouse');
  await page.getByText('No hits').waitFor();
  await expect.poll(() => pointed.count()).toBe(0);
});

test('on a phone the list, the page and the result are screens of their own', async () => {
  const { page } = example();
  await page.setViewportSize({ width: 390, height: 844 });
  const panes = { Documents: 'Add documents', Page: 'Fit', Result: 'Copy' };
  for (const [name, visible] of Object.entries(panes)) {
    await page.getByRole('navigation', { name: 'Show' }).getByRole('button', { name }).click();
    for (const other of Object.values(panes)) {
      expect([name, other, await button(page, other).isVisible()]).toEqual([name, other, other === visible]);
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone the page and the result can both be seen, and a value that is chosen comes into view on the page', async () => {
  const { page } = example();
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Both').click();
  await openView(page, 'Key-values');
  await page.getByRole('rowheader', { name: 'Well pump' }).click();
  const inSight = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const seen = document.elementsFromPoint(195, (top + bottom) / 2);
      return seen.some((one) => one.closest('.page, .result')?.contains(element));
    });
  await expect.poll(() => inSight('.box[data-label="Well pump"]')).toBe(true);
  expect(await inSight('tr.pointed')).toBe(true);
});

test('views count what they show: of an example at once, of another document when they are opened', async () => {
  const page = await openExample(example());
  const namesOfTabs = () => page.getByRole('tab').allTextContents();
  const counted = ['Tables 1', 'Key-values 6', 'Personal data 10'];
  await expect.poll(namesOfTabs).toEqual(expect.arrayContaining(counted));
  await choose(page, 'note.pdf', textPdf('Dear Ada Lovelace'));
  await reading(page).getByText('Dear Ada').waitFor();
  expect(await namesOfTabs()).toEqual(expect.arrayContaining(['Tables', 'Key-values', 'Personal data']));
  await openView(page, 'Tables');
  await expect.poll(namesOfTabs).toEqual(expect.arrayContaining(['Tables 0', 'Key-values', 'Personal data']));
});

test('what is looked for among the key-values can be chosen, and what is not there is said so', async () => {
  const page = await openExample(example());
  await openView(page, 'Key-values');
  await page.getByLabel('Looking for').selectOption('Invoice');
  const invoice = page.getByRole('tabpanel', { name: 'Key-values' }).getByRole('row', { name: 'Invoice number' });
  await invoice.getByText('Not found').waitFor();
  expect(await page.getByRole('rowheader', { name: 'Plant sale' }).count()).toBe(0);
});

test('a document that was removed can be put back', async () => {
  const page = await openExample(example());
  await choose(page, 'note.pdf', textPdf('A note'));
  await reading(page).getByText('A note').waitFor();
  await button(page, 'More for note.pdf').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(() => row(page, 'note.pdf').count()).toBe(0);
  await button(page, 'Put back').click();
  await reading(page).getByText('A note').waitFor();
});

test('a document is read again in another way', async () => {
  const page = await openExample(example());
  const words = ['Apples and quinces', 'Pears', 'Plums'];
  await choose(page, 'fruit.pdf', pdf({ pages: words.map((text) => ({ text: [{ text, x: 72, y: 300 }] })) }));
  await reading(page).getByText('Plums').waitFor();
  await button(page, 'Options').click();
  await page.getByLabel('Pages', { exact: true }).fill('2');
  await button(page, 'Read again').click();
  await reading(page).getByText('Pears').waitFor();
  expect(await reading(page).getByText('Plums').count()).toBe(0);
  await button(page, 'Options').click();
  await page.getByLabel('Pages', { exact: true }).fill('9');
  await button(page, 'Read again').click();
  await page.getByRole('alert').getByText('What was read before is shown.').waitFor();
  await reading(page).getByText('Pears').waitFor();
  await button(page, 'Dismiss').click();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});
