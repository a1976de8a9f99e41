import { expect, test } from 'vitest';
import { type Curve, onCurve } from '../../../src/platform/curve.ts';

test('a curve goes straight from point to point', () => {
  const curve: Curve = [
    [0, 0],
    [0.5, 0.2],
    [1, 1],
  ];
  for (const [at, height] of [
    [0, 0],
    [0.25, 0.1],
    [0.5, 0.2],
    [0.75, 0.6],
    [1, 1],
  ] as const) {
    expect(onCurve(curve, at)).toBeCloseTo(height);
  }
});
