import { describe, expect, test } from 'vitest';
import type { Line } from '../../../../src/layout/page/lines.ts';
import { findLocalColumns, hasTextColumns } from '../../../../src/layout/reading-order/local-columns.ts';
import { streamPositionIn } from '../../../../src/layout/reading-order/stream-position.ts';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, line, page, prose } from '../page.ts';

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

  test('have gutters of their own, three columns above two', () => {
    const three = [72, 232, 392].flatMap((x, i) =>
      Array.from(
        { length: 9 },
        (_, row): LineSpec => ({ text: `Card${i} line ${row} of the card`, x, y: 100 + 12 * row }),
      ),
    );
    const lines = [...three, ...column('Left', 8, 72, 300), ...column('Right', 5, 320, 300)];
    const text = textOf(lines);
    expect(text.indexOf('Card0 line 8')).toBeLessThan(text.indexOf('Card1 line 0'));
    expect(text.indexOf('Card1 line 8')).toBeLessThan(text.indexOf('Card2 line 0'));
    expect(text.indexOf('Left has 7')).toBeLessThan(text.indexOf('Right has 0'));
  });

  test('begin with whole lines', () => {
    const [left, right] = [column('Left', 8, 72, 300), column('Right', 8, 330, 300)];
    const [first, ...rest] = left as [LineSpec, ...LineSpec[]];
    const long: LineSpec = { ...first, text: `${first.text} which juts out as far as this and further` };
    const items = [...above, long, ...rest, ...right].map(line);
    const position = streamPositionIn(items.flatMap(({ words }) => words));
    expect(findLocalColumns(items, position)).toBeUndefined();
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

  test('below rows of labels and values are blocks all the same', () => {
    const rows = ['Number', 'Date', 'Terms'].flatMap((label, row): LineSpec[] => [
      { text: label, x: 72, y: 250 + 14 * row },
      { text: `value of ${label}`, x: 320, y: 250 + 14 * row },
    ]);
    const [left, right] = addresses as [LineSpec[], LineSpec[]];
    const moved = [...left, ...right.map((line) => ({ ...line, x: 320 }))].map((line) => ({ ...line, y: line.y + 20 }));
    const text = textOf([...above, ...rows, ...moved, ...below]);
    expect(text).toContain('Number value of Number');
    expect(text.indexOf('4711')).toBeLessThan(text.indexOf('Hill Farm'));
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

describe('columns of text among aligned rows', () => {
  const linesOfBoth = (...columns: LineSpec[][]) => columns.flat().map(line);
  const positions = (lines: readonly Line[]) => streamPositionIn(lines.flatMap(({ words }) => words));

  test('are told by the order in which they are written', () => {
    const apart = linesOfBoth(column('Left', 6, 72, 300), column('Right', 6, 320, 300));
    expect(hasTextColumns(apart, positions(apart))).toBe(true);
    const rows = apart.slice(0, 6).flatMap((left, row) => [left, apart[row + 6] as Line]);
    expect(hasTextColumns(apart, positions(rows))).toBe(false);
  });

  test('may be two short blocks in a band', () => {
    const blocks = linesOfBoth(column('Left', 3, 72, 300), column('Right', 3, 320, 300));
    expect(hasTextColumns(blocks, positions(blocks))).toBe(true);
    const shade = { box: [60, 285, 550, 345] as const, color: '#222233' };
    const lines = [...above, ...column('Left', 3, 72, 300), ...column('Right', 3, 320, 300), ...below];
    expect(blocksOf(page(lines, { fills: [shade] })).some(({ kind }) => kind === 'table')).toBe(false);
  });

  test('are more than the lines of one long cell', () => {
    const row = [column('No', 1, 72, 380), column('Value', 1, 320, 380)];
    const cells = linesOfBoth(column('Left', 4, 72, 300), column('Right', 4, 320, 300), ...row);
    expect(hasTextColumns(cells, positions(cells))).toBe(false);
  });

  test('are no table between two rules, though a table is below them', () => {
    const cells = [0, 1, 2, 3].flatMap((row) =>
      ['Item', '12.5', '7.25', '99'].map((text, i): LineSpec => ({ text, x: 120 + 100 * i, y: 420 + 14 * row })),
    );
    const rules = [290, 480].map((y) => ({ box: [72, y, 540, y + 1] as const, orientation: 'horizontal' as const }));
    const lines = [...column('Left', 6, 72, 310), ...column('Right', 6, 320, 310), ...cells];
    const blocks = texts(blocksOf(page(lines, { rules }))).join(' | ');
    expect(blocks.indexOf('Left has 5')).toBeLessThan(blocks.indexOf('Right has 0'));
  });
});
