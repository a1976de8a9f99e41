import { expect, test } from 'vitest';
import type { Box } from '../../../src/document/geometry.ts';
import { displayedBox, displayedRotation } from '../../../src/document/levelling.ts';
import type { Turns } from '../../../src/document/turning.ts';
import { components } from '../../../src/ocr/image/connected-components.ts';
import { turn } from '../../../src/ocr/image/quarter-turn.ts';
import { rotate } from '../../../src/ocr/image/rotate.ts';
import { blankImage, fill } from '../../fixtures/type-image.ts';

/** An image of 300 × 200 pixels at 144 pixels per inch with one block of ink, as displayed. */
const image = { ...blankImage(300, 200), resolution: 144 };
fill(image, 200, 40, 30, 20);
const inPoints = (box: Box): Box => [box[0] / 2, box[1] / 2, box[2] / 2, box[3] / 2];
const boxOf = (one: typeof image): Box => inPoints(components(one, 128)[0]?.box ?? [0, 0, 0, 0]);

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 3],
  [1, -2],
  [3, 7],
] as const)('after %i quarter turns and %i degrees, a box leads back to its ink as displayed', (turns, skew) => {
  const found = displayedBox(boxOf(rotate(turn(image, turns as Turns), -skew)), { displayed: image, turns, skew });
  const ink = boxOf(image);
  // A rotated box is the smallest around its ink, so the way back cannot make it smaller; two pixels are one point.
  const most = skew === 0 ? 1e-9 : 3;
  for (const [index, value] of ink.entries()) expect(Math.abs((found[index] as number) - value)).toBeLessThan(most);
});

test('level text of a page that was turned clockwise reads upwards as displayed', () => {
  expect(displayedRotation({ displayed: image, turns: 1, skew: 0 })).toBe(270);
  expect(displayedRotation({ displayed: image, turns: 3, skew: 0 })).toBe(90);
  expect(displayedRotation({ displayed: image, turns: 0, skew: 3 })).toBe(3);
  expect(displayedRotation({ displayed: image, turns: 0, skew: -2 })).toBe(358);
});
