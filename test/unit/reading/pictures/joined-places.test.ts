import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { joinedPlaces } from '../../../../src/reading/pictures/joined-places.ts';

test('strips and tiles of a picture are one, whatever their order', () => {
  const strips: Box[] = [
    [72, 100, 500, 200],
    [72, 300, 500, 400],
    [72, 200, 500, 300],
  ];
  expect(joinedPlaces(strips)).toEqual([[72, 100, 500, 400]]);
});

test('pictures more than a point apart are two', () => {
  const beside = (gap: number): Box[] => [
    [0, 0, 200, 100],
    [200 + gap, 0, 400, 100],
  ];
  expect(joinedPlaces(beside(1))).toHaveLength(1);
  expect(joinedPlaces(beside(1.1))).toHaveLength(2);
});
