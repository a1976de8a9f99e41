import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../../src/document/page.ts';
import { SPACE, type TextToken } from '../../../../../src/readers/pdf/source.ts';
import { joinUnderscores } from '../../../../../src/readers/pdf/words/drawn-underscores.ts';
import { words } from '../../../layout/page.ts';
import { glyphs } from '../glyphs.ts';

/** A line on a baseline at 100, in points. */
const drawn = (x0: number, x1: number, y = 100): Rule => ({ box: [x0, y - 0.4, x1, y], orientation: 'horizontal' });
/** "jacob" from 0 to 25 and "carlson" from `x` on, in 10 points, joined by lines. */
const textWith = (x: number, ...rules: readonly Rule[]): string =>
  joinUnderscores([...words({ text: 'jacob', x: 0, y: 100 }), ...words({ text: 'carlson', x, y: 100 })], rules, [])
    .map(({ text }) => text)
    .join(' ');

describe('a short line on the baseline between two words', () => {
  test('is an underscore that joins them, two are two', () => {
    expect(textWith(28.6, drawn(25.6, 28.6))).toBe('jacob_carlson');
    expect(textWith(30, drawn(25.2, 29.8, 102))).toBe('jacob_carlson');
    expect(textWith(32.2, drawn(25.6, 28.6), drawn(29.2, 32.2))).toBe('jacob__carlson');
  });

  test.each([
    ['is higher', 28.6, drawn(25.6, 28.6, 96)],
    ['leaves a gap', 34, drawn(25.6, 28.6)],
    ['is long', 60, drawn(25, 60)],
    ['is below a word', 28.6, drawn(5, 8)],
  ])('is none where it %s', (_, x, rule) => {
    expect(textWith(x, rule)).toBe('jacob carlson');
  });

  test('is none where the file has a space: the words are underlined, or a picture is behind them', () => {
    const tokens: TextToken[] = [...glyphs('jacob'), SPACE, ...glyphs('carlson', 28.6)];
    const pair = [...words({ text: 'jacob', x: 0, y: 100 }), ...words({ text: 'carlson', x: 28.6, y: 100 })];
    expect(joinUnderscores(pair, [drawn(25.6, 28.6)], tokens)).toEqual(pair);
  });
});
