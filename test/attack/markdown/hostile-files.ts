import fc, { type Arbitrary } from 'fast-check';
import {
  cell,
  docx,
  heading,
  headingStyles,
  listItem,
  numbering,
  paragraph,
  picture,
  row,
  run,
  table,
} from '../../fixtures/docx.ts';
import { pdf } from '../../fixtures/pdf.ts';
import { hostileText } from './hostile-text.ts';

/** Characters that XML 1.0 refuses. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const xml = (text: string): string =>
  text
    .replace(NO_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A text in Word runs that end anywhere, some of them bold, in italics or code. */
const runs: Arbitrary<string> = fc
  .tuple(
    hostileText,
    fc.array(fc.tuple(fc.nat(40), fc.constantFrom('', '<w:b/>', '<w:i/>', '<w:strike/>')), { maxLength: 4 }),
  )
  .map(([text, cuts]) => {
    const ends = cuts.map(([at]) => at % (text.length + 1)).sort((a, b) => a - b);
    return [...ends, text.length]
      .map((end, index) => run(xml(text.slice(ends[index - 1] ?? 0, end)), cuts[index]?.[1]))
      .join('');
  });

const part: Arbitrary<string> = fc.oneof(
  runs.map((own) => paragraph(own)),
  runs.map((own) => paragraph(own)),
  fc.tuple(fc.integer({ min: 1, max: 3 }), runs).map(([level, own]) => heading(level, own)),
  runs.map((own) => listItem(own)),
  fc.tuple(runs, runs).map((cells) => table([row(cells.map((own) => cell(paragraph(own))))])),
  hostileText.map((text) => paragraph(picture(xml(text)))),
  hostileText.map((text) => paragraph(`<m:oMath><m:r><m:t>${xml(text)}</m:t></m:r></m:oMath>`)),
  fc
    .tuple(runs, hostileText)
    .map(([own, to]) => paragraph(`<w:hyperlink r:id="${LINKS[to.length % LINKS.length]}">${own}</w:hyperlink>`)),
  runs.map((own) => paragraph(`${own}<w:r><w:footnoteReference w:id="1"/></w:r>`)),
);

const ADDRESSES = ['javascript:alert(1)', 'https://example.org/a_(b)?c&copy;=1', 'data:text/html,x', 'annex.pdf'];
const LINKS = ADDRESSES.map((_, index) => `link${index}`);

/** A Word file whose paragraphs, headings, items, cells, pictures, equations, links and notes are hostile. */
export const hostileDocx: Arbitrary<Uint8Array<ArrayBuffer>> = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 8 }), runs)
  .map(([body, note]) =>
    docx({
      body: body.join(''),
      styles: headingStyles,
      numbering: numbering(1, [['bullet', '•']]),
      footnotes: `<w:footnote w:id="1">${paragraph(note)}</w:footnote>`,
      relationships: ADDRESSES.map((target, index) => ({
        id: `link${index}`,
        type: 'hyperlink',
        target: xml(target),
        external: true,
      })),
    }),
  );

/** A PDF whose lines are hostile: the layout makes paragraphs, headings, lists, code and notes of them. */
export const hostilePdf: Arbitrary<Uint8Array<ArrayBuffer>> = fc
  .array(fc.tuple(hostileText, fc.constantFrom(10, 10, 10, 18), fc.constantFrom(72, 72, 90)), {
    minLength: 3,
    maxLength: 20,
  })
  .map((lines) =>
    pdf({
      pages: [
        {
          text: lines.map(([text, size, x], index) => ({
            text: text.replace(/[^\u0020-\u007e]/g, ' '),
            size,
            x,
            y: 72 + 28 * index,
          })),
        },
      ],
    }),
  );
