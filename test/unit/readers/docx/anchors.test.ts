import { expect, test } from 'vitest';
import { heading, headingStyles, numbering, paragraph, run } from '../../../fixtures/docx.ts';
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
  ['a cross-reference that does not jump', field(' REF aims ') + aims, 'go'],
  ['a bookmark right before the heading', link('b') + bookmark('b') + heading(1, 'Aims'), '{@#aims go}'],
  [
    'the second heading of a name',
    link('b') + heading(1, 'Aims') + heading(1, bookmark('b') + run('Aims')),
    '{@#aims-1 go}',
  ],
  ['a bookmark in a paragraph', link('b') + paragraph(bookmark('b') + run('here')), 'go'],
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
