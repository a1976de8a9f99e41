import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { allRulings, drawnRulings } from '../../../../src/layout/tables/page-rulings.ts';
import { connected, coverage } from '../../../../src/layout/tables/rulings.ts';
import { level, upright } from './grids.ts';

const horizontal = (...rules: Parameters<typeof drawnRulings>[0]) => drawnRulings(rules).horizontal;

describe('drawn lines', () => {
  test('2.5 points apart are one ruling between them, 3.5 points apart two', () => {
    expect(horizontal(level(72, 172, 100), level(72, 172, 102.5))).toEqual([{ at: 101.25, from: 72, to: 172 }]);
    expect(horizontal(level(72, 172, 100), level(72, 172, 103.5))).toHaveLength(2);
  });

  test('are one ruling across a gap of 2.5 points, and two across one of 3.5', () => {
    expect(horizontal(level(72, 100, 100), level(102.5, 172, 100))).toEqual([{ at: 100, from: 72, to: 172 }]);
    expect(horizontal(level(72, 100, 100), level(103.5, 172, 100))).toHaveLength(2);
  });

  test('are rulings from 7 points on, not of 5: those are ticks', () => {
    expect(horizontal(level(72, 79, 100))).toHaveLength(1);
    expect(horizontal(level(72, 77, 100))).toEqual([]);
  });
});

describe('shades', () => {
  const edgesOf = (box: Box, page: Box = [0, 0, 612, 792]): number => {
    const { horizontal: level, vertical } = allRulings(drawnRulings([]), [{ box, color: '#eeeeee' }], page);
    return level.length + vertical.length;
  };

  test('have four edges', () => {
    expect(edgesOf([72, 100, 172, 120])).toBe(4);
  });

  test('are rows or cells when they are 8 points high, lines of their own when they are 6', () => {
    expect(edgesOf([72, 100, 172, 108])).toBe(4);
    expect(edgesOf([72, 100, 172, 106])).toBe(0);
  });

  test('are rows when they cover half the page, backgrounds when they cover 70 %', () => {
    expect(edgesOf([0, 0, 100, 50], [0, 0, 100, 100])).toBe(4);
    expect(edgesOf([0, 0, 100, 70], [0, 0, 100, 100])).toBe(0);
  });
});

test('rulings that cross, or nearly do, are connected', () => {
  const near = drawnRulings([level(72, 172, 100), upright(174.5, 100, 160)]);
  const far = drawnRulings([level(72, 172, 100), upright(175.5, 100, 160)]);
  expect(connected(near)).toHaveLength(1);
  expect(connected(far)).toHaveLength(2);
});

test('the coverage of an interval is the share along which rulings run', () => {
  const { horizontal: found } = drawnRulings([level(100, 150, 100), level(170, 190, 100)]);
  expect(coverage(found, 100, 100, 200)).toBeCloseTo(0.7);
  expect(coverage(found, 110, 100, 200)).toBe(0);
});
