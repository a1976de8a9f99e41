import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import { createEngine } from '../../../../../src/readers/pdf/pdfium/engine.ts';
import { readOutline } from '../../../../../src/readers/pdf/pdfium/outlines.ts';
import { measureLetterforms } from '../../../../../src/readers/pdf/words/letterforms.ts';

const engine = await createEngine(await pdfiumWasm());
const document = engine.call.FPDF_CreateNewDocument();

/** One of the standard 14 fonts (ISO 32000-2, 9.6.2.2), drawn by the faces that PDFium brings along. */
function standardFont(name: string): number {
  const address = engine.copyIn(new TextEncoder().encode(name));
  const font = engine.call.FPDFText_LoadStandardFont(document, address);
  engine.call.free(address);
  return font;
}

const lettersOf = (name: string) => {
  const font = standardFont(name);
  return measureLetterforms((letter) => readOutline(engine, font, letter));
};

test.each([
  ['Helvetica', 'Helvetica-Bold'],
  ['Times-Roman', 'Times-Bold'],
  ['Courier', 'Courier-Bold'],
])('the stems of %s are thinner than a fifth of its small letters, those of %s are not', (regular, bold) => {
  expect(lettersOf(regular)?.stem).toBeLessThan(0.19);
  expect(lettersOf(bold)?.stem).toBeGreaterThan(0.21);
});

test('italic letters slant, upright ones do not', () => {
  expect(lettersOf('Times-Italic')?.slant).toBeGreaterThan(0.15);
  expect(lettersOf('Times-Roman')?.slant).toBeCloseTo(0, 1);
});

test('a character that a font has not has no outline', () => {
  expect(readOutline(engine, standardFont('Helvetica'), 'n')).toBeDefined();
  expect(readOutline(engine, standardFont('Helvetica'), '\u{1F600}')).toBeUndefined();
});
