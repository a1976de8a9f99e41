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

const DESCRIPTOR = `<< /Type /FontDescriptor /FontName /ArialNarrow /Flags 33 /StemV 0 /ItalicAngle 0 /Ascent 922 /Descent -210
  /CapHeight 922 /FontBBox [-250 -210 1182 922] >>`;
const widths = Array.from({ length: 26 }, (_, index) => ADVANCES[String.fromCharCode(97 + index)] ?? 456);
const NARROW = `<< /Type /Font /Subtype /TrueType /BaseFont /ArialNarrow /Encoding /WinAnsiEncoding /FirstChar 97 /LastChar 122
  /Widths [${widths.join(' ')}] /FontDescriptor ${DESCRIPTOR}`;

/** What a font says of its codes, as an object of a file. */
function toUnicode(pairs: readonly (readonly [string, string])[]): string {
  const characters = pairs.map(([code, text]) => `<${code}> <${text}>`).join('\n');
  const zeros = pairs.map(([code]) => code.replace(/./g, '0'))[0];
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Said def /CMapType 2 def
    1 begincodespacerange <${zeros}> <${zeros?.replace(/0/g, 'f')}> endcodespacerange
    ${pairs.length} beginbfchar ${characters} endbfchar endcmap end end`;
  return `<< /Length ${map.length} >>\nstream\n${map}\nendstream`;
}

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');

/** A page in a font that is not in the file, each letter by itself and without a character for spaces. */
function letterByLetter(
  text: string,
  { font = NARROW, said = [] as string[], shown = (letter: string) => `(${letter})`, turns = 0 } = {},
): Uint8Array<ArrayBuffer> {
  let x = 50;
  const letters = [...text].map((letter) => {
    const start = x;
    x += SIZE * (letter === ' ' ? SPACE : (ADVANCES[letter] ?? 0) / 1000);
    const place = turns === 0 ? `1 0 0 1 ${start.toFixed(3)} 300` : `0 1 -1 0 300 ${start.toFixed(3)}`;
    return letter === ' ' ? '' : `BT /F1 ${SIZE} Tf ${place} Tm ${shown(letter)} Tj ET`;
  });
  const content = letters.join('\n');
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate ${turns * 90} /Contents 4 0 R
      /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `${font} ${said.length > 0 ? '/ToUnicode 6 0 R' : ''} >>`,
    ...said,
  ]);
}

async function wordsOf(file: Uint8Array<ArrayBuffer>) {
  const reading = await createPdfReader(pdfiumWasm).open(file, { maxInflatedBytes: 1_000_000 });
  const words = [];
  for await (const { value } of reading.pages()) words.push(...(value as PositionedPage).words);
  reading.close();
  return words;
}

const textsOf = async (file: Uint8Array<ArrayBuffer>) => (await wordsOf(file)).map(({ text }) => text);

test('letters of a narrow font that is not in the file end where it says, so that words are parted', async () => {
  expect(await textsOf(letterByLetter('of the terms'))).toEqual(['of', 'the', 'terms']);
});

test('they do on a page that is turned', async () => {
  expect(await textsOf(letterByLetter('of the terms', { turns: 1 }))).toEqual(['of', 'the', 'terms']);
});

test('a letter that a font says of two codes has the width of the one that is shown', async () => {
  const pairs = Object.keys(ADVANCES).map((letter) => [hex(letter.charCodeAt(0), 2), '0066'] as const);
  const words = await wordsOf(letterByLetter('f t r m', { said: [toUnicode(pairs)] }));
  expect(words.map(({ text }) => text)).toEqual(['f', 'f', 'f', 'f']);
  const widthsOfWords = words.map(({ box }) => Math.round(((box[2] - box[0]) / SIZE) * 1000));
  expect(widthsOfWords).toEqual([ADVANCES.f, ADVANCES.t, ADVANCES.r, ADVANCES.m]);
});

test('letters of a font with codes of two bytes end where it says, though others of its codes look the same', async () => {
  const codeOf = (letter: string): number => letter.charCodeAt(0) - 29;
  const letters = Object.keys(ADVANCES);
  const lengths = letters.map((letter) => `${codeOf(letter)} [${ADVANCES[letter]}]`).join(' ');
  const font = `<< /Type /Font /Subtype /Type0 /BaseFont /ArialNarrow /Encoding /Identity-H /DescendantFonts [<< /Type /Font
    /Subtype /CIDFontType2 /BaseFont /ArialNarrow /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
    /DW 1000 /W [${lengths}] /FontDescriptor ${DESCRIPTOR} >>]`;
  const pairs = letters.map((letter) => [hex(codeOf(letter), 4), hex(letter.charCodeAt(0), 4)] as const);
  const shown = (letter: string): string => `<${hex(codeOf(letter), 4)}>`;
  const file = letterByLetter('of the terms', { font, said: [toUnicode(pairs)], shown });
  expect(await textsOf(file)).toEqual(['of', 'the', 'terms']);
});
