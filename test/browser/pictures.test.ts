import { expect, test } from 'vitest';
import { choose } from '../app/workplace.ts';
import { docx, heading, headingStyles, paragraph, picture } from '../fixtures/docx.ts';
import { pictureOf } from '../fixtures/pictures.ts';
import { png } from '../fixtures/scan.ts';
import { deviceKey, parse } from './calls.ts';
import { jpeg } from './jpeg.ts';
import { openSetting } from './setting.ts';

test('pictures in a Word file are read, in PNG and JPEG; one without pictures loads nothing for them', async () => {
  const { site, open } = await openSetting();
  const page = await open();
  const key = await deviceKey(page);
  const plain = docx({ styles: headingStyles, body: heading(1, 'Plain') + paragraph('No picture.') });
  expect((await parse(page, site.address, key, plain)).body.markdown?.content).toBe('# Plain\n\nNo picture.');
  expect(site.requests.filter(({ url }) => url.includes('/ocr/'))).toEqual([]);

  const [table, letter] = [png(await pictureOf('ruledTable')), await jpeg(page, png(await pictureOf('letter')))];
  const report = docx({
    styles: headingStyles,
    body: [
      heading(1, 'Report'),
      paragraph(picture('', 'table', { size: [420, 164] })),
      paragraph('Between the pictures.'),
      paragraph(picture('', 'letter', { size: [470, 420] })),
    ].join(''),
    relationships: [
      { id: 'table', type: 'image', target: 'media/table.png' },
      { id: 'letter', type: 'image', target: 'media/letter.jpeg' },
    ],
    parts: { 'word/media/table.png': table, 'word/media/letter.jpeg': letter },
  });
  const { status, body } = await parse(page, site.address, key, report);
  const content = body.markdown?.content ?? '';
  expect(status).toBe(200);
  expect(content).toContain('| Together | 482 | 11,715 |');
  expect(content.indexOf('Between the pictures.')).toBeGreaterThan(content.indexOf('| Together'));
  expect(content.indexOf('## Notice of termination')).toBeGreaterThan(content.indexOf('Between the pictures.'));
  expect(content).toContain('will end on the last day of September');
  expect(body.messages?.map(({ code }) => code)).toEqual(['recognised']);

  // The page shows them where they stand in the file.
  await choose(page, 'report.docx', report);
  const shown = page.getByRole('region', { name: 'Page images' }).locator('img');
  await expect.poll(() => shown.count()).toBe(2);
  const widths = await shown.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(widths.every((width) => width > 0)).toBe(true);
});
