import { expect, test } from 'vitest';
import { stacksOf } from '../../../../src/layout/figures/label-stacks.ts';
import { linesOf, textOfLine } from '../lines.ts';
import type { LineSpec } from '../page.ts';

const stacked = (...lines: readonly LineSpec[]): string[] =>
  stacksOf(linesOf(lines)).map((stack) => stack.map(textOfLine).join(' '));

const above: LineSpec = { text: 'Air', x: 100, y: 100 };

test('lines one below the other are one label where they begin at one place, or have one middle', () => {
  expect(stacked(above, { text: 'flow', x: 100, y: 112 })).toEqual(['Air flow']);
  expect(stacked(above, { text: 'flow', x: 97.5, y: 112 })).toEqual(['Air flow']);
  expect(stacked(above, { text: 'and flow', x: 108, y: 112 })).toEqual(['Air', 'and flow']);
});

test('lines further apart than one and a half of their size, or of different sizes, are labels of their own', () => {
  expect(stacked(above, { text: 'flow', x: 100, y: 114.5 })).toEqual(['Air flow']);
  expect(stacked(above, { text: 'flow', x: 100, y: 115.5 })).toEqual(['Air', 'flow']);
  expect(stacked(above, { text: 'flow', x: 100, y: 112, size: 9 })).toEqual(['Air', 'flow']);
});
