import { describe, expect, test } from 'vitest';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

const textOf = (lines: readonly LineSpec[]): string => texts(blocksOf(page(lines))).join(' | ');
const column = (name: string, rows: number, x: number, y: number): LineSpec[] =>
  Array.from({ length: rows }, (_, row) => ({
    text: `${name} has ${row} of the lines of its column`,
    x,
    y: y + 12 * row,
  }));
/** Text over the whole width above and below, which is most of the page. */
const above = prose(12, 80, { letters: 104 });
const below = prose(12, 500, { letters: 104 });

describe('columns in a part of a page', () => {
  test('are read one after the other, though most lines span them', () => {
    const text = textOf([...above, ...column('Left', 6, 72, 300), ...column('Right', 6, 320, 300), ...below]);
    expect(text.indexOf('Left has 5')).toBeLessThan(text.indexOf('Right has 0'));
  });

  test('that are written row by row are cells', () => {
    const [left, right] = [column('Left', 6, 72, 300), column('Right', 6, 320, 300)];
    const rows = left.flatMap((line, row) => [line, right[row] as LineSpec]);
    const text = textOf([...above, ...rows, ...below]);
    expect(text.indexOf('Right has 0')).toBeLessThan(text.indexOf('Left has 1'));
  });
});

describe('short blocks side by side', () => {
  const addresses: LineSpec[][] = [
    ['Harbour Supplies Ltd', '12 Quay Road', '4711 Seaton'],
    ['Hill Farm Dairy', '3 Upper Lane', '8150 Weston'],
    ['Old Mill Bakery', '9 Mill Street', '2040 Norton'],
  ].map((lines, i) => lines.map((text, row) => ({ text, x: 72 + 170 * i, y: 300 + 14 * row })));
  const lastFirst = (names: readonly string[], text: string): number[] => names.map((name) => text.indexOf(name));

  test('that are written one after the other are read so, two or three of them', () => {
    for (const count of [2, 3]) {
      const text = textOf([...above, ...addresses.slice(0, count).flat(), ...below]);
      const places = lastFirst(['Harbour', '4711', 'Hill Farm', '8150', 'Old Mill', '2040'].slice(0, 2 * count), text);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  test('of numbers are columns of a table, in whatever order they are written', () => {
    const numbers = [72, 320].flatMap((x) =>
      [0, 1, 2].map((row): LineSpec => ({ text: `${x + row}.50`, x, y: 300 + 14 * row })),
    );
    expect(textOf([...above, ...numbers, ...below])).toContain('72.50 320.50');
  });
});

test('in a right-to-left script the right column comes first', () => {
  const hebrew = (mark: string, x: number): LineSpec[] =>
    Array.from({ length: 6 }, (_, row) => ({
      text: `${mark} שורה של מילים שממלאות את כל רוחב הטור`,
      x,
      y: 300 + 12 * row,
    }));
  const text = textOf([...hebrew('א', 320), ...hebrew('ב', 72)]);
  expect(text.indexOf('א ')).toBeLessThan(text.indexOf('ב '));
});
