import * as word from '../fixtures/docx.ts';
import { pdf, tablePdf, textPdf } from '../fixtures/pdf.ts';

const { cell, heading, paragraph, row, run, table } = word;
const reference = (kind: string, id: number): string => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
const math = (content: string): string => `<m:oMath>${content}</m:oMath>`;
const variable = (name: string): string => `<m:r><m:t>${name}</m:t></m:r>`;
const fraction = math(`<m:f><m:num>${variable('a')}</m:num><m:den>${variable('b')}</m:den></m:f>${variable('+c')}`);
const link = (id: string, text: string): string => `<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`;
const target = (id: string, address: string) => ({ id, type: 'hyperlink', target: address, external: true });

const bookmark = '<w:bookmarkStart w:id="1" w:name="the start"/><w:bookmarkEnd w:id="1"/>';

/** A Word file with all that Markdown has a form for. */
const wholeWord = word.docx({
  body: [
    heading(1, `${bookmark}${run('Minutes of the spring meeting')}`),
    paragraph(
      `${run('The peas failed')}${reference('footnote', 1)}${run(' and the pump ran')}${reference('endnote', 2)}`,
    ),
    paragraph(
      `<w:commentRangeStart w:id="5"/>${run('Rents rise by 5 % &lt;b&gt;now&lt;/b&gt; *all*')}${reference('comment', 5)}`,
    ),
    paragraph(`${run('The share is ')}${fraction}${run(' of $5 and $7.')}`),
    paragraph(`<m:oMathPara>${math(variable('E=mc'))}</m:oMathPara>`),
    table([
      row([cell('Merged head over both', '<w:gridSpan w:val="2"/>')]),
      row([cell('Left below'), cell(`${paragraph('Two')}${paragraph('paragraphs')}`)]),
    ]),
    table([row([cell('Outer'), cell(table([row([cell('Inner one'), cell('Inner two')])]) + paragraph(''))])]),
    paragraph(word.picture('A well with two buckets')),
    paragraph(
      `${link('w', 'site')} ${link('m', 'mail')} ${link('t', 'telephone')} ${link('j', 'script')} ${link('f', 'file')}`,
    ),
    paragraph(word.pageBreak + run('שלום לכל החברים 2026'), '<w:bidi/>'),
    word.listItem(run('First of a list')),
    word.listItem(run('Below it'), 1),
    paragraph(`<w:hyperlink w:anchor="the start">${run('back to the beginning')}</w:hyperlink>`),
  ].join(''),
  styles: word.headingStyles,
  numbering: word.numbering(1, [
    ['decimal', '%1.'],
    ['bullet', '•'],
  ]),
  footnotes: `<w:footnote w:id="1">${paragraph('In the dry spring')}${paragraph('of that year')}</w:footnote>`,
  endnotes: `<w:endnote w:id="2">${paragraph('Since it was repaired')}</w:endnote>`,
  comments: `<w:comment w:id="5" w:author="Ann">${paragraph('Ask the members first')}</w:comment>`,
  relationships: [
    target('w', 'https://example.org/a_(b)'),
    target('m', 'mailto:ann@example.org'),
    target('t', 'tel:+4930123456'),
    target('j', 'javascript:document.title=`run`'),
    target('f', 'file:///etc/passwd'),
  ],
});

/** Two pages with what looks like Markdown, and a note at the foot that nothing refers to. */
const printed = pdf({
  pages: [
    {
      text: [
        { text: '# no heading, **no bold**, [no](link), <i>no tag</i> & no_emphasis_here', x: 72, y: 72 },
        { text: 'Between $5 and $7, or US$9/$10 a head: 3 < 4 > 2', x: 72, y: 100 },
        { text: '1) first', x: 72, y: 130 },
        { text: '2) second', x: 72, y: 144 },
        { text: '7 A note that nothing refers to.', x: 72, y: 740, size: 8 },
      ],
    },
    { text: [{ text: 'The second page goes on.', x: 72, y: 72 }] },
  ],
});

/** Files by their names, each of another kind of content. */
export const readingFixtures: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'whole.docx': wholeWord,
  'printed.pdf': printed,
  'table.pdf': tablePdf([
    ['Item', 'Price | net', 'Gross'],
    ['Pump *new*', '$4,500', '$4,950'],
  ]),
  'lines.pdf': textPdf('> quoted', '- item', '    code', '***', 'a\\b', '&amp; &lt;', 'x^2 ~~gone~~'),
};
