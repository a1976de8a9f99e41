import { describe, expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import { createPdfReader } from '../../../../../src/readers/pdf/reader.ts';
import { type BitmapFont, type BitmapLine, bitmapFontsPdf } from '../../../../fixtures/pdf-bitmap-fonts.ts';

const reader = createPdfReader(pdfiumWasm);

type Words = { text: string; fontSize: number; fontWeight: number; monospace: boolean; box: readonly number[] }[];

async function wordsOf(fonts: readonly BitmapFont[], ...lines: readonly BitmapLine[]): Promise<Words> {
  const reading = await reader.open(bitmapFontsPdf(fonts, lines), { maxInflatedBytes: 1e6 });
  const words: Words = [];
  for await (const { value } of reading.pages()) if ('words' in value) words.push(...value.words);
  reading.close();
  return words;
}

const textOf = (words: Words): string => words.map(({ text }) => text).join(' ');

const REGULAR = { stem: 6 };
const SPACE = 27;
const line = (font: number, ...parts: readonly (string | number)[]): BitmapLine => ({ font, y: 700, parts });

describe('bitmaps that are counted in pixels', () => {
  test('have the size of their letters, and words that kerning does not part', async () => {
    const words = await wordsOf([REGULAR], line(0, 'the', SPACE, 'T', -3, 'able', SPACE, 'is', SPACE, 'b', 3, 'est'));
    expect(textOf(words)).toBe('the Table is best');
    for (const { fontSize, box } of words) {
      expect(fontSize).toBe(10);
      expect((box[3] as number) - (box[1] as number)).toBeGreaterThan(6);
    }
  });

  test('have the ligatures and quotation marks of TeX under the codes of other characters', async () => {
    const words = await wordsOf([REGULAR], line(0, 'the', SPACE, '\\\f', 'l', 3, 'es'));
    expect(textOf(words)).toBe('the “files');
  });

  test('have a stroke through an l, which engines take for a space', async () => {
    for (const isSized of [false, true]) {
      const words = await wordsOf([{ ...REGULAR, isSized }], line(0, 'the', SPACE, 'mie ', -15, 'lnie', SPACE, 'lest'));
      expect(textOf(words)).toBe('the miełnie lest');
    }
  });

  test('are as bold as they are drawn', async () => {
    const parts = ['united', SPACE, 'homeland'];
    const words = await wordsOf([REGULAR, { stem: 10 }], line(0, ...parts), { font: 1, y: 660, parts });
    expect(words.map(({ fontWeight }) => fontWeight)).toEqual([400, 400, 700, 700]);
  });

  test('are monospaced where all letters are of one width', async () => {
    const parts = ['almonds', SPACE, 'united'];
    const words = await wordsOf([REGULAR, { stem: 6, pitch: 56 }], line(0, ...parts), { font: 1, y: 660, parts });
    expect(words.map(({ monospace }) => monospace)).toEqual([false, false, true, true]);
  });
});

test('a font of nothing but bullets, which is counted in pixels, is as large as the text before it', async () => {
  const words = await wordsOf(
    [{ ...REGULAR, isSized: true }, REGULAR],
    line(0, 'the', SPACE, 'homeland'),
    { font: 1, y: 680, parts: ['\u0088'] },
    { font: 0, x: 84, y: 680, parts: ['united'] },
  );
  expect(textOf(words)).toBe('the homeland • united');
  expect(words[2]?.fontSize).toBeCloseTo(9.6, 1);
});

test('a typeface that is parted into fonts by its glyphs has one look, though one of them has a letter alone', async () => {
  const bold = { stem: 10, isSized: true };
  const words = await wordsOf(
    [bold, bold],
    { font: 0, y: 700, parts: ['unit'] },
    { font: 1, x: 85.08, y: 700, parts: ['a'] },
    { font: 0, x: 89.4, y: 700, parts: ['tr', SPACE, 'homeland'] },
  );
  expect(words.map(({ text, fontWeight }) => [text, fontWeight])).toEqual([
    ['unitatr', 700],
    ['homeland', 700],
  ]);
});

test('fonts without a name that the file counts in points keep their size, and what it says of their characters', async () => {
  const sized = { ...REGULAR, isSized: true };
  const words = await wordsOf([sized], line(0, 'the', SPACE, '\\', SPACE, 'homeland'));
  expect(textOf(words)).toBe('the \\ homeland');
  expect(words[0]?.fontSize).toBeCloseTo(9.6, 1);
});

test('bitmaps of which the file says the same box for every glyph are as large as usual text, and so are whole words', async () => {
  const words = await wordsOf([{ ...REGULAR, isBoxed: true }], line(0, 'the', SPACE, 'b', 3, 'est', SPACE, 'homeland'));
  expect(textOf(words)).toBe('the best homeland');
  expect(words.every(({ fontSize }) => fontSize === 10)).toBe(true);
});
