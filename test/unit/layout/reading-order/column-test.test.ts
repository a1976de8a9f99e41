import { describe, expect, test } from 'vitest';
import type { Item } from '../../../../src/layout/item.ts';
import { areColumns } from '../../../../src/layout/reading-order/column-test.ts';
import { words } from '../page.ts';

/** A line of 10 points. */
const item = (x: number, width: number, top: number, text = 'text'): Item => ({
  box: [x, top, x + width, top + 10],
  fontSize: 10,
  words: words({ text, x, y: top + 7.5 }),
});
/** Lines of the given widths from `top` on, 14 points from each other. */
const side = (x: number, widths: readonly number[], top = 100): Item[] =>
  widths.map((width, row) => item(x, width, top + 14 * row));
const rows = (count: number, width: number): number[] => Array(count).fill(width);
const columns = (left: Item[], right: Item[], spanning: Item[] = []): boolean =>
  areColumns({ left, right, spanning }, () => 0);

describe('two columns', () => {
  test.each([
    [40, false],
    [60, true],
  ])('are five font sizes wide at least: %i points: %s', (width, expected) => {
    expect(columns(side(72, rows(8, width)), side(300, rows(8, 200), 105))).toBe(expected);
  });

  test.each([
    [100, false],
    [140, true],
  ])('have lines of running text, twelve font sizes wide, though they are level: %i points: %s', (width, expected) => {
    expect(columns(side(72, rows(8, width)), side(300, rows(8, width)))).toBe(expected);
  });

  test.each([
    [3, false],
    [4, true],
  ])('have running text in a third of their lines: in %i of 10: %s', (count, expected) => {
    const widths = [...rows(count, 150), ...rows(10 - count, 60)];
    expect(columns(side(72, widths), side(300, widths))).toBe(expected);
  });

  test.each([
    [90, 105, false],
    [110, 105, true],
    [110, 100, false],
  ])(
    'ten font sizes apart may be of running text and of short cells, unless they are level: %i points, from %i on: %s',
    (gap, top, expected) => {
      const widths = [...rows(4, 150), ...rows(6, 20)];
      const cells = side(72 + 150 + gap, widths, top).map(
        (one): Item => ({ ...one, words: words({ text: '12', x: 300, y: 100 }) }),
      );
      expect(columns(side(72, widths), cells)).toBe(expected);
    },
  );

  test('ten font sizes apart may have level lines beside what is much higher, such as a table', () => {
    const right = side(400, [...rows(4, 150), 20, 20, 20], 100);
    const table = (top: number): Item => ({ ...item(72, 220, top), box: [72, top, 292, top + 120] });
    expect(columns([...side(72, rows(4, 150)), table(160)], right)).toBe(true);
  });

  test.each([
    [40, false],
    [60, true],
  ])('are filled by their typical line to the half, where it is no running text: to %i %%: %s', (width, expected) => {
    const widths = [100, ...rows(6, width)];
    expect(columns(side(72, widths), side(300, widths, 105))).toBe(expected);
  });

  test.each([
    [2, false],
    [3, true],
  ])('have rows that are not level, where they are no running text: shifted by %i points: %s', (shift, expected) => {
    expect(columns(side(72, rows(8, 80)), side(300, rows(8, 80), 100 + shift))).toBe(expected);
  });

  test.each([
    [7, true],
    [10, false],
  ])('have no more than two items in five spanning between them: %i beside 20: %s', (count, expected) => {
    const between = Array.from({ length: count }, (_, index) => item(200, 150, 110 + index));
    expect(columns(side(72, rows(10, 200)), side(300, rows(10, 200)), between)).toBe(expected);
  });

  test.each([
    [0.3, false],
    [0.5, true],
  ])('are side by side along two fifths of the shorter one: along %f of it: %s', (share, expected) => {
    const left = side(72, rows(10, 200));
    // Both are 136 points high.
    expect(columns(left, side(300, rows(10, 200), 100 + 136 * (1 - share)))).toBe(expected);
  });

  test.each([
    ['Skills', true],
    ['6.75', false],
  ])('are in words: where a third of the lines is long, and the right side begins with %s: %s', (text, expected) => {
    const widths = [...rows(4, 150), ...rows(6, 60)];
    const right = widths.map((width, row) => item(300, width, 100 + 14 * row, text));
    expect(columns(side(72, widths), right)).toBe(expected);
  });

  test.each([
    ['07:25', false],
    ['Lakeside', true],
  ])('begin with words, where they are level: rows of a timetable that go on with %s: %s', (text, expected) => {
    const times = (x: number, first: string): Item[] =>
      Array.from({ length: 8 }, (_, row) =>
        [first, '07:50', '08:15', '08:40'].map((time, column) => item(x + 40 * column, 35, 100 + 14 * row, time)),
      ).flat();
    expect(columns(times(72, 'Market'), times(300, text))).toBe(expected);
  });

  test('have something on both sides', () => {
    expect(columns(side(72, rows(10, 200)), [])).toBe(false);
  });
});
