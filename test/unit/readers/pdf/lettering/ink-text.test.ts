import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import type { Box } from '../../../../../src/document/geometry.ts';
import { createEngine } from '../../../../../src/readers/pdf/pdfium/engine.ts';
import { openSource } from '../../../../../src/readers/pdf/pdfium/source.ts';
import { isGlyph } from '../../../../../src/readers/pdf/source.ts';

const engine = await createEngine(await pdfiumWasm());

/** A page that shows a code (3) of a font which names it C0 and draws it as a box in thousandths of the font size. */
function pageShowing([x0, y0, x1, y1]: Box, code = 3): Uint8Array<ArrayBuffer> {
  const shown = code.toString(16).padStart(2, '0');
  const stream = (content: string): string => `<< /Length ${content.length} >> stream\n${content}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 7 0 R >> >> >>',
    stream(`BT /F1 10 Tf 50 100 Td <${shown}> Tj /F2 10 Tf (0.9393) Tj ET`),
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 -200 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar ${code} /LastChar ${code}
      /Widths [780] /CharProcs << /C0 6 0 R >> /Encoding << /Type /Encoding /Differences [${code} /C0] >> /Resources << >> >>`,
    stream(`780 0 ${x0} ${y0} ${x1} ${y1} d1 ${x0} ${y0} ${x1 - x0} ${y1 - y0} re f`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer << /Root 1 0 R >>\n%%EOF\n`);
}

async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const source = openSource(engine, bytes, '');
  const page = await source.page(1);
  source.close();
  return (page?.text ?? []).map((token) => (isGlyph(token) ? token.text : ' ')).join('');
}

test('a level bar at the height of minus signs is one, whatever its font calls it', async () => {
  expect(await textOf(pageShowing([80, 220, 700, 270]))).toContain('−0.9393');
});

test('other ink of which a font says nothing is not left out: it is unknown', async () => {
  expect(await textOf(pageShowing([80, 0, 700, 700]))).toContain('\ufffd');
  expect(await textOf(pageShowing([80, -150, 700, -100]))).toContain('\ufffd');
});

test('a glyph without ink is nothing, of code 0 too, with which programs end the texts that they show', async () => {
  expect(await textOf(pageShowing([0, 0, 0, 0]))).toMatch(/^\s*0\.9393$/);
  expect(await textOf(pageShowing([0, 0, 0, 0], 0))).toMatch(/^\s*0\.9393$/);
  expect(await textOf(pageShowing([80, 0, 700, 700], 0))).toContain('\ufffd');
});

test.each([2, 3])('a mark as wide as high at the height of bullets, of code %i, is one', async (code) => {
  expect(await textOf(pageShowing([120, 170, 400, 450], code))).toContain('•');
  expect(await textOf(pageShowing([120, 0, 400, 280], code))).toContain('\ufffd');
  expect(await textOf(pageShowing([120, 170, 400, 600], code))).toContain('\ufffd');
});
