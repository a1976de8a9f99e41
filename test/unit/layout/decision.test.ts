import { describe, expect, test } from 'vitest';
import { decide, decisionOf, explain, type Verdict, WEIGHT } from '../../../src/layout/decision.ts';

interface Fruit {
  readonly red: boolean;
  readonly round: boolean;
  readonly plastic: boolean;
}

const isApple = decisionOf<Fruit>('apple', [
  { name: 'plastic', weight: WEIGHT.veto, holds: ({ plastic }) => plastic },
  { name: 'red', weight: WEIGHT.for, holds: ({ red }) => red },
  { name: 'round', weight: WEIGHT.for, holds: ({ round }) => round },
]);
const BOX = [0, 0, 1, 1] as const;

describe('a decision', () => {
  test('is no where no sign holds', () => {
    expect(decide(isApple, { red: false, round: false, plastic: false }, BOX)).toBe(false);
  });

  test('is yes where one sign for it holds', () => {
    expect(decide(isApple, { red: false, round: true, plastic: false }, BOX)).toBe(true);
  });

  test('is no where a veto holds beside all signs for it', () => {
    expect(decide(isApple, { red: true, round: true, plastic: true }, BOX)).toBe(false);
  });

  test('asks for no features once the remaining signs cannot change the answer', () => {
    const features: Fruit = {
      plastic: true,
      red: true,
      get round(): boolean {
        throw new Error('asked for');
      },
    };
    expect(decide(isApple, features, BOX)).toBe(false);
  });

  test('adds its bias to the score', () => {
    const biased = decisionOf('apple', isApple.signs, -WEIGHT.for);
    expect(decide(biased, { red: true, round: false, plastic: false }, BOX)).toBe(false);
    expect(decide(biased, { red: true, round: true, plastic: false }, BOX)).toBe(true);
  });

  test('gives a trace its place and the signs that hold with their weights', () => {
    const verdicts: Verdict[] = [];
    decide(isApple, { red: true, round: false, plastic: true }, BOX, (verdict) => verdicts.push(verdict));
    expect(verdicts).toEqual([
      {
        decision: 'apple',
        box: BOX,
        is: false,
        score: WEIGHT.veto + WEIGHT.for,
        because: [
          { sign: 'plastic', weight: WEIGHT.veto },
          { sign: 'red', weight: WEIGHT.for },
        ],
      },
    ]);
  });

  test('is the same with and without a trace', () => {
    for (const bits of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const features = { red: (bits & 1) > 0, round: (bits & 2) > 0, plastic: (bits & 4) > 0 };
      expect(decide(isApple, features, BOX)).toBe(explain(isApple, features, BOX).is);
    }
  });
});
