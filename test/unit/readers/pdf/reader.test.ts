import { afterEach, describe, expect, test, vi } from 'vitest';
import { pdfiumWasm } from '../../../../src/build/engines-in-node.ts';
import { createPdfReader } from '../../../../src/readers/pdf/reader.ts';
import { pagesPdf, textPdf } from '../../../fixtures/pdf.ts';

const LIMITS = { maxInflatedBytes: 1e8 };

describe('engine', () => {
  test('is loaded once, when a document is first opened', async () => {
    let loads = 0;
    const lazy = createPdfReader(() => {
      loads++;
      return pdfiumWasm();
    });
    expect(loads).toBe(0);
    for (const text of ['a', 'b']) (await lazy.open(textPdf(text), LIMITS)).close();
    expect(loads).toBe(1);
  });

  test('is asked for again when loading failed', async () => {
    let loads = 0;
    const flaky = createPdfReader(() => (loads++ === 0 ? Promise.reject(new Error('offline')) : pdfiumWasm()));
    await expect(flaky.open(textPdf('a'), LIMITS)).rejects.toThrow('offline');
    const reading = await flaky.open(textPdf('a'), LIMITS);
    expect(reading.pageCount).toBe(1);
    reading.close();
  });
});

describe('where WebAssembly is refused', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    ['is taken away', undefined],
    [
      'may not be compiled',
      {
        Module: class {
          constructor() {
            throw new Error('Refused to compile');
          }
        },
      },
    ],
  ])('pdf.js reads in its place when it %s, and a message says so once', async (_, webAssembly) => {
    vi.stubGlobal('WebAssembly', webAssembly);
    let loads = 0;
    const reader = createPdfReader(() => {
      loads++;
      return pdfiumWasm();
    });
    const reading = await reader.open(pagesPdf(2), LIMITS);
    const codes: string[][] = [];
    for await (const { messages } of reading.pages()) codes.push(messages.map(({ code }) => code));
    reading.close();
    expect(codes).toEqual([['read_without_webassembly'], []]);
    expect(reading.render).toBeUndefined();
    expect(loads).toBe(0);
  });
});
