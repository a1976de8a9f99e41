import { describe, expect, test } from 'vitest';
import type { Item } from '../../../../src/layout/item.ts';
import { findSplit } from '../../../../src/layout/reading-order/gutters.ts';

const item = (x0: number, x1: number, top: number): Item => ({ box: [x0, top, x1, top + 10], fontSize: 10 });
/** Two columns of ten lines with a gutter of the given width. */
const columns = (gutter: number): Item[] =>
  Array.from({ length: 10 }, (_, row) => [
    item(72, 300, 300 + 14 * row),
    item(300 + gutter, 528 + gutter, 300 + 14 * row),
  ]).flat();

describe('a gutter', () => {
  test.each([
    [7, false],
    [11, true],
  ])('is .9 font sizes wide at least: %i points in text of 10 part two columns: %s', (gutter, expected) => {
    expect(findSplit(columns(gutter), () => 0) !== undefined).toBe(expected);
  });

  test.each([
    [10, true],
    [16, false],
  ])('is crossed by two fifths of the items at most: %i beside 20 leave it: %s', (count, expected) => {
    const title = Array.from({ length: count }, (_, row) => item(72, 540, 60 + 14 * row));
    expect(findSplit([...title, ...columns(12)], () => 0) !== undefined).toBe(expected);
  });

  test('has an item on the side of its column into which it juts out', () => {
    const [first, ...rest] = columns(12);
    const long = { ...(first as Item), box: [72, 300, 308, 310] as const };
    expect(findSplit([long, ...rest], () => 0)?.left).toContain(long);
  });
});
