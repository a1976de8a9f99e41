import { expect, test } from 'vitest';
import { fontWeights } from '../../../../src/ocr/words/font-weights.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

/** Weights of two ordinary lines and one whose strokes are so many pixels thick, where ordinary ones have ten. */
function weightsOf(thickness: number): number[] {
  const image = blankImage(700, 400, 255);
  const words = [10, 10, thickness].map((width, line) => {
    const y = 20 + 120 * line;
    for (let stem = 0; stem < 10; stem++) fill(image, 20 + 60 * stem, y, width, 80);
    return {
      text: 'x'.repeat(20),
      box: [20, y, 640, y + 80],
      baseline: y + 80,
      fontSize: 100,
      confidence: 0.9,
    } as const;
  });
  return fontWeights(image, words);
}

test('a line whose strokes are three tenths thicker than the usual ones is bold', () => {
  expect(weightsOf(14)).toEqual([400, 400, 700]);
  expect(weightsOf(13)).toEqual([400, 400, 400]);
});
