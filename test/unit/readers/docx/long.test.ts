import { expect, test } from 'vitest';
import { textOf } from '../../../../src/document/text.ts';
import { listItem, numbering, pageBreak, paragraph, run } from '../../../fixtures/docx.ts';
import { read } from './read.ts';

const fieldCharacter = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const linkBegins =
  fieldCharacter('begin') +
  '<w:r><w:instrText>HYPERLINK "https://example.org/"</w:instrText></w:r>' +
  fieldCharacter('separate');
const deletedMark = '<w:rPr><w:del w:id="1" w:author="a"/></w:rPr>';
const note = (id: number): string => `<w:footnote w:id="${id}">${paragraph(`note ${id}`)}</w:footnote>`;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

test('a list of thousands of items is one list', async () => {
  const body = numbers(5000)
    .map((number) => listItem(`item ${number}`))
    .join('');
  const { blocks } = await read({ body, numbering: numbering(1, [['decimal', '%1.']]) });
  expect(blocks).toHaveLength(1);
  expect(blocks[0]).toMatchObject({ kind: 'list', items: { length: 5000, 4999: { marker: '5000.' } } });
});

test('a link that goes on over thousands of paragraphs links them all', async () => {
  const filling = numbers(4000).map((number) => paragraph(`line ${number}`));
  const body = [paragraph(linkBegins + run('first')), ...filling, paragraph(run('last') + fieldCharacter('end'))];
  const { blocks } = await read([...body, paragraph('after')].join(''));
  const links = blocks.map((block) => block.kind === 'paragraph' && block.runs[0]?.link);
  expect(links).toEqual([...Array(4002).fill('https://example.org/'), undefined]);
});

test('thousands of paragraphs whose marks are deleted are one', async () => {
  const body = numbers(4000).map((number) => paragraph(`${number} `, deletedMark));
  const { blocks } = await read([...body, paragraph('end')].join(''));
  const [block] = blocks;
  expect(blocks).toHaveLength(1);
  expect(block?.kind === 'paragraph' && textOf(block.runs)).toMatch(/^1 2 3 .* 3999 4000 end$/);
});

test('every page of a long document has its own text and its own notes', async () => {
  const reference = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
  const body = numbers(800).map(
    (id) =>
      numbers(5)
        .map((line) => paragraph(run(`${id}.${line}`)))
        .join('') + paragraph(reference(id) + pageBreak),
  );
  const { pages } = await read({ body: body.join(''), footnotes: numbers(800).map(note).join('') });
  for (const [index, page] of pages.slice(0, 800).entries()) {
    expect(page.map(({ page: number }) => number)).toEqual(Array(7).fill(index + 1));
    expect(page.at(-1)).toMatchObject({ kind: 'footnote', marker: String(index + 1) });
  }
});

test('a comment on a note is kept', async () => {
  const commented = `<w:footnote w:id="1">${paragraph(`${run('note')}<w:r><w:commentReference w:id="1"/></w:r>`)}</w:footnote>`;
  const { blocks } = await read({
    body: paragraph(`${run('text')}<w:r><w:footnoteReference w:id="1"/></w:r>`),
    footnotes: commented,
    comments: `<w:comment w:id="1">${paragraph('why')}</w:comment>`,
  });
  expect(blocks.map((block) => (block.kind === 'footnote' ? block.marker : block.kind))).toEqual([
    'paragraph',
    '1',
    'c1',
  ]);
});
