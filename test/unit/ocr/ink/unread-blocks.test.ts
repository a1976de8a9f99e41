import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { unreadBlocks } from '../../../../src/ocr/ink/unread-blocks.ts';

/** Letters 10 pixels wide and 14 high in a row, as close as in a word. */
const row = (count: number, x: number, y: number): Box[] =>
  Array.from({ length: count }, (_, index) => [x + 12 * index, y, x + 12 * index + 10, y + 14]);
const heading = row(20, 100, 100);
const read: Box[] = [[98, 98, 342, 116]];
const blocks = (marks: readonly Box[]) => unreadBlocks([...heading, ...marks], read).map(({ box }) => box);

test('rows below one another are one block, rows far apart are two', () => {
  expect(blocks([...row(20, 100, 300), ...row(20, 100, 325), ...row(30, 100, 700)])).toEqual([
    [100, 300, 338, 339],
    [100, 700, 458, 714],
  ]);
});

test('a row that joins two blocks makes them one', () => {
  expect(blocks([...row(10, 100, 300), ...row(10, 400, 300), ...row(40, 100, 325)])).toEqual([[100, 300, 578, 339]]);
});

test('what words were read from is not unread', () => {
  expect(blocks([])).toEqual([]);
});

test('specks, rules, pictures and scraps are no writing', () => {
  const specks = row(40, 100, 300).map(([x, y]): Box => [x, y, x + 3, y + 3]);
  expect(blocks([...specks, [100, 400, 500, 402], [100, 500, 400, 700], ...row(3, 100, 800)])).toEqual([]);
});

test('a screened picture is not taken apart dot by dot', () => {
  const screen = Array.from({ length: 500 }, (_, line) => row(100, 100, 200 + 20 * line)).flat();
  expect(blocks(screen)).toEqual([]);
});

test('a line has three letters at least, and a block four', () => {
  const lines = (...counts: readonly number[]): Box[] =>
    counts.flatMap((count, index) => row(count, 100, 300 + 25 * index));
  expect(blocks(lines(4))).toHaveLength(1);
  expect(blocks(lines(3))).toEqual([]);
  expect(blocks(lines(3, 3))).toHaveLength(1);
  expect(blocks(lines(3, 2))).toEqual([]);
});

test('letters are between two fifths of the usual height and three times as high', () => {
  const high = (height: number): Box[] => row(20, 100, 300).map(([x0, y0, x1]): Box => [x0, y0, x1, y0 + height]);
  expect(blocks(high(6))).toHaveLength(1);
  expect(blocks(high(5))).toEqual([]);
  expect(blocks(high(42))).toHaveLength(1);
  expect(blocks(high(43))).toEqual([]);
});

test('lines are one block up to one and a half heights apart', () => {
  const apart = (gap: number): number => blocks([...row(20, 100, 300), ...row(20, 100, 314 + gap)]).length;
  expect(apart(20)).toBe(1);
  expect(apart(21)).toBe(2);
});
