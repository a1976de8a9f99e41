import { describe, expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import type { PositionedPage, Word } from '../../../../../src/document/page.ts';
import { createPdfium } from '../../../../../src/readers/pdf/pdfium/pdfium.ts';
import { readingOf } from '../../../../../src/readers/pdf/reading.ts';
import { pdf, type TextSpec } from '../../../../fixtures/pdf.ts';

const engine = createPdfium(pdfiumWasm);

async function read(text: readonly TextSpec[]): Promise<readonly Word[]> {
  const reading = readingOf(await engine.open(pdf({ pages: [{ text }] }), ''));
  for await (const { value } of reading.pages()) return (value as PositionedPage).words;
  return [];
}
const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text);

describe('text that stands for what several text objects show', () => {
  // Helvetica has an x of .5, a k of .5 and an m of .833 of the font size, 11 points.
  test('is where all of them are, so that it is one word with what follows', async () => {
    const words = await read([
      { text: 'x', actualText: 'xm', pieces: [{ text: 'm', dx: 5.5 }], x: 100, y: 100 },
      { text: 'en', x: 114.7, y: 100 },
    ]);
    expect(textsOf(words)).toEqual(['xmen']);
  });

  test('begins where the first of them does, in a word with what is before it', async () => {
    const pieces = [
      { text: '.', dx: 2 },
      { text: 'm', dx: 3.5 },
    ];
    const words = await read([
      { text: 'e', x: 100, y: 100 },
      { text: 'x', actualText: 'xm', pieces, x: 106.1, y: 100 },
      { text: 'sent', x: 128, y: 100 },
    ]);
    expect(textsOf(words)).toEqual(['exm', 'sent']);
    expect(words[0]?.box[2]).toBeCloseTo(120, 0);
  });

  test('is said once where a letter is painted between them, behind a mark that is set back', async () => {
    const words = await read([
      { text: 'k', actualText: 'ka', pieces: [{ text: '.', dx: 7 }], x: 100, y: 100 },
      { text: 'b', x: 105.5, y: 100 },
    ]);
    expect(textsOf(words)).toEqual(['kab']);
  });

  test('is on the line of its letter where a mark above it is shown before', async () => {
    const words = await read([
      { text: 'line', x: 100, y: 100 },
      { text: '.', actualText: 'an', pieces: [{ text: 'a', dx: -3, dy: -5 }], x: 123, y: 95 },
      { text: 'other', x: 126.5, y: 100 },
    ]);
    expect(words).toMatchObject([{ text: 'line' }, { text: 'another', baseline: 100 }]);
  });

  test('stays on the line of the first where others are on the next one', async () => {
    const words = await read([{ text: 'hyphen-', actualText: 'hyphenated', x: 500, y: 100 }]);
    expect(words[0]?.box[2]).toBeLessThan(545);
  });
});
