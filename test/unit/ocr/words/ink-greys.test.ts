import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../src/ocr/engines/recognizer.ts';
import { inkGreys } from '../../../../src/ocr/words/ink-greys.ts';

const WIDTH = 800;
const HEIGHT = 60;

/** Colors of the inks of words on one line, each of stems in a grey whose edges are lighter. */
function inks(...words: readonly (readonly [text: string, grey: number])[]): string[] {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const recognized = words.map(([text, grey], index): RecognizedWord => {
    const left = 20 + 100 * index;
    const right = left + 8 * text.length;
    for (let y = 20; y < 40; y++) {
      for (let x = left; x < right; x++) {
        const stem = x % 8;
        if (stem < 4) pixels[y * WIDTH + x] = stem === 0 || stem === 3 ? (grey + 255) / 2 : grey;
      }
    }
    return { text, box: [left, 20, right, 40], baseline: 40, fontSize: 24, confidence: 0.9 };
  });
  return inkGreys({ width: WIDTH, height: HEIGHT, pixels, resolution: 200 }, recognized);
}

test('words in grey and in black keep their inks', () => {
  expect(inks(['Work', 0x77], ['Smithy', 0], ['Forge', 0], ['Skills', 0x77])).toEqual([
    '#777777',
    '#000000',
    '#000000',
    '#777777',
  ]);
});

test('print that is worn more here than there is of one ink', () => {
  const worn = inks(['Smith', 10], ['forged', 35], ['gates', 60], ['until', 85], ['Lady', 100]);
  expect(new Set(worn).size).toBe(1);
});

test('a word of a letter or two is in the ink of the words beside it', () => {
  expect(inks(['Forge', 0], ['I', 60], ['Work', 0x90], ['at', 0x60])).toEqual([
    '#000000',
    '#000000',
    '#909090',
    '#909090',
  ]);
});
