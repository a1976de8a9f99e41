import { describe, expect, test } from 'vitest';
import { areOwnValues } from '../../../../src/layout/tables/own-values.ts';
import { line } from '../page.ts';

/** Whether lines below each other are values, in a column with room for so many letters. */
const areValues = (texts: readonly string[], letters = 12): boolean => {
  const lines = texts.map((text, i) => line({ text, y: 100 + 12 * i }));
  return areOwnValues(
    lines.slice(1).map((own, i) => ({ line: own, above: lines[i] as (typeof lines)[0], room: 5 * letters })),
  );
};

describe('lines below each other are values of their own', () => {
  test('where they hold no words', () => {
    expect(areValues(['12', '14', '9'])).toBe(true);
  });

  test('where they would have had room in the line above', () => {
    expect(areValues(['in work', 'at rest', 'in doubt'], 30)).toBe(true);
    expect(areValues(['in work', 'at rest', 'in doubt'], 10)).toBe(false);
  });

  test('where each is a single word, in a script that parts words', () => {
    expect(areValues(['open', 'closed', 'late'], 6)).toBe(true);
    expect(areValues(['一二三四五六', '一二三四五六', '一二三'], 6)).toBe(false);
  });

  test('where each begins with a capital or a digit', () => {
    expect(areValues(['Maren Holt', 'Owen Pryce', 'Rosa Silva'])).toBe(true);
    expect(areValues(['3 days', '12 weeks', '2 years'], 8)).toBe(true);
    expect(areValues(['a sentence', 'that goes', 'on here'])).toBe(false);
  });
});
