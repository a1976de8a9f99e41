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
