import { describe, expect, test } from 'vitest';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { type LineSpec, page } from '../page.ts';
import { level, upright } from '../tables/grids.ts';

/** Entries of a list, the texts of each `apart` points from each other. */
const entries = (rows: readonly (readonly [string, string])[], x: number, y: number, apart: number): LineSpec[] =>
  rows.flatMap(([a, b], row): LineSpec[] => [
    { text: a, x, y: y + 14 * row },
    { text: b, x: x + apart, y: y + 14 * row },
  ]);
const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, i): [string, string] => [`Person Nr${from + i}`, `${from + i}7`]);
const signs = (from: number, count: number) =>
  Array.from({ length: count }, (_, i): [string, string] => ['☎', `a${from + i} [x27${from + i}]`]);

/** A title and a text above the first of three parts of a list. */
const page3 = (make: typeof people, apart: number): LineSpec[] => [
  { text: 'All entries', x: 72, y: 110, size: 14, weight: 700 },
  { text: 'These are all that there', x: 72, y: 141 },
  { text: 'are as of this month, in', x: 72, y: 153 },
  { text: 'order.', x: 72, y: 165 },
  ...entries(make(10, 16), 72, 194, apart),
  ...entries(make(26, 22), 250, 110, apart),
  ...entries(make(48, 22), 430, 110, apart),
];
const inOrder = (text: string, parts: readonly string[]): void => {
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
};

describe('parts of a list side by side, the first below a title and a text', () => {
  test('are read one after the other: names with numbers', () => {
    const text = texts(blocksOf(page(page3(people, 90)))).join(' ');
    inOrder(text, ['All entries', 'order.', 'Nr10', 'Nr25', 'Nr26', 'Nr47', 'Nr48']);
  });

  test('are no table: signs with their codes, in a frame', () => {
    const frame = [level(60, 560, 90), level(60, 560, 430), upright(60, 90, 430), upright(560, 90, 430)];
    const blocks = blocksOf(page(page3(signs, 24), { rules: frame }));
    expect(kinds(blocks)).not.toContain('table');
    inOrder(texts(blocks).join(' '), ['All entries', 'order.', 'a10 ', 'a25 ', 'a26 ', 'a47 ', 'a48 ']);
  });

  test('are rows of a table where they are written as rows', () => {
    const lines = page3(signs, 24).sort((a, b) => a.y - b.y);
    expect(kinds(blocksOf(page(lines)))).toContain('table');
  });
});

test('the halves of a table have columns alike, yet its heads are wrapped beside each other', () => {
  const rows = Array.from({ length: 8 }, (_, i): [string, string] => [`Town ${i}`, `${i}.50`]);
  const heads = [72, 162, 252, 342].flatMap((x): LineSpec[] => [
    { text: 'A name', x, y: 100, weight: 700 },
    { text: 'of it', x, y: 112, weight: 700 },
  ]);
  const lines = [...heads, ...entries(rows, 72, 130, 90), ...entries(rows, 252, 130, 90)];
  expect(kinds(blocksOf(page(lines)))).toEqual(['table']);
});
