import { expect, test } from 'vitest';
import { docx, drawing, paragraph, run, style } from '../../../fixtures/docx.ts';
import { outline, read, readBytes } from './read.ts';

test.each([
  ['a chart without data', 'docx_chart', paragraph(drawing('<c:chart r:id="x"/>'))],
  ['a diagram without text', 'docx_diagram', paragraph(drawing('<dgm:relIds r:dm="x"/>'))],
  ['an embedded document', 'docx_embedded_document', '<w:altChunk r:id="x"/>'],
  ['hidden text', 'docx_hidden_text', paragraph(run('x', '<w:vanish/>'))],
  [
    'a field without a result',
    'docx_field',
    paragraph(
      '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>EQ \\\\f(1,2)</w:instrText><w:fldChar w:fldCharType="end"/></w:r>',
    ),
  ],
  ['text that its character style hides', 'docx_hidden_text', paragraph(run('x', '<w:rStyle w:val="Hidden"/>'))],
  ['an undefined style', 'docx_missing_style', paragraph('x', '<w:pStyle w:val="Nowhere"/>')],
  ['a phonetic guide', 'docx_phonetic_guide', paragraph('<w:r><w:ruby><w:rubyBase/></w:ruby></w:r>')],
  ['a tracked deletion', 'docx_tracked_deletion', paragraph('<w:del><w:r><w:delText>x</w:delText></w:r></w:del>')],
  ['an element that nothing reads', 'docx_element', '<w:novelty/>'],
])('%s is said to be lost', async (_, code, body) => {
  const { codes } = await read({ body, styles: style('Hidden', 'Hidden', '<w:rPr><w:vanish/></w:rPr>', 'character') });
  expect(codes).toEqual([code]);
});

test('each kind of loss is said once, with its number and the first page', async () => {
  const { messages } = await read(`${paragraph('a')}<w:new/><w:newer/><w:new/>`);
  expect(messages).toEqual([
    { code: 'docx_element', page: 1, text: '3 element(s) left out that nothing here reads: w:new, w:newer.' },
  ]);
});

test('what says how an old drawing is fixed and framed is no loss', async () => {
  const drawn = '<w:pict><v:group><v:rect><w10:anchorlock/><w10:bordertop/><o:extrusion/></v:rect></v:group></w:pict>';
  expect((await read(paragraph(`${run('a')}<w:r>${drawn}</w:r>`))).messages).toEqual([]);
});

test('a part that is damaged is passed over and named', async () => {
  expect((await read({ body: paragraph('a'), parts: { 'docProps/app.xml': '<Pages>' } })).codes).toEqual([
    'docx_damaged_part',
  ]);
});

test.each([
  'word/_rels/document.xml.rels',
  'word/styles.xml',
  'word/numbering.xml',
  'word/comments.xml',
  'word/header.xml',
])('a document whose part %s is damaged is read without it, and says so', async (name) => {
  const whole = {
    body: paragraph('a'),
    styles: '',
    numbering: '',
    comments: '',
    header: '',
    parts: { [name]: '<w:p>' },
  };
  const { blocks, messages } = await read(whole);
  expect(outline(blocks)).toEqual(['a']);
  expect(messages.map(({ text }) => text)).toEqual(['1 part(s) of the file are damaged and were passed over.']);
});

test('a part whose compressed bytes are damaged is passed over and named', async () => {
  const bytes = docx({ body: paragraph('a'), styles: 'x'.repeat(200) });
  const name = Buffer.from('word/styles.xml');
  bytes.fill(0xff, Buffer.from(bytes).indexOf(name) + name.length, Buffer.from(bytes).indexOf(name) + name.length + 40);
  const { blocks, codes } = await readBytes(bytes);
  expect(outline(blocks)).toEqual(['a']);
  expect(codes).toEqual(['docx_damaged_part']);
});

test('a plain document loses nothing', async () => {
  expect((await read(paragraph('a'))).messages).toEqual([]);
});
