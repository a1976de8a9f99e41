import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../src/ocr/engines/recognizer.ts';
import { withStretchSizes } from '../../../../src/ocr/words/stretch-sizes.ts';

/** A line of words, each with a size of type in pixels and the gap before it, as recognisers give it: in one size. */
function lineOf(...words: readonly (readonly [text: string, size: number, gap?: number])[]): RecognizedWord[] {
  let x = 0;
  return words.map(([text, size, gap = 6]) => {
    const left = x + gap;
    x = left + (text.length * size) / 2;
    return { text, box: [left, 200 - 0.72 * size, x, 200], baseline: 200, fontSize: 24, confidence: 0.9 };
  });
}

const sizesOf = (line: readonly RecognizedWord[]): number[] =>
  withStretchSizes(line).map(({ fontSize }) => Math.round(fontSize));

test('a date at the end of a row is in its own size', () => {
  expect(sizesOf(lineOf(['Thatched', 28], ['Roofs', 28], ['2011', 22, 300], ['–', 22], ['2019', 22]))).toEqual([
    28, 28, 22, 22, 22,
  ]);
});

test('what follows in smaller type without a gap is in its own size if two words show it', () => {
  expect(sizesOf(lineOf(['Thatched', 28], ['Roofs', 28], ['Hedges', 22], ['Laid', 22]))).toEqual([28, 28, 22, 22]);
  expect(sizesOf(lineOf(['Thatched', 28], ['Roofs', 28], ['Hedges', 22])), 'one word').toEqual([24, 24, 24]);
  expect(sizesOf(lineOf(['Thatched', 28], ['Roofs', 28], ['2011', 22], ['2019', 22])), 'digits').toEqual([
    24, 24, 24, 24,
  ]);
});

test('sizes within a pixel or two are one', () => {
  expect(sizesOf(lineOf(['Thatched', 25], ['Roofs', 25], ['Hedges', 22], ['Laid', 22]))).toEqual([24, 24, 24, 24]);
  expect(sizesOf(lineOf(['Thatched', 26], ['Roofs', 26], ['Hedges', 22], ['Laid', 22]))).toEqual([26, 26, 22, 22]);
});
