import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { runsOf, visit } from '../../../../src/document/walk.ts';
import {
  cell,
  chart,
  type DocxParts,
  docx,
  drawing,
  heading,
  headingStyles,
  listItem,
  numbering,
  pageBreak,
  paragraph,
  picture,
  row,
  run,
  style,
  table,
} from '../../../fixtures/docx.ts';
import { longDocx } from '../../../fixtures/docx-long.ts';
import { readBytes } from './read.ts';

const character = (type: string, data = ''): string =>
  `<w:r><w:fldChar w:fldCharType="${type}">${data}</w:fldChar></w:r>`;
const field = (instruction: string, result: string): string =>
  `${character('begin')}<w:r><w:instrText>${instruction}</w:instrText></w:r>${character('separate')}${result}${character('end')}`;
const box = (content: string): string =>
  `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
const deletedMark = '<w:rPr><w:del w:id="1" w:author="a"/></w:rPr>';
const symbol = (code: string): string => `<w:r><w:sym w:font="Wingdings" w:char="${code}"/></w:r>`;
const math = '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>';
const lists = numbering(1, [['decimal', '%1.']]);
const chartLink = [{ id: 'c', type: 'chart', target: 'charts/c.xml' }];

interface Difference {
  /** Words that only our reader gives, on purpose. */
  readonly ours?: readonly string[];
  /** Words that only mammoth gives. */
  readonly theirs?: readonly string[];
}

/** Documents with the words in which the two readers differ, on purpose; none for most. */
const documents: readonly (readonly [what: string, parts: DocxParts | Uint8Array<ArrayBuffer>, Difference])[] = [
  ['paragraphs and runs', { body: paragraph(run('one ') + run('two', '<w:b/>')) + paragraph('three') }, {}],
  ['a book of ten pages', longDocx(10), {}],
  ['headings', { body: heading(1, 'one') + heading(2, 'two'), styles: headingStyles }, {}],
  ['lists, whose markers are no text', { body: listItem('one') + listItem('two'), numbering: lists }, {}],
  [
    'a numbered heading, whose number we write',
    {
      body: paragraph('one', '<w:pStyle w:val="Heading1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
      styles: headingStyles,
      numbering: lists,
    },
    { ours: ['1.'] },
  ],
  [
    'tables with spans',
    {
      body: table([
        row([cell('both', '<w:gridSpan w:val="2"/>')]),
        row([cell('down', '<w:vMerge w:val="restart"/>'), cell('b')]),
        row([cell('', '<w:vMerge/>'), cell('c')]),
      ]),
    },
    {},
  ],
  ['a table in a cell', { body: table([row([cell(table([row([cell('in'), cell('it')])])), cell('out')])]) }, {}],
  [
    'links and fields',
    {
      body: paragraph(
        `<w:hyperlink w:anchor="a">${run('here ')}</w:hyperlink>` +
          field('HYPERLINK "https://example.org/"', run('there ')) +
          field('PAGE', run('7')),
      ),
    },
    {},
  ],
  ['breaks, tabs and hyphens', { body: paragraph(`${run('a')}<w:r><w:tab/><w:br/></w:r>${run('b')}${pageBreak}`) }, {}],
  ['symbols of a font', { body: paragraph(run('a ') + symbol('F0FC')) }, {}],
  ['paragraphs joined by a deleted mark', { body: paragraph('one ', deletedMark) + paragraph('two') }, {}],
  [
    'tracked changes',
    {
      body: paragraph(
        `${run('kept ')}<w:ins>${run('put')}</w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del>`,
      ),
    },
    {},
  ],
  ['content controls', { body: `<w:sdt><w:sdtContent>${paragraph('inside')}</w:sdtContent></w:sdt>` }, {}],
  ['a text box', { body: paragraph(run('text') + box(paragraph('aside'))) }, {}],
  [
    'a picture',
    { body: paragraph(picture('A cat')), relationships: [{ id: 'image1', type: 'image', target: 'a.png' }] },
    {},
  ],
  [
    'hidden text, which we leave out',
    { body: paragraph(run('seen ') + run('unseen', '<w:vanish/>')) },
    { theirs: ['unseen'] },
  ],
  [
    'text hidden by a style',
    {
      body: paragraph(run('seen ') + run('unseen', '<w:rStyle w:val="H"/>')),
      styles: style('H', 'Hid', '<w:rPr><w:vanish/></w:rPr>', 'character'),
    },
    { theirs: ['unseen'] },
  ],
  ['an equation, which mammoth leaves out', { body: paragraph(run('so ') + math) }, { ours: ['x'] }],
  [
    'a chart, which mammoth leaves out',
    {
      body: paragraph(drawing('<c:chart r:id="c"/>')),
      relationships: chartLink,
      parts: { 'word/charts/c.xml': chart('lineChart', 'Sales', ['May'], [{ name: 'North', values: ['12'] }]) },
    },
    { ours: ['12', 'May', 'North', 'Sales'] },
  ],
  [
    'letters of a symbol font, which mammoth gives as letters',
    { body: paragraph(run('a', '<w:rFonts w:ascii="Symbol"/>')) },
    { ours: ['α'], theirs: ['a'] },
  ],
  [
    'a deleted mark before a table, which mammoth moves into it',
    { body: paragraph('one', deletedMark) + table([row([cell('two'), cell('three')])]) },
    { ours: ['one', 'two'], theirs: ['onetwo'] },
  ],
];

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Words of the body as we read it: notes and running heads aside, which mammoth's plain text leaves out. */
async function ourWords(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { blocks } = await readBytes(bytes);
  const body = [...visit(blocks.filter(({ kind }) => kind !== 'footnote' && kind !== 'furniture'))];
  return body.flatMap((block) => {
    const text = runsOf(block)
      .map((own) => `${own.spaced || own.lineBreak ? ' ' : ''}${own.text}`)
      .join('');
    return wordsIn(text);
  });
}

async function theirWords(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  return wordsIn((await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value);
}

/** Words of `some` beyond those of `others`, sorted. */
function beyond(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some
    .filter((word) => {
      const at = left.indexOf(word);
      if (at !== -1) left.splice(at, 1);
      return at === -1;
    })
    .sort();
}

test.each(documents)('%s: we read the words that mammoth reads, but for those named', async (_, parts, expected) => {
  const bytes = parts instanceof Uint8Array ? parts : docx(parts);
  const [ours, theirs] = [await ourWords(bytes), await theirWords(bytes)];
  expect(ours.length).toBeGreaterThanOrEqual(expected.ours?.length ?? 0);
  expect({ ours: beyond(ours, theirs), theirs: beyond(theirs, ours) }).toEqual({ ours: [], theirs: [], ...expected });
});
