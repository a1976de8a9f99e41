import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import { createPdfReader } from '../../../../../src/readers/pdf/reader.ts';
import { pdfFile } from '../../../../fixtures/pdf-file.ts';

interface Sign {
  readonly font: string;
  /** Its code there, and the name of its glyph, which engines do not know. */
  readonly code: number;
  readonly glyph: string;
}

/** The words of a page with text in Helvetica (`F1`) and a sign of TeX's (`F2`). */
async function wordsOf(content: string, { font, code, glyph }: Sign): Promise<string[]> {
  const file = pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >> stream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /FirstChar ${code} /LastChar ${code} /Widths [1000]
      /Encoding << /Type /Encoding /Differences [${code} /${glyph}] >> >>`,
  ]);
  const reading = await createPdfReader(pdfiumWasm).open(file, { maxInflatedBytes: 1_000_000 });
  const words: string[] = [];
  for await (const { value } of reading.pages()) {
    if (value.source !== 'flow') words.push(...value.words.map(({ text }) => text));
  }
  reading.close();
  return words;
}

// Engines take code 13 for the end of a line.
test.each(['CMSY10', 'ABCDEF+LMMathSymbols10-Regular'])(
  'a letter c in the circle of %s is the sign of copyright',
  async (font) => {
    const content =
      'BT /F1 10 Tf 50 100 Td (Copyright) Tj 50.9 0.07 Td (c) Tj /F2 10 Tf -2.5 -0.07 Td (\\r) Tj /F1 10 Tf 12.5 0 Td (2031) Tj ET';
    expect(await wordsOf(content, { font, code: 13, glyph: 'circlecopyrt' })).toEqual(['Copyright', '©', '2031']);
  },
);

test.each(['CMMI10', 'ABCDEF+LMMathItalic10-Regular'])('epsilon of %s is read', async (font) => {
  const content = 'BT /F1 10 Tf 50 100 Td (\\(t, ) Tj /F2 10 Tf (\\017) Tj /F1 10 Tf (\\)) Tj ET';
  expect((await wordsOf(content, { font, code: 15, glyph: 'epsilon1' })).join('')).toBe('(t,ϵ)');
});

test('a glyph of which a font says nothing is no hyphen, though engines write one so at the end of a line', async () => {
  const content =
    'BT /F1 10 Tf 12 TL 50 100 Td (of ) Tj /F2 10 Tf (\\002) Tj /F1 10 Tf ( use) Tj T* (well-) Tj T* (known) Tj ET';
  const words = await wordsOf(content, { font: 'Helvetica', code: 2, glyph: 'nosuchglyph' });
  expect(words).toEqual(['of', 'use', 'well-', 'known']);
});
