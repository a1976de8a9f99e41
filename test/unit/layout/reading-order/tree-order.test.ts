import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import type { Word } from '../../../../src/document/page.ts';
import type { Item } from '../../../../src/layout/item.ts';
import { inTreeOrder } from '../../../../src/layout/reading-order/tree-order.ts';

type Named = Item & { readonly name: string };

/** A line of 100 points in a column, in a row, with its place in the structure tree. */
function line(name: string, column: number, row: number, treeIndex?: number): Named {
  const box: Box = [column * 120, row * 20, column * 120 + 100, row * 20 + 10];
  return { name, box, fontSize: 10, words: [{ text: name, box, treeIndex } as unknown as Word] };
}

const ordered = (...stretches: readonly Named[][]): string =>
  inTreeOrder(stretches.map((items) => ({ items, frame: undefined })))
    .map(({ items }) => items.map(({ name }) => name).join(''))
    .join(' ');

describe('Order of the structure tree', () => {
  test('columns that go on below others are read after these, as the tree has them', () => {
    const left = [line('a', 0, 0, 0), line('b', 0, 1, 1), line('e', 0, 4, 4), line('f', 0, 5, 5)];
    const right = [line('c', 1, 0, 2), line('d', 1, 1, 3), line('g', 1, 4, 6), line('h', 1, 5, 7)];
    expect(ordered(left, right)).toBe('ab cd ef gh');
  });

  test('a tree that goes up a column is not believed', () => {
    expect(ordered([line('a', 0, 0, 3), line('b', 0, 1, 2)], [line('c', 1, 3, 1), line('d', 1, 4, 0)])).toBe('ab cd');
  });

  test('a tree that goes from column to column row by row is not believed', () => {
    const left = ['a', 'b', 'c'].map((name, row) => line(name, 0, row, 2 * row));
    const right = ['d', 'e', 'f'].map((name, row) => line(name, 1, row, 2 * row + 1));
    expect(ordered(left, right)).toBe('abc def');
  });

  test('a tree that has half of a page is not believed', () => {
    expect(ordered([line('a', 0, 0, 2), line('b', 0, 1)], [line('c', 1, 3, 0), line('d', 1, 4)])).toBe('ab cd');
  });

  test('what stands on one line of a stretch stays together', () => {
    const value = { ...line('b', 1, 2, 2) };
    expect(ordered([line('a', 0, 2, 5), value], [line('c', 3, 4, 0), line('d', 3, 5, 1)])).toBe('cd ab');
  });
});
