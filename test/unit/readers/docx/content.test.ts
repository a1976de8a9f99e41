import { expect, test } from 'vitest';
import type { Block } from '../../../../src/document/block.ts';
import {
  cell,
  drawing,
  heading,
  headingStyles,
  listItem,
  numbering,
  paragraph,
  renderedBreak,
  row,
  run,
  table,
} from '../../../fixtures/docx.ts';
import { read } from './read.ts';

const box = `<wps:txbx><w:txbxContent>${paragraph('boxed')}</w:txbxContent></wps:txbx>`;
const oldBox = `<w:pict><v:shape><v:textbox><w:txbxContent>${paragraph('shaped')}</w:txbxContent></v:textbox></v:shape></w:pict>`;
const nested = table([
  row([cell(paragraph('outer') + table([row([cell('inner one'), cell('inner two')])]) + paragraph(''))]),
]);
const control = (content: string): string => `<w:sdt><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const reference = (type: string): string => `<w:r><w:${type}Reference w:id="1"/></w:r>`;

const parts = {
  body: [
    heading(1, 'headed'),
    paragraph(run('plain') + run('bold', '<w:b/>') + run('capitals', '<w:caps/>') + run('small', '<w:smallCaps/>')),
    paragraph(`<w:ins>${run('inserted')}</w:ins><w:moveTo>${run('moved')}</w:moveTo>`),
    paragraph(
      `<w:smartTag>${run('tagged')}</w:smartTag><w:hyperlink w:anchor="nowhere">${run('linked')}</w:hyperlink>`,
    ),
    paragraph(`<w:fldSimple w:instr="DATE">${run('dated')}</w:fldSimple><w:bdo w:val="rtl">${run('turned')}</w:bdo>`),
    paragraph(`${drawing(box)}<w:r>${oldBox}</w:r>${run('around')}`),
    paragraph(`<w:r><w:t>before</w:t>${renderedBreak}<w:t>after</w:t></w:r>`),
    control(paragraph('controlled') + control(table([row([control(cell('held'))])]))),
    listItem('listed') + listItem('deeper', 1),
    nested,
    table([row([cell('merged', '<w:gridSpan w:val="2"/>')]), row([cell('left'), cell('right')])]),
    paragraph(reference('footnote') + reference('endnote') + reference('comment')),
  ].join(''),
  styles: headingStyles,
  numbering: numbering(1, [
    ['decimal', '%1.'],
    ['bullet', 'o'],
  ]),
  footnotes: `<w:footnote w:id="1">${paragraph('footnoted')}</w:footnote>`,
  endnotes: `<w:endnote w:id="1">${paragraph('endnoted')}</w:endnote>`,
  comments: `<w:comment w:id="1" w:author="Ann">${paragraph('commented')}</w:comment>`,
  header: paragraph('running head'),
  footer: table([row([cell('running'), cell('foot')])]),
};

/** Every text anywhere in blocks. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'text' && typeof inner === 'string' ? [inner] : textsIn(inner),
  );
}

/** What the XML shows, found without any reader. */
const written = Object.values(parts).flatMap((xml) =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = '']) => text),
);

const letters = (blocks: readonly Block[]): string => textsIn(blocks).join(' ');

test('every text in any part of the file is in the document', async () => {
  const { blocks, codes } = await read(parts);
  const found = letters(blocks);
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter((text) => !found.includes(text))).toEqual([]);
  expect(codes).toEqual([]);
});

test('no text is in the document more often than in the file', async () => {
  const found = letters((await read(parts)).blocks);
  const more = written.filter((text) => found.split(text).length > written.join(' ').split(text).length);
  expect(more).toEqual([]);
});
