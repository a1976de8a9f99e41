import { describe, expect, test } from 'vitest';
import { cell, paragraph, row, run, table } from '../../../fixtures/docx.ts';
import { outline, read } from './read.ts';

const bookmark = (name: string): string => `<w:bookmarkStart w:id="1" w:name="${name}"/><w:bookmarkEnd w:id="1"/>`;
const character = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const link = (instruction: string): string =>
  `${character('begin')}<w:r><w:instrText>${instruction}</w:instrText></w:r>${character('separate')}${run('here')}${character('end')}`;
const deletedMark = '<w:rPr><w:del w:id="1" w:author="a"/></w:rPr>';

test('bookmarks between rows and cells do not part cells that are merged', async () => {
  const rows = [
    row([cell('down', '<w:vMerge w:val="restart"/>'), bookmark('a'), cell('b')]),
    bookmark('b'),
    row([cell('', '<w:vMerge/>'), cell('c')]),
  ];
  const { blocks, codes } = await read(table(rows));
  expect(outline(blocks)).toEqual(['|1x2 down|b| |c|']);
  expect(codes).toEqual([]);
});

test('a cell that goes on with none above it is a cell', async () => {
  const { blocks } = await read(table([row([cell('a', '<w:vMerge/>'), cell('b')])]));
  expect(outline(blocks)).toEqual(['|a|b|']);
});

test('a span of more columns than Word has is cut', async () => {
  const { blocks } = await read(table([row([cell('a', '<w:gridSpan w:val="1000000"/>'), cell('b')])]));
  expect(outline(blocks)).toEqual(['|63x1 a|b|']);
});

describe('a field links to what its instruction names', () => {
  test.each([
    ['HYPERLINK "https://example.org/"', '@https://example.org/'],
    ['hyperlink https://example.org/', '@https://example.org/'],
    ['HYPERLINK "https://example.org/" \\l "part"', '@https://example.org/#part'],
    ['HYPERLINK \\o "a tip" "https://example.org/"', '@https://example.org/'],
    ['HYPERLINK "https://example.org/" \\t "_blank" \\n', '@https://example.org/'],
    ['HYPERLINK \\l "place" \\o "a tip"', '@#place'],
  ])('%s', async (instruction, target) => {
    const { blocks } = await read(paragraph(link(instruction)) + paragraph(bookmark('place') + run('there')));
    expect(outline(blocks)).toEqual([`{${target} here}`, 'there']);
  });
});

describe('content of a paragraph whose mark is deleted stays where it is', () => {
  test('at the end of a cell', async () => {
    const { blocks } = await read(table([row([cell(paragraph('a', deletedMark)), cell('b')])]));
    expect(outline(blocks)).toEqual(['|a|b|']);
  });

  test('before a table, and at the end of the document', async () => {
    const body = paragraph('a', deletedMark) + table([row([cell('b'), cell('c')])]) + paragraph('d', deletedMark);
    expect(outline((await read(body)).blocks)).toEqual(['a', '|b|c|', 'd']);
  });
});

test('a symbol that no other font has is named as a loss', async () => {
  const { blocks, messages } = await read(
    paragraph(`${run('a')}<w:r><w:sym w:font="Arial" w:char="F041"/><w:sym w:char="zz"/></w:r>`),
  );
  expect(outline(blocks)).toEqual(['a']);
  expect(messages).toMatchObject([{ code: 'docx_symbol', text: expect.stringMatching(/^2 symbol/), page: 1 }]);
});

test('an alternative with line ends is one line', async () => {
  const drawing = `<w:r><w:drawing><wp:inline><wp:docPr id="1" descr="a cat&#10;&#10;asleep"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="i"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  expect(outline((await read(paragraph(drawing))).blocks)).toEqual(['figure a cat asleep']);
});

test('thousands of notes are read', async () => {
  const note = (id: number): string => `<w:footnote w:id="${id}">${paragraph(`note ${id}`)}</w:footnote>`;
  const ids = Array.from({ length: 20_000 }, (_, index) => index);
  const { blocks } = await read({
    body: paragraph(`${run('a')}<w:r><w:footnoteReference w:id="19999"/></w:r>`),
    footnotes: ids.map(note).join(''),
  });
  expect(outline(blocks)).toEqual(['a{^note1 1}', 'note 1 <note 19999>']);
});

test.each(['constructor', 'toString', '__proto__', 'valueOf'])(
  'an element called %s is as unknown as any',
  async (name) => {
    const drawing = `<w:r><w:drawing><wp:inline><${name}/></wp:inline></w:drawing></w:r>`;
    const math = `<m:oMath><m:r><m:t>x</m:t></m:r><${name}/><m:acc><m:accPr><m:chr m:val="${name}"/></m:accPr><m:e><m:r><m:t>y</m:t></m:r></m:e></m:acc></m:oMath>`;
    const { blocks, codes } = await read(
      `${paragraph(run('a ') + drawing + math)}${paragraph(`<${name}/>`)}<${name}/>`,
    );
    expect(outline(blocks)).toEqual(['a {m x\\hat{y}}']);
    expect(codes).toEqual(['docx_element']);
  },
);
