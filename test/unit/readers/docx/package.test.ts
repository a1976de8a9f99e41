import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  cell,
  docx,
  element,
  heading,
  headingStyles,
  listItem,
  numbering,
  pack,
  paragraph,
  picture,
  relationships,
  row,
  run,
  table,
} from '../../../fixtures/docx.ts';
import { bomb, lyingBomb, plainZip, truncated } from '../../../fixtures/zip.ts';
import { outline, read, readBytes } from './read.ts';

const document = element('document', `<w:body>${paragraph('hello')}</w:body>`);
const nested = (depth: number): string =>
  `${'<w:sdt><w:sdtContent>'.repeat(depth)}${paragraph('deep')}${'</w:sdtContent></w:sdt>'.repeat(depth)}`;
const tables = (depth: number): string =>
  `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${paragraph('deep')}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`;
const main = (xml: string): Uint8Array<ArrayBuffer> => docx({ parts: { 'word/document.xml': xml } });

describe('a file that cannot be read is refused with a reason', () => {
  test.each([
    ['a plain zip archive', plainZip(), 'unsupported_media_type', /zip archive, not a Word document/],
    ['bytes of no known type', new Uint8Array([1, 2, 3]), 'unsupported_media_type', /neither PDF/],
    ['a document cut short', truncated(docx({ body: paragraph('hello') })), 'corrupt_file', /cut short/],
    ['a main part that is no XML', main('hello'), 'corrupt_file', /word\/document\.xml .* not well-formed/],
    ['a main part that breaks off', main(document.slice(0, -30)), 'corrupt_file', /not well-formed/],
    ['a main part that is not closed', main(document.replace(/<.w:p>.*/, '')), 'corrupt_file', /not well-formed/],
    ['a main part without a body', main(element('document', '')), 'corrupt_file', /no document body/],
    ['a document type declaration', main(`<!DOCTYPE x [<!ENTITY e "e">]>${document}`), 'corrupt_file', /document type/],
    ['elements nested too deep', docx({ body: nested(2000) }), 'corrupt_file', /more than 250 elements deep/],
    [
      'too many elements for its pages',
      docx({ body: '<w:p/>'.repeat(210_000) }),
      'corrupt_file',
      /200000 elements .* open it in Office and save/,
    ],
    [
      'too many properties for its pages',
      docx({ body: paragraph('a', '<w:b/>'.repeat(210_000)) }),
      'corrupt_file',
      /200000 elements .* open it in Office and save/,
    ],
    ['10,000 tables in one another', docx({ body: tables(10_000) }), 'corrupt_file', /more than 250 elements deep/],
    ['a part that inflates to gigabytes', bomb(2048), 'corrupt_file', /inflates to more than 8 MB/],
    ['one that pretends to be small', lyingBomb(1024, 1000), 'corrupt_file', /damaged/],
    ['one that pretends to be larger than it is', lyingBomb(1, 2_000_000), 'corrupt_file', /damaged/],
  ])('%s', async (_, bytes, code, sentence) => {
    await expect(readBytes(bytes)).rejects.toMatchObject({ code, message: expect.stringMatching(sentence) });
  });

  test('a package whose main part is missing', async () => {
    const bytes = pack({ '[Content_Types].xml': '<Types/>', 'word/styles.xml': element('styles', '') });
    await expect(readBytes(bytes)).rejects.toMatchObject({ code: 'corrupt_file' });
  });
});

describe('an odd file is read all the same', () => {
  const utf16 = (text: string): Uint8Array =>
    new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0)).buffer);
  const styleLink = [{ id: 's', type: 'styles', target: 's.xml' }];
  const strict = document
    .replaceAll(
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    )
    .replaceAll('w:', 'x:')
    .replaceAll('xmlns:w=', 'xmlns:x=');

  test.each([
    ['in UTF-16', docx({ parts: { 'word/document.xml': utf16(document) } })],
    ['with a byte order mark', docx({ parts: { 'word/document.xml': `\uFEFF${document}` } })],
    [
      'with comments and instructions',
      docx({ parts: { 'word/document.xml': `<?xml version="1.0"?><!-- <w:p> -->${document}` } }),
    ],
    ['of the strict conformance class, with another prefix', docx({ parts: { 'word/document.xml': strict } })],
    ['nested as deep as people do', docx({ body: nested(40).replace('deep', 'hello') })],
    [
      'without styles, relationships or properties',
      pack({ '[Content_Types].xml': '<Types/>', 'word/document.xml': document }),
    ],
    [
      'with a huge picture that nobody looks at',
      docx({ body: paragraph('hello'), parts: { 'word/media/a.png': new Uint8Array(60e6) } }),
    ],
    [
      'with more properties than it may have other elements',
      docx({ body: paragraph(run('hello', '<w:b w:val="0"/>'.repeat(150_000)), '<w:rPr><w:i/></w:rPr>') }),
    ],
    [
      'with a hundred thousand runs in a paragraph',
      docx({ body: paragraph(`${'<w:r/>'.repeat(102_000)}${run('hello')}`) }),
    ],
    ['with half a million characters by reference', docx({ body: paragraph(run(`${'&#32;'.repeat(500_001)}hello`)) })],
    ['with damaged styles', docx({ body: paragraph('hello'), relationships: styleLink, parts: { 'word/s.xml': '<' } })],
    ['with damaged properties', docx({ body: paragraph('hello'), parts: { 'docProps/app.xml': '<Pages>' } })],
    [
      'with its main part elsewhere',
      pack({
        '[Content_Types].xml': '<Types/>',
        '_rels/.rels': relationships([{ id: 'a', type: 'officeDocument', target: '/word/other.xml' }]),
        'word/other.xml': document,
      }),
    ],
  ])('%s', async (_, bytes) => {
    expect(outline((await readBytes(bytes)).blocks)).toEqual(['hello']);
  });
});

test('a document of the strict conformance class is read as one of the transitional', async () => {
  const control = `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:sdtContent>${run('☒')}</w:sdtContent></w:sdt>`;
  const parts = {
    body:
      heading(1, 'Head') +
      listItem('item') +
      paragraph(picture('A cat')) +
      paragraph(`<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>${control}<w:r><w:footnoteReference w:id="1"/></w:r>`) +
      table([row([cell('a'), cell('b')])]),
    styles: headingStyles,
    numbering: numbering(1, [['decimal', '%1.']]),
    footnotes: `<w:footnote w:id="1">${paragraph('note')}</w:footnote>`,
    header: paragraph('running'),
  };
  const strict = Object.entries(unzipSync(docx(parts))).map(([name, bytes]) => [name, strictly(strFromU8(bytes))]);
  const { blocks } = await readBytes(pack(Object.fromEntries(strict)));
  expect(blocks).toHaveLength(7);
  expect(blocks).toEqual((await read(parts)).blocks);
});

/** Addresses of the strict class (ISO/IEC 29500-1, annex A). */
const strictly = (xml: string): string =>
  xml.replace(
    /http:\/\/schemas\.openxmlformats\.org\/(\w+)(?:\/2006)?\/(main|relationships|math|wordprocessingDrawing|picture)/g,
    (whole, of: string, name: string) => (of === 'package' ? whole : `http://purl.oclc.org/ooxml/${of}/${name}`),
  );

test('the same bytes give the same answer', async () => {
  const bytes = docx({ body: paragraph('hello') + nested(3) });
  expect(await readBytes(bytes)).toEqual(await readBytes(bytes));
});
