import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { connectedBoxes } from '../../../../src/layout/figures/connected-boxes.ts';

const connected = (...boxes: readonly Box[]): Box[] => connectedBoxes(boxes, 600, 800);

test('boxes that touch one cell of 8 points are one component, those in the next cell another', () => {
  expect(connected([0, 0, 4, 4], [6, 0, 7, 4])).toEqual([[0, 0, 7, 4]]);
  expect(connected([0, 0, 4, 4], [9, 0, 11, 4])).toHaveLength(2);
});

test('boxes are connected through others, in whatever order they come', () => {
  expect(connected([0, 0, 100, 4], [200, 0, 300, 4], [90, 0, 210, 4])).toEqual([[0, 0, 300, 4]]);
});

test('components come from top to bottom', () => {
  expect(connected([0, 400, 50, 450], [0, 100, 50, 150])).toEqual([
    [0, 100, 50, 150],
    [0, 400, 50, 450],
  ]);
});

test('boxes beyond the page are taken to end at its edge', () => {
  expect(connected([590, 0, 9000, 10], [595, 0, 8000, 20])).toEqual([[590, 0, 9000, 20]]);
});
