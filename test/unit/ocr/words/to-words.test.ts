import { expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { toWords } from '../../../../src/ocr/words/to-words.ts';

const blank: PageImage = { width: 400, height: 400, pixels: new Uint8Array(160_000).fill(255), resolution: 144 };

/** Upright strokes of a width in pixels where the words are. */
function withStrokes(...strokes: readonly { x: number; y: number; width: number }[]): PageImage {
  const pixels = blank.pixels.slice();
  for (const { x, y, width } of strokes) {
    for (let row = y; row < y + 20; row++) {
      for (let at = x; at < x + 100; at += 14) pixels.fill(0, row * 400 + at, row * 400 + at + width);
    }
  }
  return { ...blank, pixels };
}

const read = (text: string, y: number, fontSize = 28) => ({
  text,
  box: [20, y, 120, y + 20] as const,
  baseline: y + 20,
  fontSize,
  confidence: 0.912345,
});

test('pixels become points, with the confidence kept', () => {
  const [word] = toWords([read('Words', 100)], blank);
  expect(word).toMatchObject({ text: 'Words', baseline: 60, fontSize: 14, fontWeight: 400, confidence: 0.912 });
  expect(word?.box.map(Math.round)).toEqual([10, 50, 60, 61]);
});

test('a low word is as high as its line: it stays on it', () => {
  const dash = { ...read('–', 112), box: [20, 112, 30, 114] as const, baseline: 120 };
  const [word] = toWords([dash], blank);
  expect(word?.box[1]).toBeLessThan(60 - 0.6 * 14);
  expect(word?.box[3]).toBeGreaterThan(60);
});

test('sizes that are almost the same are the same, and others stay apart', () => {
  const sizes = [20, 20.4, 19.8, 24, 40].map((size, index) => read('wordsofaline', 20 + 60 * index, size));
  expect(toWords(sizes, blank).map(({ fontSize }) => fontSize)).toEqual([10, 10, 10, 12, 20]);
});

test('lines with thicker strokes than most are bold', () => {
  const image = withStrokes({ x: 20, y: 20, width: 4 }, { x: 20, y: 100, width: 2 }, { x: 20, y: 180, width: 2 });
  const words = toWords([read('Heading', 20), read('ordinary', 100), read('ordinary', 180)], image);
  expect(words.map(({ fontWeight }) => fontWeight)).toEqual([700, 400, 400]);
});

test('sizes that make no sense are taken as they are, and end', () => {
  expect(toWords([read('Up', 100, -4), read('Down', 140)], blank).map(({ fontSize }) => fontSize)).toEqual([-2, 14]);
});
