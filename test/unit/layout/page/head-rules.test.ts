import { expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { rulesOfBody } from '../../../../src/layout/page/head-rules.ts';
import { linesOf } from '../lines.ts';
import { level, upright } from '../tables/grids.ts';

const lines = linesOf([
  { text: 'Yearbook of the guild', x: 72, y: 50 },
  { text: 'A table of two lines begins', x: 72, y: 120 },
  { text: 'and ends', x: 72, y: 140 },
  { text: '7', x: 72, y: 750 },
]);
const heads = new Set(lines.filter((_, index) => index === 0 || index === 3));
const [head, foot] = [level(72, 522, 56), level(72, 522, 738)];
const table = [level(72, 522, 106), level(72, 522, 146)];
const left = (rules: readonly Rule[]): readonly Rule[] => rulesOfBody(rules, lines, heads);

test('the lines below a running head and above a running foot are not those of a table with lines of its own', () => {
  expect(left([head, ...table, foot])).toEqual(table);
});

test('they stay where the page draws no others: text between them may be a table', () => {
  expect(left([head, foot])).toEqual([head, foot]);
});

test('a line that is nearer to the text, or that an upright one meets, stays', () => {
  const near = [level(72, 522, 104), ...table];
  expect(left(near)).toEqual(near);
  const grid = [head, ...table, upright(72, 56, 146)];
  expect(left(grid)).toEqual(grid);
});

test('on a page without running heads all stay', () => {
  expect(rulesOfBody([head, ...table], lines, new Set())).toEqual([head, ...table]);
});
