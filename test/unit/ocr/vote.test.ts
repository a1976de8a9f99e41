import { describe, expect, test } from 'vitest';
import { withoutNoise } from '../../../src/ocr/noise.ts';
import type { RecognizedWord } from '../../../src/ocr/recognizer.ts';
import { vote } from '../../../src/ocr/vote/vote.ts';

/** A word 10 pixels a letter, 20 high. */
const word = (text: string, x: number, baseline: number, confidence: number): RecognizedWord => ({
  text,
  box: [x, baseline - 16, x + text.length * 10, baseline + 4],
  baseline,
  fontSize: 20,
  confidence,
});
const texts = (words: readonly RecognizedWord[]): string[] => words.map(({ text }) => text);

describe('two readings of one image', () => {
  test('of each line the surer reading counts', () => {
    const tesseract = [word('T0TAL', 0, 20, 0.4), word('Cash', 0, 60, 0.95)];
    const larger = [word('TOTAL', 0, 21, 0.97), word('Cosh', 0, 61, 0.6)];
    expect(texts(vote(tesseract, larger))).toEqual(['TOTAL', 'Cash']);
  });

  test('a line without spaces gets those of the other reading', () => {
    const tesseract = [word('Grand', 0, 20, 0.7), word('T0tal', 60, 20, 0.5)];
    const [first, second, ...others] = vote(tesseract, [word('GrandTotal', 0, 20, 0.98)]);
    expect(others).toEqual([]);
    expect([first?.text, second?.text]).toEqual(['Grand', 'Total']);
    expect(second?.box[0]).toBeCloseTo(50);
  });

  test('what only one of them sees counts when it is sure', () => {
    const read = vote([word('seen', 0, 20, 0.9), word('speck', 0, 60, 0.2)], [word('found', 0, 100, 0.9)]);
    expect(texts(read)).toEqual(['seen', 'found']);
  });

  test('words of next to no confidence are noise', () => {
    expect(texts(withoutNoise([word('text', 0, 20, 0.9), word('~~', 0, 60, 0.1)]))).toEqual(['text']);
  });
});
