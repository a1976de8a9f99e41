import { expect, test } from 'vitest';
import {
  cell,
  docx,
  element,
  heading,
  headingStyles,
  listItem,
  numbering,
  paragraph,
  row,
  run,
  table,
} from '../../../fixtures/docx.ts';
import { outline, read, readBytes } from './read.ts';

/** A main part with a bare ampersand, which XML does not allow. */
const damaged = (body: string): string => element('document', `<w:body>${body}</w:body>`).replaceAll('&amp;', '&');

test('a damaged text is read by the second reader, which says so', async () => {
  const body = paragraph(run('Salt &amp; pepper'));
  const { blocks, messages } = await read({ parts: { 'word/document.xml': damaged(body) } });
  expect(outline(blocks)).toEqual(['Salt & pepper']);
  expect(messages).toEqual([
    { code: 'read_by_fallback', text: expect.stringContaining('check the answer against the document') },
  ]);
});

test('the second reader keeps headings, lists, tables, formats, links and notes', async () => {
  const reference = '<w:r><w:footnoteReference w:id="2"/></w:r>';
  const linked = `<w:hyperlink r:id="l">${run('here')}</w:hyperlink>`;
  const body =
    heading(2, 'Salt &amp; pepper') +
    paragraph(run('plain ') + run('bold', '<w:b/>') + linked + reference) +
    listItem('one') +
    listItem('two') +
    table([
      row([cell('both', '<w:gridSpan w:val="2"/>')], '<w:tblHeader/>'),
      row([cell('down', '<w:vMerge w:val="restart"/>'), cell('b')]),
      row([cell('', '<w:vMerge/>'), cell('c')]),
    ]);
  const { blocks } = await read({
    styles: headingStyles,
    numbering: numbering(1, [['decimal', '%1.']]),
    footnotes: `<w:footnote w:id="2">${paragraph('why')}</w:footnote>`,
    relationships: [{ id: 'l', type: 'hyperlink', target: 'https://example.org/', external: true }],
    parts: { 'word/document.xml': damaged(body) },
  });
  expect(outline(blocks)).toEqual([
    'h2 Salt & pepper',
    'plain {b bold}{@https://example.org/ here}{^note1 1}',
    '<1. one><2. two>',
    '|#2x1 both| |1x2 down|b| |c|',
    'note 1 <why>',
  ]);
});

test('what neither reader can read is refused with a reason', async () => {
  const bytes = docx({ parts: { 'word/document.xml': damaged(paragraph(run('a &amp; b'))).slice(0, -30) } });
  await expect(readBytes(bytes)).rejects.toMatchObject({
    code: 'corrupt_file',
    message: expect.stringMatching(/word\/document\.xml .* not well-formed/),
  });
});

test('a damaged text too large for the second reader is refused', async () => {
  const bytes = docx({
    parts: { 'word/document.xml': damaged(`${paragraph(run('&amp;'))}${'<w:p/>'.repeat(81_000)}`) },
  });
  await expect(readBytes(bytes)).rejects.toMatchObject({ code: 'corrupt_file' });
});

test('a sound text is never read by the second reader', async () => {
  const { messages } = await read({ body: paragraph('hello'), styles: '<broken' });
  expect(messages.map(({ code }) => code)).toEqual(['docx_damaged_part']);
});
