import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../src/build/engines-in-node.ts';
import { createPdfium } from '../../../../src/readers/pdf/pdfium/pdfium.ts';
import { createPdfjs } from '../../../../src/readers/pdf/pdfjs/pdfjs.ts';
import { readingOf } from '../../../../src/readers/pdf/reading.ts';
import type { PdfEngine } from '../../../../src/readers/pdf/source.ts';
import { textPdf } from '../../../fixtures/pdf.ts';
import { japanesePdf } from '../../../fixtures/pdf-japanese.ts';

const pdfium = createPdfium(pdfiumWasm);
const pdfjs = createPdfjs();

async function firstPage(engine: PdfEngine, bytes: Uint8Array<ArrayBuffer>) {
  const reading = readingOf(await engine.open(bytes, ''));
  for await (const { value, messages } of reading.pages()) {
    reading.close();
    if (value.source === 'flow') break;
    return { words: value.words.map(({ text }) => text), codes: messages.map(({ code }) => code), page: value };
  }
  throw new Error('There is no page.');
}

test('PDFium draws pages, pdf.js does not', async () => {
  expect((await pdfium.open(textPdf('a'), '')).render).toBeDefined();
  expect((await pdfjs.open(textPdf('a'), '')).render).toBeUndefined();
});

test('text of a font whose predefined character map pdf.js cannot have is missing, and the page says where', async () => {
  const bytes = japanesePdf('日本', 'latin');
  expect(await firstPage(pdfium, bytes)).toMatchObject({ words: ['日本', 'latin'], codes: [] });
  const { words, codes, page } = await firstPage(pdfjs, bytes);
  expect(words).toEqual(['latin']);
  expect(codes).toEqual(['read_without_webassembly', 'unmapped_glyphs']);
  expect(page.unmapped).toHaveLength(1);
});

test('predefined character maps are asked for by name, and nothing else is', async () => {
  const asked: string[] = [];
  const withMaps = createPdfjs(async (file) => {
    asked.push(file);
    return new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(`pdfjs-dist/cmaps/${file}`))));
  });
  const { words, codes } = await firstPage(withMaps, japanesePdf('日本', 'latin'));
  expect(words).toEqual(['日本', 'latin']);
  expect(codes).toEqual(['read_without_webassembly']);
  expect(asked).toContain('UniJIS-UCS2-H.bcmap');
  expect(asked.filter((file) => !file.endsWith('.bcmap'))).toEqual([]);
});
