import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { inBoxes, type TextBox } from '../../../../src/layout/boxes/boxes.ts';
import type { Item } from '../../../../src/layout/item.ts';

const item = (x0: number, x1: number, y: number): Item => ({ box: [x0, y, x1, y + 10], fontSize: 10 });
const boxesAmong = (items: readonly (Item | TextBox<Item>)[]): TextBox<Item>[] =>
  items.filter((one): one is TextBox<Item> => 'frame' in one);

const outside = [item(72, 540, 60), item(72, 540, 400)];
const inside = [item(80, 280, 110), item(80, 260, 124), item(80, 270, 138)];

describe('a frame', () => {
  test('holds the text in it together, and is as wide as its border but for some padding', () => {
    const [box, ...others] = boxesAmong(inBoxes([...outside, ...inside], [[72, 100, 300, 160]]));
    expect(others).toEqual([]);
    expect(box?.items).toEqual(inside);
    expect(box?.box).toEqual([77, 100, 295, 160]);
  });

  test('holds text that juts out of it by less than a letter', () => {
    const [box] = boxesAmong(inBoxes([...outside, ...inside], [[82, 112, 300, 146]]));
    expect(box?.items).toHaveLength(3);
  });

  test('within another is a box in a box', () => {
    const frames: Box[] = [
      [60, 90, 560, 300],
      [72, 100, 300, 160],
    ];
    const [outer] = boxesAmong(inBoxes([...outside, ...inside, item(80, 500, 200)], frames));
    expect(boxesAmong(outer?.items ?? [])).toHaveLength(1);
    expect(outer?.items).toHaveLength(2);
  });

  test.each<[string, Item[], Box]>([
    ['of one row', [...outside, item(80, 280, 110)], [72, 100, 300, 160]],
    ['around everything', inside, [72, 100, 300, 160]],
    ['that text runs across', [...outside, ...inside, item(200, 400, 150)], [72, 100, 300, 160]],
  ])('%s is no box', (_, items, box) => {
    expect(boxesAmong(inBoxes(items, [box]))).toEqual([]);
  });

  test('around rows of cells is that of a table', () => {
    const cells = [110, 124, 138].flatMap((y) => [item(80, 120, y), item(150, 190, y)]);
    expect(boxesAmong(inBoxes([...outside, ...cells], [[72, 100, 300, 160]]))).toEqual([]);
    const wrapped = [item(150, 280, 124), item(150, 280, 138), item(220, 280, 110)];
    expect(boxesAmong(inBoxes([...outside, ...cells.slice(0, 2), ...wrapped], [[72, 100, 300, 160]]))).toEqual([]);
  });

  test('around rows of cells holds them together where a frame around other rows begins beside it', () => {
    const cells = [110, 124, 138].flatMap((y) => [item(80, 120, y), item(150, 190, y)]);
    const list = [110, 124, 138].map((y) => item(330, 380, y));
    const beside = (x: number, y = 100, right = 500): TextBox<Item>[] => {
      const frames: Box[] = [
        [72, 100, 300, 160],
        [x, y, right, 160],
      ];
      return boxesAmong(inBoxes([...outside, ...cells, ...list], right < 600 ? frames : frames.reverse()));
    };
    expect(beside(320).map(({ items }) => items)).toEqual([cells, list]);
    expect(beside(320, 100, 600).map(({ items }) => items)).toEqual([list, cells]);
    // Shades of a table's columns touch each other, and boxes that begin elsewhere may be among its rows.
    expect(beside(300).map(({ items }) => items)).toEqual([list]);
    expect(beside(320, 90).map(({ items }) => items)).toEqual([list]);
  });
});
