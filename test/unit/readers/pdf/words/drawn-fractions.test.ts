import { describe, expect, test } from 'vitest';
import type { Rule, Word } from '../../../../../src/document/page.ts';
import { joinFractions } from '../../../../../src/readers/pdf/words/drawn-fractions.ts';
import { words } from '../../../layout/page.ts';

/** A line that is as far above a baseline at 100 as bars in 10 points are, in points. */
const bar = (x0: number, x1: number, y = 97.5): Rule => ({
  box: [x0, y - 0.2, x1, y + 0.2],
  orientation: 'horizontal',
});
const at = (text: string, x: number, y = 100, size = 10): Word[] => words({ text, x, y, size });
const read = (of: readonly Word[], ...rules: readonly Rule[]): string =>
  joinFractions(of, rules)
    .map(({ text, spaced }, index) => (index > 0 && spaced ? ` ${text}` : text))
    .join('');

/** Letters are half as wide as they are large: "y =" ends at 15. */
const before = at('y =', 0);

describe('a short line on the axis of the word beside it', () => {
  test('is the bar of a fraction, which is one word of its line', () => {
    const [first, second, whole, ...rest] = joinFractions(
      [...before, ...at('a', 20, 93), ...at('b', 20, 107)],
      [bar(20, 25)],
    );
    expect([first?.text, second?.text, whole?.text, rest.length]).toEqual(['y', '=', 'a/b', 0]);
    expect(whole).toMatchObject({ baseline: 100, fontSize: 10 });
    expect([whole?.box[1], whole?.box[3]]).toEqual([first?.box[1], first?.box[3]]);
    expect(whole?.extent).toEqual([20, 85.5, 25, 109.5]);
  });

  test('may stand before the word that tells so', () => {
    expect(read([...at('a', 20, 93), ...at('b', 20, 107), ...at('of', 28)], bar(20, 25))).toBe('a/b of');
  });

  test('has sums and products in brackets, with scripts and roots as TeX writes them', () => {
    const upper = [...at('x', 20, 93), ...at('2', 25, 89, 7), ...at('+ 1', 35, 93)];
    expect(read([...before, ...upper, ...at('2k', 30, 107)], bar(20, 50))).toBe('y = (x^{2} + 1)/(2k)');
    const root = [...at('n', 27.5, 93), ...at('√', 25, 99.5), ...at('5', 30, 107)];
    expect(read([...at('y =', 5), ...root], bar(25, 35))).toBe('y = n/(√5)');
  });

  test('is close to what is close to it', () => {
    const parts = [...at('a', 20, 93), ...at('b', 20, 107), ...at(',', 26.5)];
    expect(read([...before, ...parts], bar(20, 25))).toBe('y = a/b,');
  });

  test('is apart from what comes before it in the file but stands elsewhere on the page', () => {
    const parts = [...at('a', 20, 93), ...at('b', 20, 107), ...at('of', 0, 112)];
    expect(read([...before, ...parts], bar(20, 25))).toBe('y = a/b of');
  });

  test('may be within another', () => {
    const inner = [...at('1 +', 20, 88, 7), ...at('a', 32, 84, 7), ...at('b', 32, 92, 7)];
    const text = read([...before, ...inner, ...at('c', 26, 107, 7)], bar(20, 35.5), bar(32, 35.5, 86.2));
    expect(text).toBe('y = (1 + a/b)/c');
  });

  test.each([
    ['is on the baseline, as what underlines a word', [...at('a', 20, 93), ...at('b', 20, 107)], bar(20, 25, 101)],
    ['is longer than what is above and below it', [...at('a', 24, 93), ...at('b', 24, 107)], bar(20, 33)],
    ['has nothing above it', at('b', 20, 107), bar(20, 25)],
    ['goes through a word', [...at('a', 20, 93), ...at('bc', 20, 101)], bar(20, 30)],
    ['is beside what is above it', [...at('a', 20, 93), ...at('bcdef', 20, 107)], bar(20, 45)],
    ['has two lines above it', [...at('a', 20, 91), ...at('d', 20, 95), ...at('b', 20, 107)], bar(20, 25)],
  ])('is none where it %s', (_, parts, rule) => {
    expect(read([...before, ...parts], rule)).not.toContain('/');
  });

  test('is none where no word stands level with it, as in a column of figures', () => {
    expect(read([...at('12', 20, 93), ...at('30', 20, 107)], bar(20, 30))).toBe('12 30');
  });
});
