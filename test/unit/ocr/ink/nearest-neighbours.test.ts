import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { nearestNeighbours } from '../../../../src/ocr/ink/nearest-neighbours.ts';

const letter = (x: number, y: number): Box => [x, y, x + 10, y + 12];
const found = (...letters: readonly Box[]) =>
  nearestNeighbours(letters, 12).map(({ to, direction }) => [to, direction]);

test('the nearest letter to the right or below is a letter’s neighbour', () => {
  expect(found(letter(0, 0), letter(14, 0), letter(0, 30))).toEqual([[letter(14, 0), 'across']]);
  expect(found(letter(0, 0), letter(25, 0), letter(0, 16))).toEqual([[letter(0, 16), 'down']]);
});

test('letters one and a half type heights apart belong to other words', () => {
  expect(found(letter(0, 0), letter(27, 0))).toHaveLength(1);
  expect(found(letter(0, 0), letter(28, 0))).toEqual([]);
});
