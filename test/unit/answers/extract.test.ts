import { expect, test } from 'vitest';
import type { AnswerKind } from '../../../src/answers/answers.ts';
import { extract } from '../../../src/answers/extract.ts';
import { pdfiumWasm } from '../../../src/build/engines-in-node.ts';
import type { Recognizer } from '../../../src/ocr/engines/recognizer.ts';
import { createPdfReader } from '../../../src/readers/pdf/reader.ts';
import { imagePdf } from '../../fixtures/image-pdf.ts';
import { typeImage } from '../../fixtures/type-image.ts';

/** Reads one line, whatever the image. */
const reading = (...texts: readonly string[]): Recognizer => ({
  parallel: 1,
  recognize: async () => ({
    words: texts.map((text, index) => ({
      text,
      box: [80 + 200 * index, 100, 80 + 200 * index + 15 * text.length, 127] as const,
      baseline: 120,
      fontSize: 30,
      confidence: 0.95,
    })),
    readBy: 'one',
    languages: ['eng'],
  }),
  close: () => {},
});
const readers = { pdf: createPdfReader(pdfiumWasm) };
const recognizer = reading('Total:', '16.90');
const ask = async (operation: AnswerKind, closeRecognizer?: Recognizer, pages = 1) => {
  const { answer } = await extract(
    { readers, recognizer, ...(closeRecognizer && { closeRecognizer }) },
    {
      operation,
      bytes: imagePdf(Array(pages).fill({ image: typeImage() })),
      type: 'pdf',
      maxPages: pages,
      maxInflatedBytes: 1e9,
      instruction: [{ key: 'total', description: 'total amount' }],
    },
  );
  return answer;
};

test('the images of a document are read closely for its key-values, and as usual for its Markdown', async () => {
  const closely = reading('Total:', '18.90');
  expect((await ask('extract_key_value', closely)).json).toEqual({ total: ['18.90'] });
  expect((await ask('parse', closely)).markdown?.content).toBe('Total: 16.90');
});

test('key-values are found in a scan where nothing reads closely', async () => {
  expect((await ask('extract_key_value')).json).toEqual({ total: ['16.90'] });
});

test('a scan of more than three pages is read as usual for its key-values too: each page would take seconds more', async () => {
  const closely = reading('Total:', '18.90');
  expect((await ask('extract_key_value', closely, 3)).json).toEqual({ total: ['18.90'] });
  expect((await ask('extract_key_value', closely, 4)).json).toEqual({ total: ['16.90'] });
});
