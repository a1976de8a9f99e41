import { describe, expect, test } from 'vitest';
import type { FilledRectangle } from '../../../../src/document/page.ts';
import { page } from '../page.ts';
import { level, tablesOf } from './grids.ts';

const TEXTS = ['Session: begun at nine', 'Error: the peer has closed it', 'Session: ended at ten'];

/** Bands 12 points high, one for each line. */
const bands = (colors: readonly string[]): FilledRectangle[] =>
  colors.map((color, i) => ({ color, box: [72, 101 + 12 * i, 500, 113 + 12 * i] }));
const lines = TEXTS.map((text, i) => ({ text, x: 75, y: 110 + 12 * i }));

describe('lines of one column, each in a shade of its own', () => {
  test('are no table where the shades are one: it is drawn line by line', () => {
    expect(tablesOf(page(lines, { fills: bands(['#dddddd', '#dddddd', '#dddddd']) }))).toEqual([]);
  });

  test('are a table where the shades change, or lines are drawn between them', () => {
    expect(tablesOf(page(lines, { fills: bands(['#dddddd', '#eeeeee', '#dddddd']) }))).toHaveLength(1);
    const fills = bands(['#dddddd', '#dddddd', '#dddddd']);
    const rules = [1, 2].map((i) => level(72, 500, 101 + 12 * i));
    expect(tablesOf(page(lines, { fills, rules }))).toHaveLength(1);
  });
});
