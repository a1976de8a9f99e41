import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { areBars, barSeries } from '../../../../src/layout/figures/bar-chart.ts';

/** Bars of the given heights on one line at y 500, 20 points wide, one every 30 points. */
const bars = (...heights: readonly number[]): Box[] =>
  heights.map((height, i): Box => [30 * i, 500 - height, 30 * i + 20, 500]);

const ramp = (count: number, from = 20): number[] => Array.from({ length: count }, (_, i) => from + i);

describe('rectangles side by side', () => {
  test('are bars from four on, not at three', () => {
    expect(areBars(bars(20, 55, 35, 70))).toBe(true);
    expect(areBars(bars(20, 55, 35))).toBe(false);
  });

  test('are bars in either direction', () => {
    const lying = bars(20, 55, 35, 70).map(([x0, y0, x1, y1]): Box => [y0, x0, y1, x1]);
    expect(areBars(lying)).toBe(true);
  });

  test('are bars when their lengths differ by .6 points, cells of a table when by .4', () => {
    expect(areBars(bars(20, 20.6, 21.2, 21.8))).toBe(true);
    expect(areBars(bars(20, 20.4, 20.8, 21.2))).toBe(false);
  });

  test('are bars when 4 of 10 are as long as a neighbour, cells when 6 are', () => {
    expect(areBars(bars(10, 10, 20, 20, ...ramp(6, 30)))).toBe(true);
    expect(areBars(bars(10, 10, 20, 20, 30, 30, ...ramp(4, 40)))).toBe(false);
  });

  test('are bars when 2 of 8 tracks overlap, as of a legend, not when 3 do', () => {
    const over = (count: number): Box => [5, 0, 30 * count - 15, 200];
    expect(areBars([...bars(...ramp(7)), over(1)])).toBe(true);
    expect(areBars([...bars(...ramp(7)), over(2)])).toBe(false);
  });

  test('are no bars when they make up rows of one width, one of them whole: head cells and shaded rows', () => {
    const head = [0, 1, 2, 3].map((i): Box => [100 * i, 0, 100 * i + 99, 20]);
    expect(areBars([...head, [0, 40, 399, 60], [0, 80, 399, 100]])).toBe(false);
    expect(areBars([...head, [0, 40, 399, 60], [0, 80, 380, 100]])).toBe(true);
  });

  test('are told by the first 200', () => {
    const alike = (count: number): number[] => Array.from({ length: count }, () => 10);
    expect(areBars(bars(...ramp(150), ...alike(150)))).toBe(true);
    expect(areBars(bars(...ramp(90), ...alike(110)))).toBe(false);
  });
});

test('a series of bars has one outline, whatever is between them', () => {
  const [outline, ...others] = barSeries([...bars(20, 55, 35, 70), [300, 20, 340, 90]]);
  expect(outline).toEqual([0, 430, 110, 500]);
  expect(others).toEqual([]);
});
