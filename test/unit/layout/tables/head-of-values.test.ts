import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../src/document/block.ts';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, page } from '../page.ts';
import { cellTexts, level, tablesOf } from './grids.ts';

const KEYS = ['Knowledge of languages', 'Social skills', 'Competence', 'Mobility'];
const NUMBERS = ['0,2885', '0,3057', '0,3416', '0,2569'];
const WRAPPED = [
  ['Preparation', 'and planning'],
  ['Production', 'of materials'],
  ['Presentation', 'and evaluation'],
] as const;
const COLUMNS = [280, 370, 460];

/** A table with rules above and below its head and below its last row; the lines of heads are 10 points apart, rows 16. */
const spec = (above: readonly LineSpec[]): LineSpec[] => [
  ...above,
  ...WRAPPED.flatMap((lines, column) =>
    lines.map((text, row): LineSpec => ({ text, x: COLUMNS[column] as number, y: 136 + 10 * row, size: 9 })),
  ),
  ...KEYS.flatMap((key, row) => [
    { text: key, x: 72, y: 166 + 16 * row, size: 9 },
    ...COLUMNS.map((x): LineSpec => ({ text: NUMBERS[row] as string, x, y: 166 + 16 * row, size: 9 })),
  ]),
];
const rules = [level(66, 530, 108), level(66, 530, 154), level(66, 530, 222)];
const blocks = (above: readonly LineSpec[]): readonly Block[] => blocksOf(page(spec(above), { rules }));
const tableOf = (above: readonly LineSpec[]): string[][] => cellTexts(tablesOf(page(spec(above), { rules }))[0]);

const HEADS = ['Preparation and planning', 'Production of materials', 'Presentation and evaluation'];

describe('a head in several lines above numbers', () => {
  test('is one row where its lines are closer than the rows', () => {
    expect(tableOf([])[0]).toEqual(['', ...HEADS]);
    expect(tableOf([])[1]).toEqual([KEYS[0], ...COLUMNS.map(() => NUMBERS[0])]);
  });
});

describe('a text alone below the first rule', () => {
  test('heads all values where it is in their middle', () => {
    const head = { text: 'Involvement of pupils in', x: 350, y: 120, size: 9 };
    expect(tableOf([head]).slice(0, 2)).toEqual([['', 'Involvement of pupils in'], HEADS]);
  });

  test('is above the table where it is at the left, or names the table', () => {
    for (const head of [
      { text: 'Involvement of pupils in', x: 72, y: 120, size: 9 },
      { text: 'Table 5: Involvement', x: 357, y: 120, size: 9 },
    ]) {
      expect(texts(blocks([head]))[0]).toBe(head.text);
      expect(tableOf([head])[0]).toEqual(['', ...HEADS]);
    }
  });
});

describe('the title of a group of rows between two rules', () => {
  test('is within the table though no row has rules of its own', () => {
    const group = (y: number): LineSpec[] =>
      KEYS.flatMap((key, row) => [
        { text: key, x: 72, y: y + 16 * row },
        ...COLUMNS.map((x): LineSpec => ({ text: NUMBERS[row] as string, x, y: y + 16 * row })),
      ]);
    const lines = [
      { text: 'Impacts on pupils', x: 72, y: 114, weight: 700 },
      ...COLUMNS.map((x, column): LineSpec => ({ text: `Group ${column}`, x, y: 114 })),
      ...group(134),
      { text: 'Impacts on teachers', x: 72, y: 205, weight: 700 },
      ...group(225),
    ];
    const across = [100, 120, 190, 212, 282].map((y) => level(66, 530, y));
    const [table, ...others] = tablesOf(page(lines, { rules: across }));
    expect(others).toEqual([]);
    expect(cellTexts(table)).toHaveLength(10);
    expect(cellTexts(table)[5]).toEqual(['Impacts on teachers']);
  });
});
