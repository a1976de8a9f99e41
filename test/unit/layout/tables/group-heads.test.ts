import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { DRAWN_LATTICE, latticeCandidates } from '../../../../src/layout/tables/lattice.ts';
import { drawnRulings } from '../../../../src/layout/tables/page-rulings.ts';
import { linesOf } from '../lines.ts';
import { level, textsOf, upright } from './grids.ts';

/** A first column and two groups of two; the lines within the groups begin at `begin`, the row of heads is 100 to 140. */
const lines = (begin: number): Rule[] => [
  ...[100, 140, 160, 180].map((y) => level(72, 572, y)),
  ...[72, 172, 372, 572].map((x) => upright(x, 100, 180)),
  ...[272, 472].map((x) => upright(x, begin, 180)),
];

const texts = (heads: readonly (readonly [string, number])[], upper: number) =>
  linesOf([
    ...heads.map(([text, x]) => ({ text, x, y: upper })),
    ...['Year', 'From', 'To', 'In', 'Out'].map((text, column) => ({ text, x: 76 + 100 * column, y: 134 })),
    ...[154, 174].flatMap((y, row) =>
      [0, 1, 2, 3, 4].map((column) => ({ text: `${row}${column}`, x: 76 + 100 * column, y })),
    ),
  ]);

const HEADS = [
  ['Journey', 240],
  ['Baggage', 440],
] as const;

const tableOf = (rules: readonly Rule[], heads: readonly (readonly [string, number])[] = HEADS, upper = 114) =>
  latticeCandidates(drawnRulings(rules), texts(heads, upper), DRAWN_LATTICE)[0]?.cells ?? [];

describe('heads of groups', () => {
  test('are above the heads of their columns where the lines between those begin below them, though none is below both', () => {
    const cells = tableOf(lines(120));
    expect(textsOf(cells).slice(0, 3)).toEqual([
      ['Year', 'Journey', 'Baggage'],
      ['From', 'To', 'In', 'Out'],
      ['00', '01', '02', '03', '04'],
    ]);
    const of = (text: string) => cells.find(({ words }) => words[0]?.text === text);
    expect(of('Journey')).toMatchObject({ columnSpan: 2, rowSpan: 1 });
    expect(of('Year')).toMatchObject({ columnSpan: 1, rowSpan: 2 });
  });

  test('are so where lines are drawn for each row by itself', () => {
    const pieces = [272, 472].flatMap((x) => [120, 140, 160].map((y) => upright(x, y, y + 20)));
    const rules = [...lines(120).filter(({ box }) => box[0] !== box[2] || ![272, 472].includes(box[0])), ...pieces];
    expect(textsOf(tableOf(rules))[0]).toEqual(['Year', 'Journey', 'Baggage']);
  });

  test('are none where nothing stands above the ends of lines, and where they end beside text', () => {
    expect(textsOf(tableOf(lines(120), []))).toHaveLength(3);
    expect(textsOf(tableOf(lines(120), HEADS, 123))).toHaveLength(3);
  });
});
