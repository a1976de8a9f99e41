import { init } from '@embedpdf/pdfium';
import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import type { PositionedPage } from '../../../../../src/document/page.ts';
import { createEngine, Engine } from '../../../../../src/readers/pdf/pdfium/engine.ts';
import { openSource } from '../../../../../src/readers/pdf/pdfium/source.ts';
import { readingOf } from '../../../../../src/readers/pdf/reading.ts';
import { pagesPdf, textPdf } from '../../../../fixtures/pdf.ts';
import { pdfFile } from '../../../../fixtures/pdf-file.ts';

type Parts = ConstructorParameters<typeof Engine>;

/** An engine some of whose functions are replaced. */
async function engineWith(replaced: Record<string, (...args: number[]) => number>): Promise<Engine> {
  const { pdfium } = await init({ wasmBinary: await pdfiumWasm() });
  return new Engine(pdfium as unknown as Parts[0], { ...pdfium.wasmExports, ...replaced } as unknown as Parts[1]);
}

test('a trap in the engine is an error of the document, and the engine is used no more', async () => {
  const engine = await engineWith({
    FPDF_LoadPage: () => {
      throw new WebAssembly.RuntimeError('unreachable');
    },
  });
  const reading = readingOf(openSource(engine, textPdf('a'), ''));
  await expect(reading.pages()[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'processing_failed' });
  expect(engine.broken).toBe(true);
  expect(() => openSource(engine, textPdf('a'), '')).toThrow(/restarted/);
  reading.close();
});

test('a page that the engine cannot load is empty and reported, and the others are read', async () => {
  const { pdfium } = await init({ wasmBinary: await pdfiumWasm() });
  const load = (pdfium.wasmExports as unknown as Record<string, (...args: number[]) => number>).FPDF_LoadPage;
  const exports = {
    ...pdfium.wasmExports,
    FPDF_LoadPage: (doc: number, at: number) => (at === 0 ? 0 : load?.(doc, at)),
  };
  const engine = new Engine(pdfium as unknown as Parts[0], exports as unknown as Parts[1]);
  const reading = readingOf(openSource(engine, pagesPdf(2), ''));
  const codes: string[][] = [];
  for await (const { messages } of reading.pages()) codes.push(messages.map(({ code }) => code));
  reading.close();
  expect(codes).toEqual([['unreadable_page'], []]);
});

test('closing a document, and refusing one, gives its memory back', async () => {
  let balance = 0;
  const { pdfium } = await init({ wasmBinary: await pdfiumWasm() });
  const { malloc, free } = pdfium.wasmExports;
  const counting = {
    malloc: (size: number) => {
      balance++;
      return malloc(size);
    },
    free: (address: number) => {
      balance--;
      free(address);
    },
  };
  const engine = new Engine(
    pdfium as unknown as Parts[0],
    { ...pdfium.wasmExports, ...counting } as unknown as Parts[1],
  );
  const idle = balance;
  const reading = readingOf(openSource(engine, textPdf('some words'), ''));
  for await (const { value } of reading.pages()) expect(value.number).toBe(1);
  reading.close();
  reading.close();
  expect(() => openSource(engine, new Uint8Array(9), '')).toThrow();
  expect(() => openSource(engine, pagesPdf(0), '')).toThrow();
  expect(balance).toBe(idle);
});

test('a reading that is closed while its pages are read ends there', async () => {
  const reading = readingOf(openSource(await createEngine(await pdfiumWasm()), pagesPdf(3), ''));
  const numbers: number[] = [];
  for await (const { value } of reading.pages()) {
    numbers.push(value.number);
    reading.close();
  }
  expect(numbers).toEqual([1]);
});

test('a large file is read where it lies: the engine has no copy of it', async () => {
  const engine = await createEngine(await pdfiumWasm());
  const before = engine.memory;
  const large = pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    [`<< /Length ${before} >>\nstream\n`, new Uint8Array(before), '\nendstream'],
  ]);
  const reading = readingOf(openSource(engine, large, ''));
  const pages: number[] = [];
  for await (const { value } of reading.pages()) pages.push(value.number);
  reading.close();
  expect(pages).toEqual([1]);
  expect(engine.memory).toBeLessThan(before + large.length / 2);
});

test('words in fonts that are not in the file have the same places whatever was read before', async () => {
  const engine = await engineWith({});
  const contents = (font: string): Uint8Array<ArrayBuffer> => {
    const content = 'BT /F1 12 Tf 50 700 Td (Subject to terms) Tj ET';
    return pdfFile([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      `<< /Type /Font /Subtype /TrueType /BaseFont /${font} /Encoding /WinAnsiEncoding
        /FontDescriptor << /Type /FontDescriptor /FontName /${font} /Flags 32 /StemV 80 /ItalicAngle 0 >> >>`,
    ]);
  };
  async function boxesIn(font: string) {
    const reading = readingOf(openSource(engine, contents(font), ''));
    const boxes = [];
    for await (const { value } of reading.pages()) boxes.push(...(value as PositionedPage).words.map(({ box }) => box));
    reading.close();
    return boxes;
  }
  const first = await boxesIn('Tahoma');
  await boxesIn('Palatino');
  expect(first).toHaveLength(3);
  expect(await boxesIn('Tahoma')).toEqual(first);
});
