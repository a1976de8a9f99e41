import { expect, test } from 'vitest';
import { docx, paragraph, run, style } from '../fixtures/docx.ts';
import { choose, sharedExample } from './workplace.ts';

const place = sharedExample();

const box = (checked: boolean): string =>
  `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${Number(checked)}"/></w14:checkbox></w:sdtPr>` +
  `<w:sdtContent>${run(checked ? '☒' : '☐')}</w:sdtContent></w:sdt>`;

test('a Word file beside its result shows its title as one, quotations, and which boxes are ticked', async () => {
  const { page } = place();
  const styles = style('Title', 'Title') + style('IntenseQuote', 'Intense Quote');
  const body =
    paragraph('Consent', '<w:pStyle w:val="Title"/>') +
    paragraph('As agreed', '<w:pStyle w:val="IntenseQuote"/>') +
    paragraph(box(true) + run(' Agreed')) +
    paragraph(box(false) + run(' Refused'));
  await choose(page, 'consent.docx', docx({ styles, body }));
  const shown = page.locator('article.document').filter({ hasText: 'Refused' }).first();
  await shown.getByRole('heading', { name: 'Consent', level: 1 }).waitFor();
  expect(await shown.locator('p').allInnerTexts()).toEqual(['As agreed', '☑ Agreed', '☐ Refused']);
  expect(await shown.locator('blockquote').textContent()).toBe('As agreed');
});
