import { expect, test } from 'vitest';
import { markdown } from '../../../../src/answers/markdown/markdown.ts';
import { element, paragraph, renderedBreak, run } from '../../../fixtures/docx.ts';
import { outline, read } from './read.ts';

const page = `<w:fldSimple w:instr="PAGE">${run('1')}</w:fldSimple>`;
const twoPages = paragraph('one') + paragraph(`<w:r>${renderedBreak}<w:t>two</w:t></w:r>`);

test('running heads and feet are kept once, around the first page', async () => {
  const { blocks } = await read({ body: twoPages, header: paragraph('Head'), footer: paragraph(run('Page ') + page) });
  expect(outline(blocks)).toEqual(['furniture Head', 'one', 'furniture Page 1', 'two']);
});

test('a text that several of them repeat is kept once', async () => {
  const relationships = [{ id: 'more', type: 'header', target: 'more.xml' }];
  const parts = { 'word/more.xml': element('hdr', paragraph('Head') + paragraph('More')) };
  const { blocks } = await read({ body: paragraph('one'), header: paragraph('Head'), relationships, parts });
  expect(outline(blocks)).toEqual(['furniture Head', 'furniture More', 'one']);
});

test('hidden, moved and deleted text of a running head is left out', async () => {
  const deleted = '<w:del><w:r><w:delText>old</w:delText></w:r></w:del>';
  const header = paragraph(
    `${run('Head')}${run('secret', '<w:vanish/>')}<w:moveFrom>${run('gone')}</w:moveFrom>${deleted}`,
  );
  const { blocks, codes } = await read({ body: paragraph('one'), header });
  expect(outline(blocks)).toEqual(['furniture Head', 'one']);
  expect(codes).toEqual(['docx_hidden_text', 'docx_tracked_deletion']);
});

test('empty ones are nothing', async () => {
  expect(outline((await read({ body: paragraph('one'), header: paragraph('') })).blocks)).toEqual(['one']);
});

test('the Markdown leaves them out', async () => {
  const { blocks } = await read({ body: paragraph('one'), header: paragraph('Head') });
  expect(markdown({ pageCount: 1, pages: [], blocks }).content).toBe('one');
});
