import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pdf } from '../fixtures/pdf.ts';
import { resumePdf } from '../fixtures/resume.ts';
import { button, choose, reading, sharedExample } from './workplace.ts';

const example = sharedExample();

test('the answer of each operation is shown as JSON, and saved under its name', async () => {
  const { page } = example();
  await page.getByRole('tab', { name: 'JSON' }).click();
  const view = page.getByRole('tabpanel', { name: 'JSON' });
  const fields = {
    extract_tables: '"html":',
    extract_key_value: '"Plant sale":',
    extract_pii: '"entities":',
    extract_resume_key_value: '"work_experience":',
    parse: '"markdown":',
  };
  for (const [operation, field] of Object.entries(fields)) {
    await view.getByLabel('Answer of').selectOption(operation);
    await view.getByText(field).first().waitFor();
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
    expect(saved.suggestedFilename()).toBe(operation === 'parse' ? 'example.json' : `example.${operation}.json`);
    const text = await readFile(await saved.path(), 'utf8');
    expect(text).toContain(field);
    expect(JSON.parse(text)).toMatchObject({ pageCount: 2 });
  }
});

test('one table is copied and saved as CSV', async () => {
  const { page } = example();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('tab', { name: 'Tables' }).click();
  const more = button(page, 'Copy or save as ▾: Table 1');
  await more.click();
  await page.getByRole('menuitem', { name: 'Copy as CSV' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Plot rents,"3,360","3,290"');
  await more.click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as CSV' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('example.table-1.csv');
  expect(await readFile(await saved.path(), 'utf8')).toContain('Plot rents,"3,360","3,290"');
});

test('a resume is a form of labelled fields, in which what was not found says so', async () => {
  const { page } = example();
  await choose(page, 'ada.pdf', resumePdf());
  await page.getByRole('tab', { name: 'Read' }).click();
  await reading(page).getByText('Ada Lovelace').first().waitFor();
  await page.getByRole('tab', { name: 'Resume' }).click();
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByText('ada@example.org').waitFor();
  const field = (name: string) =>
    contact
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd');
  expect(await field('Email').textContent()).toBe('ada@example.org');
  expect((await field('GitHub').textContent())?.trim()).toBe('Not found');
  await page
    .getByRole('region', { name: 'Work experience' })
    .getByText('Analytical Engines', { exact: false })
    .first()
    .waitFor();
  await page.getByRole('region', { name: 'Certifications' }).getByText('Not found').waitFor();
});

test('the words of a value are whole where none is wider than its column, however long the keys are', async () => {
  const { page } = example();
  const lines = [
    'Main branch of study in the last years: Oceanography',
    'Branch of study of applicant: Geoinformatics',
  ];
  const text = lines.map((line, row) => ({ text: line, x: 72, y: 100 + 24 * row }));
  await choose(page, 'form.pdf', pdf({ pages: [{ text }] }));
  await page.getByRole('tab', { name: 'Key-values' }).click();
  const values = page.getByRole('tabpanel', { name: 'Key-values' });
  for (const word of ['Oceanography', 'Geoinformatics']) {
    const linesOf = (cell: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    };
    expect(await values.getByRole('cell', { name: word }).evaluate(linesOf)).toBe(1);
  }
});
