import { describe, expect, test } from 'vitest';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, level, tablesOf, upright } from './grids.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const WIDTH = 60;
const HEIGHT = 44;

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Boxes of four weeks from (72, 100) on, with gaps of some points between them. */
const boxes = (gap: number): Box[] =>
  Array.from({ length: 28 }, (_, day) => {
    const [x, y] = [72 + (WIDTH + gap) * (day % 7), 100 + (HEIGHT + gap) * Math.floor(day / 7)];
    return [x, y, x + WIDTH, y + HEIGHT];
  });

const numbers = (gap: number): LineSpec[] =>
  boxes(gap).map(([x, y], day) => ({ text: `${day + 1}`, x: x + 46, y: y + 12 }));
const names = (gap: number): LineSpec[] => DAYS.map((text, day) => ({ text, x: 72 + (WIDTH + gap) * day + 20, y: 94 }));

const GRID = [DAYS, ...[0, 1, 2, 3].map((week) => DAYS.map((_, day) => `${7 * week + day + 1}`))];

const DRAWN: Readonly<Record<string, (gap: number) => Partial<PositionedPage>>> = {
  'lines on their four sides': (gap) => ({
    rules: boxes(gap).flatMap(([x0, y0, x1, y1]) => [
      level(x0, x1, y0),
      level(x0, x1, y1),
      upright(x0, y0, y1),
      upright(x1, y0, y1),
    ]),
  }),
  'a shade': (gap) => ({ fills: boxes(gap).map((box) => ({ box, color: '#eeeeee' })) }),
};

describe.each(Object.entries(DRAWN))('boxes of one size that stand apart, each with %s', (_, drawn) => {
  const textsIn = (lines: readonly LineSpec[], gap: number): string[][][] =>
    tablesOf(page([...lines, ...prose(4, 400)], drawn(gap))).map(cellTexts);

  test.each([4, 9])('are the cells of a table below names of its columns, with gaps of %i points', (gap) => {
    expect(textsIn([...names(gap), ...numbers(gap)], gap)).toEqual([GRID]);
  });

  test('keep in a cell what its box holds', () => {
    const event = { text: 'Choir', x: 76, y: 130 };
    const [table] = textsIn([...names(4), ...numbers(4), event], 4);
    expect(table?.[1]?.[0]).toMatch(/^1\s+Choir$/);
  });

  test('are cards where no names stand above them', () => {
    expect(textsIn(numbers(9), 9)).not.toContainEqual(GRID.slice(1));
  });

  test('are no cells where text goes on from one to the next', () => {
    const across = { text: 'a text across the borders of several boxes', x: 76, y: 130 };
    expect(textsIn([...names(4), ...numbers(4), across], 4)).not.toContainEqual(GRID);
  });
});
