import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import type { PositionedPage } from '../../../../../src/document/page.ts';
import { createPdfReader } from '../../../../../src/readers/pdf/reader.ts';
import { pdfFile } from '../../../../fixtures/pdf-file.ts';

/** Advances of Arial Narrow in thousandths of the font size. */
const ADVANCES: Readonly<Record<string, number>> = { o: 456, f: 228, t: 228, h: 456, e: 456, r: 273, m: 683, s: 410 };
const SIZE = 8;
/** A narrow space, in shares of the font size. */
const SPACE = 0.2;

/** A page in a font that is not in the file, each letter by itself and without a character for spaces. */
function letterByLetter(text: string): Uint8Array<ArrayBuffer> {
  let x = 50;
  const shown = [...text].map((letter) => {
    const start = x;
    x += SIZE * (letter === ' ' ? SPACE : (ADVANCES[letter] ?? 0) / 1000);
    return letter === ' ' ? '' : `BT /F1 ${SIZE} Tf ${start.toFixed(3)} 700 Td (${letter}) Tj ET`;
  });
  const content = shown.join('\n');
  const widths = Array.from({ length: 26 }, (_, index) => ADVANCES[String.fromCharCode(97 + index)] ?? 456);
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /Font /Subtype /TrueType /BaseFont /ArialNarrow /Encoding /WinAnsiEncoding /FirstChar 97 /LastChar 122
      /Widths [${widths.join(' ')}] /FontDescriptor << /Type /FontDescriptor /FontName /ArialNarrow /Flags 33 /StemV 0
      /ItalicAngle 0 /Ascent 922 /Descent -210 /CapHeight 922 /FontBBox [-250 -210 1182 922] >> >>`,
  ]);
}

test('letters of a narrow font that is not in the file end where it says, so that words are parted', async () => {
  const reading = await createPdfReader(pdfiumWasm).open(letterByLetter('of the terms'), {
    maxInflatedBytes: 1_000_000,
  });
  const words = [];
  for await (const { value } of reading.pages()) words.push(...(value as PositionedPage).words);
  reading.close();
  expect(words.map(({ text }) => text)).toEqual(['of', 'the', 'terms']);
});
