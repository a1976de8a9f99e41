import { expect, test } from 'vitest';
import type { Item } from '../../../../src/layout/item.ts';
import { readingOrder } from '../../../../src/layout/reading-order/xy-cut.ts';

const item = (x0: number, x1: number, y: number): Item => ({ box: [x0, y, x1, y + 10], fontSize: 10 });

test('columns whose every row is bridged come to an end, and nothing is lost', () => {
  const rows = [0, 1, 2, 3, 4, 5].map((row) => 100 + 14 * row);
  const items = rows.flatMap((y) => [item(72, 250, y), item(240, 350, y), item(340, 540, y)]);
  expect(readingOrder(items, () => 0).flat()).toHaveLength(items.length);
});

test('the last line of a centred title stays above the columns below it', () => {
  const title = [item(100, 512, 60), item(240, 372, 74)];
  const columns = Array.from({ length: 8 }, (_, row) => {
    const y = 110 + 12 * row;
    return [item(72, 215, y), item(228, 384, y), item(397, 540, y)];
  });
  const order = readingOrder([...columns.flat(), ...title], () => 0).flat();
  expect(order.slice(0, 2)).toEqual(title);
});

test('a line that juts out into the gutter stays in its column', () => {
  const rows = Array.from({ length: 10 }, (_, row) => 100 + 14 * row);
  const left = rows.map((y, row) => item(72, row === 5 ? 308 : 300, y));
  const right = rows.map((y) => item(312, 540, y));
  expect(readingOrder([...left, ...right], () => 0).flat()).toEqual([...left, ...right]);
});
