import { expect, test } from 'vitest';
import { fontWeights } from '../../../../src/ocr/words/font-weights.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

/** A word of type 100 pixels large: its letters, and how thick its strokes are, where ordinary ones have ten pixels. */
type Drawn = readonly [letters: number, thickness: number];

/** Weights of the words of each line. */
function weightsOf(...lines: readonly (readonly Drawn[])[]): number[][] {
  const image = blankImage(1700, 120 * lines.length + 40, 255);
  const words = lines.flatMap((line, row) => {
    const y = 20 + 120 * row;
    let x = 20;
    return line.map(([letters, thickness]) => {
      const left = x;
      for (let stem = 0; stem < letters; stem++) fill(image, left + 50 * stem, y, thickness, 80);
      x += 50 * letters + 30;
      return {
        text: 'x'.repeat(letters),
        box: [left, y, left + 50 * letters, y + 80],
        baseline: y + 80,
        fontSize: 100,
        confidence: 0.9,
      } as const;
    });
  });
  const weights = fontWeights(image, words);
  return lines.map((line) => weights.splice(0, line.length));
}

const ORDINARY: Drawn[] = [
  [10, 10],
  [10, 10],
];

test('a word whose strokes are three tenths thicker than ordinary ones is bold', () => {
  expect(weightsOf(ORDINARY, ORDINARY, [[10, 14]])).toEqual([[400, 400], [400, 400], [700]]);
  expect(weightsOf(ORDINARY, ORDINARY, [[10, 13]])).toEqual([[400, 400], [400, 400], [400]]);
});

test('a label is bold though the text behind it is not', () => {
  const label: Drawn[] = [
    [6, 15],
    [8, 10],
    [9, 10],
  ];
  expect(weightsOf(ORDINARY, label)).toEqual([
    [400, 400],
    [700, 400, 400],
  ]);
});

test('a word of a letter or two is as bold as those around it, whatever it looks like', () => {
  const text: Drawn[] = [
    [8, 10],
    [1, 20],
    [8, 10],
  ];
  const title: Drawn[] = [
    [8, 15],
    [2, 9],
    [8, 15],
  ];
  expect(weightsOf(ORDINARY, text, title)).toEqual([
    [400, 400],
    [400, 400, 400],
    [700, 700, 700],
  ]);
});

test('words whose strokes are almost alike are of one weight, be it between ordinary and bold', () => {
  const halfBold: Drawn[] = [
    [6, 14],
    [9, 12],
    [9, 12],
  ];
  expect(weightsOf(ORDINARY, ORDINARY, halfBold)[2]).toEqual([400, 400, 400]);
  const apart: Drawn[] = [
    [6, 16],
    [9, 12],
    [9, 12],
  ];
  expect(weightsOf(ORDINARY, ORDINARY, apart)[2]).toEqual([700, 400, 400]);
});

test('a page with much bold type has ordinary type still, of three tenths of its letters', () => {
  const bold: Drawn[] = [
    [10, 15],
    [10, 15],
  ];
  expect(weightsOf(ORDINARY, bold, bold)[0]).toEqual([400, 400]);
  expect(weightsOf(ORDINARY, bold, bold)[1]).toEqual([700, 700]);
  expect(weightsOf(ORDINARY, bold, bold, bold)[1], 'of a fourth').toEqual([400, 400]);
});

test('words of type whose strokes vary, as those of a typewriter do, are bold only where they are far thicker', () => {
  const typed: Drawn[] = [
    [8, 8],
    [8, 10],
    [8, 12],
  ];
  const weightsBelow = (word: Drawn) => weightsOf(typed, typed, [...typed, [4, 14]], [word])[3];
  expect(weightsBelow([10, 14])).toEqual([400]);
  expect(weightsBelow([10, 18])).toEqual([700]);
});
