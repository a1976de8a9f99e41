import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { loneStretches } from '../../../../src/ocr/ink/lone-stretches.ts';

/** Letters 10 wide and 20 high on a baseline, one every 14 pixels. */
const letters = (x: number, baseline: number, count: number, high = 20): Box[] =>
  Array.from({ length: count }, (_, i): Box => [x + 14 * i, baseline - high, x + 14 * i + 10, baseline]);
const read: Box[] = [[100, 80, 320, 100]];
const title = letters(100, 100, 16);

test('a number in line with words that were read is one', () => {
  expect(loneStretches([...title, ...letters(600, 100, 2)], read)).toEqual([[600, 80, 624, 100]]);
});

test('its lower edge may be a quarter of the type off, not more', () => {
  expect(loneStretches([...title, ...letters(600, 105, 2)], read)).toHaveLength(1);
  expect(loneStretches([...title, ...letters(600, 106, 2)], read)).toEqual([]);
});

test('three below each other are a column, two are specks', () => {
  const column = [200, 240, 280].flatMap((y) => letters(600, y, 1));
  expect(loneStretches([...title, ...column], read)).toHaveLength(3);
  expect(loneStretches([...title, ...column.slice(1)], read)).toEqual([]);
});

test('what is lower than .7 of the type is a speck', () => {
  expect(loneStretches([...title, ...letters(600, 100, 1, 14)], read)).toHaveLength(1);
  expect(loneStretches([...title, ...letters(600, 100, 1, 13)], read)).toEqual([]);
});

test('what touches a word is part of it', () => {
  expect(loneStretches([...title, ...letters(332, 100, 1)], read)).toHaveLength(1);
  expect(loneStretches([...title, ...letters(331, 100, 1)], read)).toEqual([]);
});

test('where nothing was read, nothing is in line with it', () => {
  expect(loneStretches(title, [])).toEqual([]);
});
