import { expect, test } from 'vitest';
import { cell, docx, paragraph, row, run, table } from '../../../fixtures/docx.ts';
import { outline, read, readBytes } from './read.ts';

const types = (main: string): string =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/${main}+xml"/></Types>`;

test.each([
  ['a macro-enabled document', 'vnd.ms-word.document.macroEnabled.main'],
  ['a template', 'vnd.openxmlformats-officedocument.wordprocessingml.template.main'],
  ['a macro-enabled template', 'vnd.ms-word.template.macroEnabledTemplate.main'],
  ['a package whose main part says it is a picture', 'png'],
])('%s is read as any other', async (_, type) => {
  const parts = { '[Content_Types].xml': types(type), 'word/vbaProject.bin': new Uint8Array(100) };
  expect(outline((await readBytes(docx({ body: paragraph('hello'), parts }))).blocks)).toEqual(['hello']);
});

const control = (properties: string, content: string): string =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const right = '<w:bidi/>';

test.each([
  [
    'text that was moved stands where it is now',
    paragraph(`<w:moveFrom>${run('moved')}</w:moveFrom>${run('before')}`) +
      paragraph(`<w:moveTo>${run('moved')}</w:moveTo>`),
    ['before', 'moved'],
  ],
  [
    'a paragraph that was put in while changes were tracked',
    paragraph(run('new'), '<w:rPr><w:ins w:id="1"/></w:rPr>'),
    ['new'],
  ],
  ['underlined text is text: Markdown has no mark for it', paragraph(run('a', '<w:u w:val="single"/>')), ['a']],
  ['highlighted and coloured text is text', paragraph(run('a', '<w:highlight w:val="yellow"/><w:color/>')), ['a']],
  ['capitals are as they were typed', paragraph(run('Small', '<w:smallCaps/>')), ['Small']],
  [
    'a content control shows what was filled in',
    paragraph(run('On ') + control('<w:date/>', run('1 May')) + control('<w:dropDownList/>', run(' by Ann'))),
    ['On 1 May by Ann'],
  ],
  [
    'content controls within one another',
    control('', control('<w:richText/>', paragraph(control('<w:text/>', run('inner'))))),
    ['inner'],
  ],
  [
    'right-to-left runs stay in the order of reading',
    paragraph(run('שלום', '<w:rtl/>') + run(' ', '<w:rtl/>') + run('עולם', '<w:rtl/>'), right),
    ['שלום עולם'],
  ],
  [
    'a form laid out as a table reads row by row',
    table([row([cell('Name'), cell('Ann')]), row([cell('Born'), cell('1990')])]),
    ['|Name|Ann| |Born|1990|'],
  ],
  [
    'a resume laid out as a table reads its side column, then its main one',
    table([row([cell(paragraph('Contact') + paragraph('Skills')), cell(paragraph('Ann Lee') + paragraph('Work'))])]),
    ['|Contact Skills|Ann Lee Work|'],
  ],
  [
    'a resume laid out with tabs keeps both sides of the line',
    paragraph('<w:r><w:t>Engineer, Acme</w:t><w:tab/><w:t>2019 – 2024</w:t></w:r>'),
    ['Engineer, Acme\t2019 – 2024'],
  ],
  [
    'a frame drawn around one cell is its content',
    table([row([cell(paragraph('in the frame') + table([row([cell('a'), cell('b')])]))])]),
    ['in the frame', '|a|b|'],
  ],
  [
    'the result of a field is text and its instruction is not',
    paragraph(
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>SEQ Figure</w:instrText></w:r>' +
        `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('3')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
    ),
    ['3'],
  ],
])('%s', async (_, body, expected) => {
  expect(outline((await read(body)).blocks)).toEqual(expected);
});

test.each([
  ['right to left', '<w:rtl/>'],
  ['in a complex script', '<w:cs/>'],
])('letters that run %s are bold by a property of their own', async (_, kind) => {
  const { blocks } = await read(paragraph(run('שלום', `${kind}<w:bCs/>`) + run(' עולם', `${kind}<w:b/>`)));
  expect(outline(blocks)).toEqual(['{b שלום} עולם']);
});

test('of two ways to hold the same the other one is read where older programs are to show nothing', async () => {
  const only = `<mc:AlternateContent><mc:Choice Requires="w14">${run('new')}</mc:Choice><mc:Fallback/></mc:AlternateContent>`;
  expect(outline((await read(paragraph(only))).blocks)).toEqual(['new']);
});

test('nothing outside the file is fetched', async () => {
  const relationships = [
    { id: 'image1', type: 'image', target: 'https://example.org/a.png', external: true },
    { id: 'chart', type: 'chart', target: 'https://example.org/chart.xml', external: true },
    { id: 'styles', type: 'styles', target: 'https://example.org/styles.xml', external: true },
  ];
  const fetched: unknown[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (address) => {
    fetched.push(address);
    return new Response();
  };
  try {
    const linked = '<w:r><w:drawing><a:blip r:link="image1"/></w:drawing></w:r>';
    expect(outline((await read({ body: paragraph(run('text') + linked), relationships })).blocks)).toContain('text');
  } finally {
    globalThis.fetch = fetch;
  }
  expect(fetched).toEqual([]);
});
