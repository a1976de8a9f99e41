import { afterAll, describe, expect, test } from 'vitest';
import { pdfiumWasm, tesseract } from '../../../../src/build/engines-in-node.ts';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { createPdfReader } from '../../../../src/readers/pdf/reader.ts';
import { type ReadRequest, readDocument } from '../../../../src/reading/read-document.ts';
import { type DocumentSpec, pdf } from '../../../fixtures/pdf.ts';

const recognizer = tesseract();
const engines = { readers: { pdf: createPdfReader(pdfiumWasm) }, recognizer };
afterAll(() => recognizer.close());

/** Lines of the ligatures `fi` (as `\x01`) and `fl` (as `\x02`) and plain letters, on as many pages as there are lists. */
const linesPdf = (pages: readonly (readonly string[])[], facts: Partial<DocumentSpec> = {}) =>
  pdf({
    pages: pages.map((lines) => ({ text: lines.map((text, line) => ({ text, x: 72, y: 72 + 20 * line, size: 12 })) })),
    ...facts,
  });

async function read(bytes: Uint8Array<ArrayBuffer>, request: Partial<ReadRequest> = {}) {
  const { document, messages } = await readDocument(engines, {
    bytes,
    type: 'pdf',
    maxPages: 9,
    maxInflatedBytes: 1e9,
    ...request,
  });
  const pages = document.pages as readonly PositionedPage[];
  return {
    pages,
    text: pages.map(({ words }) => words.map(({ text }) => text).join(' ')),
    codes: messages.map(({ code }) => code),
  };
}

const lines = [
  'Geography of the northern islands: 1,204 people live here.',
  'Beta earnings fell by 17.5% in 2019, and by 3.8% in 2020.',
  'Each of the twelve villages has a harbour and a school.',
];
const rare = ['Quartz, zinc & jade (6 kg) were exported.'];

describe('a font whose alphabet is shifted', () => {
  test.each([29, 47])(
    'by %i says what is drawn once it is repaired, on all pages and with its own boxes',
    async (shifted) => {
      const { pages, text, codes } = await read(linesPdf([lines, rare], { shifted }));
      expect(text).toEqual([lines.join(' '), rare.join(' ')]);
      expect(codes).toEqual(['font_repaired']);
      const honest = await read(linesPdf([lines, rare]));
      expect(honest.codes).toEqual([]);
      expect(pages.map(({ words }) => words.map(({ box }) => box))).toEqual(
        honest.pages.map(({ words }) => words.map(({ box }) => box)),
      );
      expect(pages.map(({ source }) => source)).toEqual(['text', 'text']);
    },
  );

  test('is repaired where it has but a few words', async () => {
    const { text } = await read(linesPdf([['Annual report', 'Northern islands 2019']], { shifted: 47 }));
    expect(text).toEqual(['Annual report Northern islands 2019']);
  });

  test('is left as it is where nothing may be recognised', async () => {
    const { text, codes } = await read(linesPdf([['Annual report']], { shifted: 3 }), { ocr: 'never' });
    expect(text).toEqual(['Dqqxdo uhsruw']);
    expect(codes).toEqual([]);
  });
});

describe('ligatures', () => {
  const page = [
    'The classi\x01cations and the \x01rst \x01gures of the year re\x02ect',
    'how little in\x02uence \x01nancial con\x02icts had.',
  ];
  const plain =
    'The classifications and the first figures of the year reflect how little influence financial conflicts had.';
  const glyphs = { '\x01': 'fi', '\x02': 'fl' };

  test.each([
    ['accents and signs', 'Ö', '§'],
    ['one letter of theirs', 'i', 'l'],
    ['codes of private use', '\ue001', '\ue002'],
    ['control codes', '\x1f', '\x1e'],
  ])('that are said to be %s are read as what they are', async (_, first, second) => {
    const says = (one: string): string => (one === '\x01' ? first : one === '\x02' ? second : one);
    const { text, codes } = await read(linesPdf([page], { glyphs, says }));
    expect(text).toEqual([plain]);
    expect(codes).toContain('font_repaired');
  });

  test('that are said to be what they are stay', async () => {
    const says = (one: string): string => (one === '\x01' ? 'fi' : one === '\x02' ? 'fl' : one);
    const { text, codes } = await read(linesPdf([page], { glyphs, says }));
    expect(text).toEqual([plain]);
    expect(codes).toEqual([]);
  });
});

test('a font that says nothing of any letter is read as what its letters look like', async () => {
  const says = (one: string): string => String.fromCharCode(0xe000 + one.charCodeAt(0));
  const words = [
    'The harbour of the northern island has a school and a market hall.',
    'In the northern harbour another school and another market were seen.',
  ];
  const { text, codes } = await read(linesPdf([words], { says }));
  expect(text).toEqual([words.join(' ')]);
  expect(codes).toEqual(['font_repaired']);
});
