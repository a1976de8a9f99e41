import { expect, test } from 'vitest';
import { strokesOf } from '../../../../src/layout/figures/strokes.ts';
import { level, upright } from '../tables/grids.ts';

test('pieces of one line are joined, those apart or beside each other are not', () => {
  const { horizontal, vertical } = strokesOf([
    level(150, 200, 100.5),
    level(100, 150.5, 100),
    level(202, 250, 100),
    level(100, 150, 102),
    upright(100, 20, 60),
  ]);
  expect(horizontal.map(({ from, to }) => [from, to])).toEqual([
    [100, 200],
    [202, 250],
    [100, 150],
  ]);
  expect(vertical).toEqual([{ at: 100, from: 20, to: 60 }]);
});
