import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import type { Drawing, Rule } from '../../../../src/document/page.ts';
import { connectorsOf } from '../../../../src/layout/figures/connectors.ts';
import { page } from '../page.ts';
import { grid, level, upright } from '../tables/grids.ts';

const LEFT: Box = [100, 100, 160, 140];
const RIGHT: Box = [240, 100, 300, 140];

const joins = (rules: readonly Rule[], drawings: readonly Drawing[] = []): (readonly number[])[] =>
  connectorsOf(page([], { rules, drawings }), [LEFT, RIGHT], []).map((connector) => connector.joins);

test('a line from box to box joins them, one that ends 12 points before it too: there is a head; not 13', () => {
  expect(joins([level(160, 240, 120)])).toEqual([[0, 1]]);
  expect(joins([level(172, 228, 120)])).toEqual([[0, 1]]);
  expect(joins([level(160, 227, 120)])).toEqual([[0]]);
});

test('lines with corners and branches join what they lead to', () => {
  const bent = [upright(130, 140, 180), level(130, 270, 180), upright(270, 140, 180)];
  expect(joins(bent)).toEqual([[0, 1]]);
  expect(joins(bent.toSpliced(1, 1, level(140, 270, 180)))).toEqual([[1], [0]]);
});

test('a line along a side of a box, or at its corner, leads to none', () => {
  expect(joins([level(100, 300, 140)])).toEqual([]);
  expect(joins([level(160, 240, 102)])).toEqual([]);
});

test('a slanted line joins what is at its ends, not what its box touches', () => {
  const box: Box = [160, 105, 240, 135];
  const drawing = (from: number, to: number): Drawing => ({
    box,
    ends: [
      [160, from],
      [to, 135],
    ],
  });
  expect(joins([], [drawing(105, 240)])).toEqual([[0, 1]]);
  expect(joins([], [drawing(105, 200)])).toEqual([[0]]);
});

test('a page of so many lines that each cannot be compared with each is not looked at', () => {
  const lines = Array.from({ length: 801 }, (_, i) => level(310, 320, 10 + 0.9 * i));
  expect(joins([level(160, 240, 120), ...lines])).toEqual([]);
});

test('the lines of a grid lead nowhere, though they end near boxes above and below; one loop may', () => {
  const bars: Box[] = [
    [60, 60, 400, 90],
    [60, 150, 400, 180],
  ];
  const joined = (rules: readonly Rule[]) =>
    connectorsOf(page([], { rules }), bars, []).map((connector) => connector.joins);
  expect(joined(grid(2, 3))).toEqual([]);
  expect(joined(grid(2, 1))).toEqual([]);
  expect(joined([upright(100, 90, 150), upright(200, 90, 150), level(100, 200, 110), level(100, 200, 130)])).toEqual([
    [0, 1],
  ]);
});
