import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { isOneBlock } from '../../../../src/ocr/ink/one-block.ts';

/** Letters 10 pixels wide and 16 high, side by side. */
const letters = (x: number, y: number, count: number): Box[] =>
  Array.from({ length: count }, (_, index) => [x + index * 12, y, x + index * 12 + 10, y + 16] as const);
/** Lines of a name and a price at the right side of a sheet; `drop` is by how many pixels the prices stand lower. */
const receipt = (lines: number, right: number, drop = 0): Box[] =>
  Array.from({ length: lines }, (_, line) => [
    ...letters(0, line * 30, 10),
    ...letters(right - 46, line * 30 + drop, 4),
  ]).flat();

test('a receipt of names and prices is one block', () => {
  expect(isOneBlock(receipt(8, 600))).toBe(true);
});

test('text of up to fifty letters’ heights in width is one block, wider text may have columns', () => {
  expect(isOneBlock(receipt(8, 50 * 16))).toBe(true);
  expect(isOneBlock(receipt(8, 51 * 16))).toBe(false);
});

test('columns whose lines do not stand side by side are no block', () => {
  expect(isOneBlock(receipt(8, 600, 6))).toBe(true);
  expect(isOneBlock(receipt(8, 600, 8))).toBe(false);
});

test('up to a tenth of uneven rows are handwriting or a stamp', () => {
  const withUneven = (count: number) => [...receipt(20 - count, 600), ...receipt(count, 600, 8).map(below(900))];
  expect(isOneBlock(withUneven(2))).toBe(true);
  expect(isOneBlock(withUneven(3))).toBe(false);
});

test('marks beside the text do not make it wider', () => {
  const mark = letters(2000, 30, 3);
  expect(isOneBlock([...receipt(26, 600), ...mark])).toBe(true);
  expect(isOneBlock([...receipt(26, 600), ...mark, ...letters(2000, 90, 3)])).toBe(false);
});

test('of a few words nothing is told', () => {
  expect(isOneBlock(receipt(4, 600))).toBe(true);
  expect(isOneBlock(receipt(3, 600))).toBe(false);
});

const below =
  (distance: number) =>
  ([x0, y0, x1, y1]: Box): Box => [x0, y0 + distance, x1, y1 + distance];
