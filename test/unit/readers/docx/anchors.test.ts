import { expect, test } from 'vitest';
import { markdown } from '../../../../src/answers/markdown/markdown.ts';
import {
  cell,
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
import { outline, read } from './read.ts';

const bookmark = (name: string): string => `<w:bookmarkStart w:name="${name}"/>`;
const link = (anchor: string): string => paragraph(`<w:hyperlink w:anchor="${anchor}">${run('go')}</w:hyperlink>`);
const field = (instruction: string): string =>
  paragraph(
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r>` +
      `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('go')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
  );

const aims = heading(1, bookmark('aims') + run('Aims &amp; “Means”'));

test.each([
  ['a link to a heading that follows', link('aims') + aims, '{@#aims--means go}'],
  ['a cross-reference to its text', field(' REF aims \\h ') + aims, '{@#aims--means go}'],
  ['a cross-reference to its page', field(' PAGEREF aims \\h ') + aims, '{@#aims--means go}'],
  [
    'a cross-reference to the number of a note',
    field(' NOTEREF b \\h ') + paragraph(bookmark('b') + run('x')),
    '{@#b go}',
  ],
  [
    'a cross-reference in a simple field',
    paragraph(`<w:fldSimple w:instr=" REF aims \\h ">${run('go')}</w:fldSimple>`) + aims,
    '{@#aims--means go}',
  ],
  ['a cross-reference that does not jump', field(' REF aims ') + aims, 'go'],
  ['a bookmark right before the heading', link('b') + bookmark('b') + heading(1, 'Aims'), '{@#aims go}'],
  [
    'the second heading of a name',
    link('b') + heading(1, 'Aims') + heading(1, bookmark('b') + run('Aims')),
    '{@#aims-1 go}',
  ],
  ['a link to a paragraph that follows', link('b') + paragraph(bookmark('b') + run('here')), '{@#b go}'],
  ['a link to what is not there is text', link('b') + paragraph(bookmark('c') + run('here')), 'go'],
])('%s', async (_, body, expected) => {
  expect(outline((await read({ body, styles: headingStyles })).blocks)[0]).toBe(expected);
});

test('the number of a heading is part of its address', async () => {
  const numbered = paragraph(
    bookmark('b') + run('Aims'),
    '<w:pStyle w:val="Heading1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
  );
  const parts = { body: link('b') + numbered, styles: headingStyles, numbering: numbering(1, [['decimal', '%1.']]) };
  expect(outline((await read(parts)).blocks)).toEqual(['{@#1-aims go}', 'h1 1. Aims']);
});

test.each([
  ['in a paragraph', paragraph(run('left ') + bookmark('b') + run('here')), 'left <a id="b"></a>here'],
  ['right before one', bookmark('b') + paragraph('here'), '<a id="b"></a>here'],
  ['at the end of one', paragraph(run('here') + bookmark('b')), '<a id="b"></a>here'],
  [
    'in a cell',
    table([row([cell(paragraph(bookmark('b') + run('x'))), cell('y')])]),
    '| <a id="b"></a>x | y |\n| --- | --- |',
  ],
])('a bookmark %s is where links to it lead', async (_, body, expected) => {
  const { blocks } = await read(link('b') + body);
  expect(markdown({ pageCount: 1, pages: [], blocks }).content.split('\n\n')[1]).toBe(expected);
});

const deletedMark = '<w:rPr><w:del w:id="1" w:author="a"/></w:rPr>';

test.each([
  ['in an empty paragraph', paragraph(bookmark('b')) + paragraph('next'), '<a id="b"></a>next'],
  ['in an empty heading', heading(1, bookmark('b')) + paragraph('next'), '<a id="b"></a>next'],
  [
    'before an empty paragraph and a table',
    paragraph(bookmark('b')) + paragraph('') + table([row([cell('x'), cell('y')])]),
    '| <a id="b"></a>x | y |\n| --- | --- |',
  ],
  ['in an empty item', listItem(bookmark('b')) + listItem('next'), '- <a id="b"></a>next'],
  ['at a picture', paragraph(bookmark('b') + picture('')) + paragraph('next'), '<a id="b"></a>next'],
  ['in code', paragraph(bookmark('b') + run('f()'), '<w:pStyle w:val="S"/>') + paragraph('next'), '<a id="b"></a>next'],
  ['at an equation', paragraph(`${bookmark('b')}<m:oMath><m:r><m:t>a</m:t></m:r></m:oMath>`), '<a id="b"></a>$$a$$'],
  ['in a heading of signs alone', heading(1, `${bookmark('b')}${run('!')}`), '# <a id="b"></a>!'],
  [
    'in a paragraph that goes on in the next one',
    paragraph(bookmark('b') + run('One '), deletedMark) + paragraph('two'),
    '<a id="b"></a>One two',
  ],
  [
    'before a text box',
    paragraph(bookmark('b') + drawing(`<wps:txbx><w:txbxContent>${paragraph('boxed')}</w:txbxContent></wps:txbx>`)),
    '<a id="b"></a>boxed',
  ],
  ['at the end of a page', paragraph(run('here') + pageBreak + bookmark('b')), '<a id="b"></a>here'],
])('a link to a bookmark %s leads to the nearest text', async (_, body, expected) => {
  const styles = headingStyles + style('S', 'Source Code');
  const { blocks } = await read({ body: link('b') + body, styles, numbering: numbering(1, [['bullet', '•']]) });
  const { content } = markdown({ pageCount: 1, pages: [], blocks });
  expect(content.match(/\[go\]\(#b\)/g)).toHaveLength(1);
  expect(content.match(/<a id="b"><\/a>/g)).toHaveLength(1);
  expect(content).toContain(expected);
});

test.each([
  ['after the last text', paragraph(bookmark('b'))],
  ['in a row that was taken out', table([row([cell(paragraph(bookmark('b') + run('x')))], '<w:del w:id="1"/>')])],
  ['in what was taken out', paragraph(`<w:del>${bookmark('b')}<w:r><w:delText>x</w:delText></w:r></w:del>`)],
])('a link to a bookmark %s is text', async (_, body) => {
  const note = `<w:footnote w:id="1">${paragraph('note')}</w:footnote>`;
  const whole = paragraph(`${run('text')}<w:r><w:footnoteReference w:id="1"/></w:r>`) + link('b') + body;
  const { blocks } = await read({ body: whole, footnotes: note });
  expect(outline(blocks)).toEqual(['text{^note1 1}', 'go', 'note 1 <note>']);
});

test('the name of a bookmark is no markup', async () => {
  const { blocks } = await read(link('&quot;&gt;&lt;b') + paragraph(bookmark('&quot;&gt;&lt;b') + run('x')));
  expect(markdown({ pageCount: 1, pages: [], blocks }).content).toContain('<a id="&quot;&gt;&lt;b"></a>x');
});

test('a bookmark that nothing leads to is not shown', async () => {
  expect((await read(paragraph(bookmark('b') + run('here')))).blocks).toMatchObject([{ runs: [{ text: 'here' }] }]);
});
