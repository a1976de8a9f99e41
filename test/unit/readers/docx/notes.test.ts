import { expect, test } from 'vitest';
import { textOf } from '../../../../src/document/text.ts';
import { answer } from '../../../fixtures/answer.ts';
import { pageBreak, paragraph, run } from '../../../fixtures/docx.ts';
import { outline, read } from './read.ts';

const note = (type: string, id: number, text: string): string =>
  `<w:${type} w:id="${id}"><w:p><w:r><w:${type}Ref/></w:r>${run(` ${text}`)}</w:p></w:${type}>`;
const reference = (type: string, id: number): string => `<w:r><w:${type}Reference w:id="${id}"/></w:r>`;
const separator = '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>';

test('footnotes are numbered as they are referred to and stand at the end of their page', async () => {
  const body =
    paragraph(run('a') + reference('footnote', 8)) +
    paragraph(run('b') + reference('footnote', 7) + pageBreak) +
    paragraph(run('c'));
  const footnotes = separator + note('footnote', 7, 'seven') + note('footnote', 8, 'eight');
  const { pages } = await read({ body, footnotes });
  expect(pages.map(outline)).toEqual([['a{^note1 1}', 'b{^note2 2}', 'note 1 <eight>', 'note 2 <seven>'], ['c']]);
});

test('endnotes are numbered apart and stand at the end of the document', async () => {
  const body = paragraph(run('a') + reference('endnote', 1) + pageBreak) + paragraph('b');
  const { pages } = await read({ body, endnotes: note('endnote', 1, 'last') });
  expect(pages.map(outline)).toEqual([['a{^notei i}'], ['b', 'note i <last>']]);
});

test('a second reference to a note has the same number', async () => {
  const body = paragraph(run('a') + reference('footnote', 1) + run('b') + reference('footnote', 1));
  const { blocks } = await read({ body, footnotes: note('footnote', 1, 'n') });
  expect(outline(blocks)).toEqual(['a{^note1 1}b{^note1 1}', 'note 1 <n>']);
});

test('a reference to a note that is not there is passed over', async () => {
  const { blocks } = await read(paragraph(run('a') + reference('footnote', 1)));
  expect(outline(blocks)).toEqual(['a']);
});

test('a note that nothing refers to is not shown', async () => {
  const { blocks } = await read({ body: paragraph('a'), footnotes: note('footnote', 1, 'n') });
  expect(outline(blocks)).toEqual(['a']);
});

test('comments stand at the end of the document, signed, and the text refers to them', async () => {
  const body = paragraph(run('a') + reference('comment', 5) + pageBreak) + paragraph('b');
  const comments = `<w:comment w:id="5" w:author="Ann Lee">${paragraph('Why?')}${paragraph('Really')}</w:comment>`;
  const { pages, codes } = await read({ body, comments });
  expect(pages.map(outline)).toEqual([['a{^notec1 }'], ['b', 'note c1 <Ann Lee: Why? Really>']]);
  expect(codes).toEqual([]);
});

test('the text itself does not change where it is commented on', async () => {
  const body = paragraph(run('100') + reference('comment', 5) + run(' pounds'));
  const { blocks } = await read({ body, comments: `<w:comment w:id="5">${paragraph('Why?')}</w:comment>` });
  const [block] = blocks;
  expect(block?.kind === 'paragraph' && textOf(block.runs)).toBe('100 pounds');
});

test('a comment without an author is not signed', async () => {
  const body = paragraph(run('a') + reference('comment', 5));
  const { blocks } = await read({ body, comments: `<w:comment w:id="5">${paragraph('Why?')}</w:comment>` });
  expect(outline(blocks)).toEqual(['a{^notec1 }', 'note c1 <Why?>']);
});

test('comments are left out where the caller asks for that, and the notes stay', async () => {
  const body = paragraph(run('a') + reference('comment', 5) + reference('footnote', 1));
  const comments = `<w:comment w:id="5">${paragraph('Why?')}</w:comment>`;
  const { blocks } = await read({ body, comments, footnotes: note('footnote', 1, 'n') });
  const document = { pageCount: 1, pages: [], blocks } as const;
  expect(answer(document, 'parse', { comments: 'omit' }).markdown?.content).toBe('a[^1]\n\n[^1]: n &#32;');
  expect(answer(document, 'parse', { comments: 'include' }).markdown?.content).toContain('[^c1]: Why?');
});
