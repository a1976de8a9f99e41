import { expect, test } from 'vitest';
import { pdfiumWasm, tesseract } from '../../../../src/build/engines-in-node.ts';
import { createPdfReader } from '../../../../src/readers/pdf/reader.ts';
import { readDocument } from '../../../../src/reading/read-document.ts';
import { textPdf } from '../../../fixtures/pdf.ts';
import { scannedPdf } from '../../../fixtures/scan.ts';

const letter = textPdf(
  'The quick brown fox jumps over the lazy dog.',
  'Pack my box with five dozen liquor jugs.',
  'How vexingly quick daft zebras jump over the fence of the farm.',
);
const engines = { readers: { pdf: createPdfReader(pdfiumWasm) }, recognizer: tesseract() };

test.each([
  [200, ['recognised']],
  [40, ['recognised', 'low_confidence']],
])('a scan at %d dpi is read with the messages %j', async (resolution, codes) => {
  const bytes = await scannedPdf(letter, resolution);
  const { messages } = await readDocument(engines, { bytes, type: 'pdf', maxPages: 1, maxInflatedBytes: 1e9 });
  expect(messages.map(({ code }) => code)).toEqual(codes);
});
