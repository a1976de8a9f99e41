import { expect, test } from 'vitest';
import { type Turns, turnBox } from '../../../../src/document/turning.ts';
import { components } from '../../../../src/ocr/image/connected-components.ts';
import { turn } from '../../../../src/ocr/image/quarter-turn.ts';
import { blankImage, fill, typeImage } from '../../../fixtures/type-image.ts';

test.each([0, 1, 2, 3] as const)('a box turns with its image by %i quarters', (turns) => {
  const page = blankImage(300, 200);
  fill(page, 20, 30, 50, 10);
  const [block] = components(turn(page, turns), 128);
  expect(block?.box).toEqual(turnBox([20, 30, 70, 40], 300, 200, turns));
});

test('four quarter turns are none', () => {
  const page = typeImage();
  const round = [1, 1, 2].reduce((image, turns) => turn(image, turns as Turns), page);
  expect(round.pixels).toEqual(page.pixels);
});
