import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { type LineSpec, page } from '../page.ts';
import { cellTexts, level, tablesOf, upright } from './grids.ts';

const at = (y: number, ...parts: readonly (readonly [number, string])[]): LineSpec[] =>
  parts.map(([x, text]) => ({ text, x, y }));

describe('lines of labels with their values between two rules', () => {
  const form = (labels: readonly string[]): LineSpec[] => [
    ...at(116, [72, `${labels[0]} 2`], [170, `${labels[1]} 12`], [400, `${labels[2]} noon`]),
    ...at(132, [72, `${labels[3]} all votes`], [250, `${labels[4]} one half`], [440, `${labels[5]} third`]),
    ...at(148, [72, `${labels[6]} 257`], [330, `${labels[7]} accepted`]),
  ];
  const rules = [level(66, 540, 100), level(66, 540, 160)];

  test('are no table where they stand at no edge', () => {
    const colons = ['Act:', 'Version:', 'Hour:', 'Base:', 'Majority:', 'Quorum:', 'Members:', 'Result:'];
    expect(tablesOf(page(form(colons), { rules }))).toEqual([]);
  });

  test('are one in columns', () => {
    const rows = [0, 1, 2].map((row) =>
      at(116 + 16 * row, [72, `Act: ${row}`], [220, `Base: ${row}`], [400, `Hour: ${row}`]),
    );
    expect(tablesOf(page(rows.flat(), { rules })).map(cellTexts)).toEqual([
      [0, 1, 2].map((row) => [`Act: ${row}`, `Base: ${row}`, `Hour: ${row}`]),
    ]);
  });
});

describe('rows between rules', () => {
  const upper = [0, 1, 2].map((row) => at(116 + 16 * row, [72, `Item ${row}`], [220, `${row}.50`], [400, `${row}.90`]));
  const lower = [0, 1, 2].map((row) => at(176 + 16 * row, [72, `Vote ${row}`], [330, `${row}1`], [480, `${row}2`]));
  const lines = [...upper, ...lower].flat();
  const rules = [100, 160, 220].map((y) => level(66, 540, y));

  test('are a table of their own where a line divides them that does not divide those above', () => {
    const found = tablesOf(page(lines, { rules: [...rules, upright(300, 160, 220)] })).map(cellTexts);
    expect(found.map((rows) => rows[0])).toEqual([
      ['Item 0', '0.50', '0.90'],
      ['Vote 0', '01', '02'],
    ]);
  });

  test('go on with those above where the same line divides both', () => {
    const divided = [...rules, upright(300, 100, 160), upright(300, 160, 220)];
    expect(tablesOf(page(lines, { rules: divided }))).toHaveLength(1);
  });
});

describe('labels above boxes to fill in, between the bars of two sections', () => {
  const edges = [
    [66, 220],
    [240, 380],
    [400, 540],
  ] as const;
  const labels = ['Family name', 'Given name', 'Middle name'];
  const lines = [0, 1, 2].flatMap((row) =>
    edges.map(([x], i) => ({ text: `${labels[i]} ${row}`, x, y: 114 + 40 * row })),
  );
  const bars = [level(66, 540, 100), level(66, 540, 230)];
  const boxed = (from: number, to: number, y: number): Rule[] => [
    level(from, to, y),
    level(from, to, y + 18),
    upright(from, y, y + 18),
    upright(to, y, y + 18),
  ];
  const boxes = [0, 1, 2].flatMap((row) => edges.flatMap(([from, to]) => boxed(from, to, 120 + 40 * row)));

  test.each([
    ['drawn', [...bars, ...boxes], 0],
    ['below the last row only', [...bars, ...edges.flatMap(([from, to]) => boxed(from, to, 200))], 1],
    ['not drawn', bars, 1],
    ['as wide as the rows', [...bars, ...[120, 160].flatMap((y) => boxed(66, 540, y))], 1],
  ])('with boxes %s', (_, rules, tables) => {
    expect(tablesOf(page(lines, { rules }))).toHaveLength(tables);
  });
});
