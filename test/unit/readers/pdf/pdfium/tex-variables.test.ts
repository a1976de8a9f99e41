import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import { createPdfReader } from '../../../../../src/readers/pdf/reader.ts';
import { pdfFile } from '../../../../fixtures/pdf-file.ts';

/** A page with `(t, ϵ)` as TeX writes it: engines do not know the name of its glyph. */
function variablesIn(font: string): Uint8Array<ArrayBuffer> {
  const content = 'BT /F1 10 Tf 50 100 Td (\\() Tj /F2 10 Tf (t, \\017) Tj /F1 10 Tf (\\)) Tj ET';
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >> stream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /FirstChar 15 /LastChar 116
      /Widths [${Array.from({ length: 102 }, () => 500).join(' ')}]
      /Encoding << /Type /Encoding /Differences [15 /epsilon1] >> >>`,
  ]);
}

test.each(['CMMI10', 'ABCDEF+LMMathItalic10-Regular'])('epsilon of %s is read', async (font) => {
  const reading = await createPdfReader(pdfiumWasm).open(variablesIn(font), { maxInflatedBytes: 1_000_000 });
  for await (const { value } of reading.pages()) {
    const text = value.source === 'flow' ? '' : value.words.map((word) => word.text).join('');
    expect(text).toBe('(t,ϵ)');
  }
  reading.close();
});
