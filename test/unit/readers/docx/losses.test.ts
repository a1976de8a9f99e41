import { expect, test } from 'vitest';
import { drawing, paragraph, run } from '../../../fixtures/docx.ts';
import { read } from './read.ts';

test.each([
  ['a chart without data', 'docx_chart', paragraph(drawing('<c:chart r:id="x"/>'))],
  ['a diagram without text', 'docx_diagram', paragraph(drawing('<dgm:relIds r:dm="x"/>'))],
  ['an embedded document', 'docx_embedded_document', '<w:altChunk r:id="x"/>'],
  ['hidden text', 'docx_hidden_text', paragraph(run('x', '<w:vanish/>'))],
  ['an undefined style', 'docx_missing_style', paragraph('x', '<w:pStyle w:val="Nowhere"/>')],
  ['a phonetic guide', 'docx_phonetic_guide', paragraph('<w:r><w:ruby><w:rubyBase/></w:ruby></w:r>')],
  ['a tracked deletion', 'docx_tracked_deletion', paragraph('<w:del><w:r><w:delText>x</w:delText></w:r></w:del>')],
  ['an element that nothing reads', 'docx_element', '<w:novelty/>'],
])('%s is said to be lost', async (_, code, body) => {
  const { codes } = await read(body);
  expect(codes).toEqual([code]);
});

test('each kind of loss is said once, with its number and the first page', async () => {
  const { messages } = await read(`${paragraph('a')}<w:new/><w:newer/><w:new/>`);
  expect(messages).toEqual([
    { code: 'docx_element', page: 1, text: '3 element(s) left out that nothing here reads: w:new, w:newer.' },
  ]);
});

test('a part that is damaged is passed over and named', async () => {
  expect((await read({ body: paragraph('a'), parts: { 'docProps/app.xml': '<Pages>' } })).codes).toEqual([
    'docx_damaged_part',
  ]);
});

test('a plain document loses nothing', async () => {
  expect((await read(paragraph('a'))).messages).toEqual([]);
});
