import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import { createPdfReader } from '../../../../../src/readers/pdf/reader.ts';
import { pdfFile } from '../../../../fixtures/pdf-file.ts';

/** A page with a letter and the circle around it, code 13 of TeX's font of signs, which engines take for the end of a line. */
function copyrightIn(font: string): Uint8Array<ArrayBuffer> {
  const content =
    'BT /F1 10 Tf 50 100 Td (Copyright) Tj 50.9 0.07 Td (c) Tj /F2 10 Tf -2.5 -0.07 Td (\\r) Tj /F1 10 Tf 12.5 0 Td (2031) Tj ET';
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >> stream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /FirstChar 13 /LastChar 13 /Widths [1000]
      /Encoding << /Type /Encoding /Differences [13 /circlecopyrt] >> >>`,
  ]);
}

test.each(['CMSY10', 'ABCDEF+LMMathSymbols10-Regular'])(
  'a letter c in the circle of %s is the sign of copyright',
  async (font) => {
    const reading = await createPdfReader(pdfiumWasm).open(copyrightIn(font), { maxInflatedBytes: 1_000_000 });
    for await (const { value } of reading.pages()) {
      expect(value.source === 'flow' ? [] : value.words.map(({ text }) => text)).toEqual(['Copyright', '©', '2031']);
    }
    reading.close();
  },
);
