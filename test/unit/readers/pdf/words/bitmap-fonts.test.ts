import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import type { Word } from '../../../../../src/document/page.ts';
import { createEngine } from '../../../../../src/readers/pdf/pdfium/engine.ts';
import { openSource } from '../../../../../src/readers/pdf/pdfium/source.ts';
import { buildWords } from '../../../../../src/readers/pdf/words/words.ts';
import { pdfFile } from '../../../../fixtures/pdf-file.ts';

const engine = await createEngine(await pdfiumWasm());

/** Pixels per point, as of a laser printer, and points of the type that the bitmaps were made for. */
const SCALE = 72 / 300;
const SIZE = 10;
const PIXELS = SIZE / SCALE;
/** The characters of the font, and their advances in shares of the font size. */
const PROPORTIONAL = { a: 0.5, e: 0.44, h: 0.56, i: 0.28, l: 0.28, m: 0.83, n: 0.56, o: 0.5, r: 0.39, t: 0.39 };
const TALL = 'hlt';

const stream = (content: string): string => `<< /Length ${content.length} >> stream\n${content}\nendstream`;

/**
 * A page of words in a font of bitmaps as dvips makes them: its glyphs are drawn in pixels, and shown in the size of one.
 * @param advances of its letters in shares of the size.
 */
function pageOf(words: readonly string[], advances: Readonly<Record<string, number>>): Uint8Array<ArrayBuffer> {
  const letters = Object.keys(advances).sort();
  const [first, last] = [letters[0] as string, letters.at(-1) as string].map((letter) => letter.charCodeAt(0));
  const pixels = (letter: string): number => Math.round((advances[letter] ?? 0) * PIXELS);
  const widths = Array.from({ length: (last as number) - (first as number) + 1 }, (_, index) =>
    pixels(String.fromCharCode((first as number) + index)),
  );
  const procedure = (letter: string): string => {
    const [width, top] = [pixels(letter), Math.round((TALL.includes(letter) ? 0.69 : 0.44) * PIXELS)];
    return stream(`${width} 0 1 0 ${width - 1} ${top} d1 1 0 ${width - 2} ${top} re f`);
  };
  let x = 200;
  const shown = words.map((word) => {
    const at = x;
    x += [...word].reduce((sum, letter) => sum + pixels(letter), 0) + Math.round(PIXELS / 3);
    return `1 0 0 1 ${at} 2000 Tm (${word}) Tj`;
  });
  const firstProcedure = 6;
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /A 5 0 R >> >> >>',
    stream(`${SCALE} 0 0 ${SCALE} 0 0 cm BT /A 1 Tf ${shown.join(' ')} ET`),
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 -1] /FontMatrix [1 0 0 1 0 0] /FirstChar ${first} /LastChar ${last}
      /Widths [${widths.join(' ')}] /Resources << >>
      /CharProcs << ${letters.map((letter, index) => `/${letter} ${firstProcedure + index} 0 R`).join(' ')} >>
      /Encoding << /Type /Encoding /Differences [${letters.map((letter) => `${letter.charCodeAt(0)} /${letter}`).join(' ')}] >> >>`,
    ...letters.map(procedure),
  ]);
}

async function wordsOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Word[]> {
  const source = openSource(engine, bytes, '');
  const page = await source.page(1);
  source.close();
  return buildWords(page?.text ?? []).words;
}

test('type of bitmaps that is shown in the size of a pixel has the size of its letters', async () => {
  const words = await wordsOf(pageOf(['the', 'loner'], PROPORTIONAL));
  expect(words.map(({ text }) => text)).toEqual(['the', 'loner']);
  expect(words.map(({ fontSize }) => fontSize)).toEqual([SIZE, SIZE]);
  expect(words.every(({ box, baseline }) => baseline - box[1] > 0.6 * SIZE)).toBe(true);
});

test('a font without name or flags whose narrow and wide letters are of one width is a typewriter’s', async () => {
  const fixed = Object.fromEntries(Object.keys(PROPORTIONAL).map((letter) => [letter, 0.525]));
  const shown = ['almoner', 'hit'];
  expect((await wordsOf(pageOf(shown, fixed))).map(({ monospace }) => monospace)).toEqual([true, true]);
  expect((await wordsOf(pageOf(shown, PROPORTIONAL))).map(({ monospace }) => monospace)).toEqual([false, false]);
});
