import { expect, test } from 'vitest';
import type { Item } from '../../../../src/layout/item.ts';
import { readingOrder } from '../../../../src/layout/reading-order/xy-cut.ts';
import { type LineSpec, line, prose } from '../page.ts';

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

test('lines across the columns are one group with the last line of a paragraph, unless they had room for its first word', () => {
  const columns = Array.from({ length: 8 }, (_, row) => [
    item(72, 300, 100 + 12 * row),
    item(320, 540, 100 + 12 * row),
  ]);
  const [left, right] = [0, 1].map((side) => columns.map((row) => row[side] as Item));
  const last = (y: number) => line({ text: 'which ends here.', y });
  const orderOf = (letters: number) => {
    const [first, second, third] = prose(3, 308, { letters }) as [LineSpec, LineSpec, LineSpec];
    const below = [line(first), line(second), last(332), line({ ...third, y: 344 })];
    return { below, order: readingOrder([...columns.flat(), ...below], () => 0) };
  };
  const full = orderOf(98);
  expect(full.order).toEqual([left, right, full.below]);
  expect(orderOf(86).order.length).toBeGreaterThan(3);
});

test.each([
  [4, true],
  [6, false],
])(
  'a line below a title is its last where their middles differ by half a font size: by %i points: %s',
  (shift, expected) => {
    const title = [item(100, 512, 60), item(240 + shift, 372 + shift, 74)];
    const columns = Array.from({ length: 8 }, (_, row) => {
      const y = 110 + 12 * row;
      return [item(72, 215, y), item(228, 384, y), item(397, 540, y)];
    });
    const order = readingOrder([...columns.flat(), ...title], () => 0).flat();
    expect(order.indexOf(title[1] as Item) === 1).toBe(expected);
  },
);

test.each([
  [15, true],
  [25, false],
])(
  'an item is in the row of one of 10 points that spans the gutter below twice its height: %i points: %s',
  (high, expected) => {
    const column = (x0: number, x1: number): Item[] =>
      [...Array(7).keys()].flatMap((row) => [item(x0, x1, 80 + 14 * row), item(x0, x1, 230 + 14 * row)]);
    const spanning = item(150, 350, 202);
    const beside: Item = { box: [72, 207.5 - high / 2, 140, 207.5 + high / 2], fontSize: 10 };
    const order = readingOrder([...column(72, 300), ...column(312, 540), spanning, beside], () => 0).flat();
    expect(order.indexOf(beside) < order.indexOf(spanning)).toBe(expected);
  },
);

test('a rule across both columns parts what is above it from what is below', () => {
  const column = (x0: number, x1: number): Item[] =>
    [60, 74, ...Array.from({ length: 10 }, (_, row) => 110 + 14 * row)].map((y) => item(x0, x1, y));
  const [left, right] = [column(72, 300), column(312, 540)];
  const order = (to: number): Item[] =>
    readingOrder([...left, ...right], () => 0, undefined, [{ at: 95, from: 72, to }]).flat();
  expect(order(540)).toEqual([...left.slice(0, 2), ...right.slice(0, 2), ...left.slice(2), ...right.slice(2)]);
  expect(order(300)).toEqual([...left, ...right]);
});

test('labels and the lines set in below them are read from the top, however wide the strip between them is', () => {
  const labels = [item(72, 130, 100), item(72, 130, 180), item(72, 130, 260)];
  const values = [0, 80, 160].flatMap((below) => [item(160, 300, 120 + below), item(160, 290, 132 + below)]);
  const order = readingOrder([...labels, ...values], () => 0).flat();
  expect(order.map(({ box }) => box[1])).toEqual([100, 120, 132, 180, 200, 212, 260, 280, 292]);
});
