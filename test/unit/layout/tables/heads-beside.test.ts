import { expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, level, tablesOf } from './grids.ts';

const HEAD = ['Load', 'Duration', 'Deviation'];
const ROWS = [
  ['A', '8', '5 %'],
  ['B', '6', '1 %'],
  ['C', '9', '4 %'],
  ['D', '7', '2 %'],
];
/** Where columns begin and end: as wide as programs make them that share out the width of the page. */
const COLUMNS = [72, 200, 340, 520];

/** Heads at the left of their columns, and values but the first at the right of theirs, below no head. */
function shared(rules: readonly Rule[], weight: number): string[][][] {
  const at = (text: string, column: number): number => (COLUMNS[column + 1] as number) - 5 * text.length - 4;
  const lines: LineSpec[] = [
    ...HEAD.map((text, column) => ({ text, x: COLUMNS[column] as number, y: 200, weight })),
    ...ROWS.flatMap((row, index) =>
      row.map((text, column) => ({
        text,
        x: column === 0 ? (COLUMNS[0] as number) : at(text, column),
        y: 218 + 18 * index,
      })),
    ),
  ];
  return tablesOf(page([...prose(4, 120), ...lines, ...prose(4, 320)], { rules })).map(cellTexts);
}

test.each<[string, readonly Rule[], number]>([
  ['bold, above a line', [level(72, 520, 205)], 700],
  ['between the lines of a page', [level(72, 520, 186), level(72, 520, 205), level(72, 520, 278)], 400],
  ['bold, without lines', [], 700],
])('heads name the columns beside whose values they stand: %s', (_, rules, weight) => {
  expect(shared(rules, weight)).toEqual([[HEAD, ...ROWS]]);
});
