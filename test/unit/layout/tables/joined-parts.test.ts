import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { joinParts } from '../../../../src/layout/tables/joined-parts.ts';
import { DRAWN_LATTICE, latticeCandidates } from '../../../../src/layout/tables/lattice.ts';
import { drawnRulings } from '../../../../src/layout/tables/page-rulings.ts';
import { linesOf } from '../lines.ts';
import type { LineSpec } from '../page.ts';
import { cells, level, textsOf, upright } from './grids.ts';

/** Rules around a grid from (72, top) on: rows of 20 points, columns that begin at the given places. */
const gridAt = (top: number, rows: number, xs: readonly number[]): Rule[] => [
  ...Array.from({ length: rows + 1 }, (_, row) => level(72, 372, top + 20 * row)),
  ...xs.map((x) => upright(x, top, top + 20 * rows)),
];
const COLUMNS = [72, 172, 272, 372];

/** Values of two years, titles at the height of two rows, and further values. */
const accounts = [
  ['', '2030', '2031'],
  ['Sales', '120', '140'],
  ['Costs of the group'],
  ['At home'],
  ['Rent', '20', '21'],
  ['Wages', '60', '70'],
];
const tablesWith = (
  texts: readonly (readonly string[])[],
  rules: readonly Rule[],
  more: readonly LineSpec[] = [],
): string[][][] => {
  const [drawn, lines] = [drawnRulings(rules), linesOf([...cells(texts), ...more])];
  const parts = latticeCandidates(drawn, lines, DRAWN_LATTICE);
  return joinParts(parts, lines, drawn.vertical).map((table) => textsOf(table.cells));
};

describe('two grids with the same columns and a title between them', () => {
  test('are one table in which the title is a row', () => {
    const rules = [...gridAt(100, 2, COLUMNS), ...gridAt(180, 2, COLUMNS)];
    expect(tablesWith(accounts, rules)).toEqual([accounts]);
  });

  test('are one though columns of signs are drawn in one of them alone', () => {
    const rules = [...gridAt(100, 2, [72, 150, 172, 272, 372]), ...gridAt(180, 2, COLUMNS)];
    const [table] = tablesWith(accounts, rules, [{ text: '€', x: 158, y: 134 }]);
    expect(table?.[1]).toEqual(['Sales', '€', '120', '140']);
    expect(table?.[2]).toEqual(['Costs of the group']);
    expect(table?.[4]).toEqual(['Rent', '', '20', '21']);
  });

  test.each([
    [
      'other sides',
      accounts,
      [
        ...gridAt(100, 2, COLUMNS),
        ...gridAt(180, 2, [72, 172, 272]).map(({ box, ...rule }) => ({
          ...rule,
          box: [box[0] + 20, box[1], box[2] + 20, box[3]] as const,
        })),
      ],
    ],
    ['a head of its own below', [...accounts.slice(0, 4), ['Name', 'One', 'Two'], ['Wages', '60', '70']], undefined],
    [
      'a rule beside the title',
      accounts,
      [...gridAt(100, 2, COLUMNS), ...gridAt(180, 2, COLUMNS), upright(250, 148, 172)],
    ],
    ['two texts in a row between them', [...accounts.slice(0, 2), ['Costs', 'notes'], ...accounts.slice(3)], undefined],
  ])('are two with %s', (_, texts, rules) => {
    const tables = tablesWith(texts, rules ?? [...gridAt(100, 2, COLUMNS), ...gridAt(180, 2, COLUMNS)]);
    expect(tables.some((table) => table.length > 3)).toBe(false);
  });
});
