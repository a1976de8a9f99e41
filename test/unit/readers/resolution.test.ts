import { expect, test } from 'vitest';
import { fittingResolution } from '../../../src/readers/resolution.ts';

test('an image asked for in its own resolution keeps its pixels: nothing is scaled', () => {
  for (const [width, height] of [
    [791, 1453],
    [592, 982],
    [762, 1000],
  ] as const) {
    const resolution = height / 11;
    const inPoints = (pixels: number): number => Math.round((pixels / resolution) * 72_000) / 1000;
    expect(fittingResolution(inPoints(width), inPoints(height), resolution)).toMatchObject({ width, height });
  }
});
