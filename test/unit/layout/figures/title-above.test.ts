import { expect, test } from 'vitest';
import { titleAbove } from '../../../../src/layout/figures/title-above.ts';
import { linesOf, textOfLine } from '../lines.ts';
import type { LineSpec } from '../page.ts';

/** The title of a chart from (100, 100) to (300, 200). */
const titleOf = (...lines: readonly LineSpec[]): string | undefined => {
  const title = titleAbove([100, 100, 300, 200], linesOf(lines), linesOf([{ text: '12', x: 85, y: 150, size: 8 }]));
  return title && textOfLine(title);
};

/** 93 points wide, its middle that of the chart. */
const title: LineSpec = { text: 'Boats by the month', x: 154.5, y: 92 };

test('a line over the middle of a chart is its title', () => {
  expect(titleOf(title)).toBe('Boats by the month');
  expect(titleOf({ ...title, x: 157 })).toBe('Boats by the month');
  expect(titleOf({ ...title, x: 163 })).toBeUndefined();
});

test('a line further above it than one and a half of its size is not', () => {
  expect(titleOf({ ...title, y: 83 })).toBe('Boats by the month');
  expect(titleOf({ ...title, y: 82 })).toBeUndefined();
});

test('running text above it is not, nor one of two texts side by side', () => {
  expect(titleOf({ text: 'a b c d e f g h i', x: 165.5, y: 92 })).toBeUndefined();
  expect(titleOf(title, { text: 'May', x: 104, y: 92 })).toBeUndefined();
});

test('a line in more than one and a half times the size of the labels is a heading of the text', () => {
  expect(titleOf({ text: 'Boats', x: 184.4, y: 92, size: 12 })).toBe('Boats');
  expect(titleOf({ text: 'Boats', x: 184.3, y: 92, size: 12.5 })).toBeUndefined();
});
