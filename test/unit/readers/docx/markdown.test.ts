import { expect, test } from 'vitest';
import { markdown } from '../../../../src/answers/markdown/markdown.ts';
import { listItem, numbering, paragraph, picture, run, style } from '../../../fixtures/docx.ts';
import { read } from './read.ts';

const italic = '<w:i/>';
const both = '<w:b/><w:i/>';
const code = '<w:rStyle w:val="Verb"/>';
const checkbox = (checked: boolean): string =>
  `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${Number(checked)}"/></w14:checkbox></w:sdtPr><w:sdtContent>${run(checked ? '☒' : '☐')}</w:sdtContent></w:sdt>`;
const raised = '<w:vertAlign w:val="superscript"/>';

test.each([
  [
    'a bold word in italics is within them',
    paragraph(run('at ', italic) + run('the level', both) + run(', and', italic) + run(' here')),
    '*at **the level**, and* here',
  ],
  [
    'a word in italics in bold text is within it',
    paragraph(run('bold ', '<w:b/>') + run('both', both) + run('.')),
    '**bold *both***.',
  ],
  [
    'raised code keeps apart from the code before it',
    paragraph(run('m', code) + run('2', code + raised)),
    '`m`<sup>`2`</sup>',
  ],
  ['a list numbered without points', listItem('a') + listItem('b'), '1. a\n2. b'],
  [
    'check boxes of items are those of GFM',
    listItem(checkbox(true) + run(' done')) + listItem(checkbox(false) + run(' open')),
    '- [x] done\n- [ ] open',
  ],
  ['a picture with words shows them', paragraph(picture('A cat')), '![A cat]()'],
  [
    'a footnote is referred to by its marker',
    paragraph(`${run('a')}<w:r><w:footnoteReference w:id="1"/></w:r>${run('.')}`),
    'a[^1].\n\n[^1]: the note',
  ],
])('%s', async (_, body, expected) => {
  const { blocks } = await read({
    body,
    styles: style('Verb', 'Verbatim Char', '', 'character'),
    numbering: numbering(1, [['decimal', '%1']]),
    footnotes: `<w:footnote w:id="1">${paragraph('the note')}</w:footnote>`,
  });
  expect(markdown({ pageCount: 1, pages: [], blocks }).content).toBe(expected);
});
