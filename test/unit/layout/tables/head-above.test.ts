import { describe, expect, test } from 'vitest';
import { withHeadAbove } from '../../../../src/layout/tables/head-above.ts';
import { linesOf } from '../lines.ts';
import type { LineSpec } from '../page.ts';
import { cell } from './grids.ts';

/** Columns 60 points wide and rows 20 points high from (72, 106) on, drawn or not; the first row is bold. */
const table = (rows: readonly (readonly string[])[], drawn: boolean) => ({
  box: [72, 106, 72 + 60 * (rows[0]?.length ?? 0), 106 + 20 * rows.length] as const,
  cells: rows.flatMap((row, r) =>
    row.map((text, c) => {
      const [x, y] = [72 + 60 * c, 106 + 20 * r];
      const box = [x, y, x + 60, y + 20] as const;
      return cell(r, c, [{ text, x: x + 4, y: y + 8, weight: r === 0 ? 700 : 400 }], drawn ? { box } : {});
    }),
  ),
});
const headsOf = (above: readonly LineSpec[], rows: readonly (readonly string[])[], drawn = false) =>
  withHeadAbove(table(rows, drawn), linesOf(above))
    .cells.filter(({ row, words }) => row === 0 && words.length > 0)
    .map(({ words, columnSpan }) => [words.map(({ text }) => text).join(' '), columnSpan]);

const PERIODS = [
  ['Period', 'Allowance'],
  ['Weekly', '71.15'],
];
const PLAIN = [
  ['Period', 1],
  ['Allowance', 1],
];

describe('above the first row of a table', () => {
  const place = { text: 'Withholding', x: 136, y: 102, weight: 700 };

  test('a bold line over a bold head is its first line', () => {
    expect(headsOf([place], PERIODS)).toEqual([
      ['Period', 1],
      ['Withholding Allowance', 1],
    ]);
  });

  test.each([
    ['not bold', { ...place, weight: 400 }],
    ['far', { ...place, y: 96 }],
    ['over the first column alone', { ...place, x: 76, text: 'Time' }],
    ['over several columns', { ...place, x: 100 }],
    ['a caption', { ...place, text: 'Table 1.' }],
  ])('a text that is %s is none', (_, text) => {
    expect(headsOf([text], PERIODS)).toEqual(PLAIN);
  });

  test('nor is one above a line that is drawn', () => {
    expect(headsOf([place], PERIODS, true)).toEqual(PLAIN);
  });

  test.each([
    ['over each drawn column', ['Tons', 'Share', 'Price'], true, 3],
    ['over each but the first', ['', 'Share', 'Price', 'Sum'], true, 3],
    ['over columns that are not drawn', ['Tons', 'Share', 'Price'], false, 0],
    ['over some of them', ['Tons', '', 'Price', 'Sum'], true, 0],
    ['over two', ['Tons', 'Share'], true, 0],
  ])('texts %s: %s head them (drawn: %s): %i', (_, names, drawn, count) => {
    const above = names.flatMap((text, c) => (text ? [{ text, x: 76 + 60 * c, y: 102 }] : []));
    const rows = [names.map((__, c) => `${c}.50`), names.map((__, c) => `${c}.25`)];
    const heads = headsOf(above, rows, drawn).filter(([text]) => names.includes(`${text}`));
    expect(heads).toHaveLength(count);
  });

  test.each([
    ['in the middle of two', ['', 'Tons by port', '', 'Price', 'Sum'], 24, 2],
    ['in the middle of three, not one each', ['', 'Tons by port', '', '', ''], 50, 0],
  ])('a name %s drawn columns beside others in one each is over all of them', (_, names, inward, span) => {
    const above = names.flatMap((text, c) =>
      text ? [{ text, x: 76 + 60 * c + (text.length > 5 ? inward : 0), y: 102 }] : [],
    );
    const rows = [names.map((__, c) => `${c}.50`), names.map((__, c) => `${c}.25`)];
    const found = headsOf(above, rows, true).find(([text]) => text === 'Tons by port');
    expect(found?.[1] ?? 0).toBe(span);
  });

  test.each([true, false])('texts in the middle of groups of columns head them (drawn: %s)', (drawn) => {
    const years = ['2001', '2002', '2003'].map((text, i) => ({ text, x: 182 + 120 * i, y: 102 }));
    const rows = [
      ['Group', 'Tons', 'Share', 'Tons', 'Share', 'Tons', 'Share'],
      ['Fish', '1', '2', '3', '4', '5', '6'],
      ['Meat', '1', '2', '3', '4', '5', '6'],
    ];
    expect(headsOf(years, rows, drawn)).toEqual([
      ['Group', 1],
      ['2001', 2],
      ['2002', 2],
      ['2003', 2],
    ]);
  });
});

test('heads of groups of one size are over all columns but those of the names, whose text may reach over the border', () => {
  const rows = [
    ['No', 'Name', ...['t', 'm', 't', 'm', 't', 'm']],
    ['1', 'Fish', ...['10', '25', '11', '23', '12', '38']],
    ['2', 'Crabs', ...['70', '71', '89', '68', '12', '10']],
  ];
  const years = ['2001', '2002', '2003'].map((text, group): LineSpec => ({ text, x: 242 + 120 * group, y: 102 }));
  // The upper edge of the letters of the first row is half a point above the drawn line.
  const own = rows[0]?.map((text, c): LineSpec => ({ text, x: 76 + 60 * c, y: 113 })) ?? [];
  expect(headsOf([...years, ...own], rows, true)).toEqual([
    ['No', 1],
    ['Name', 1],
    ['2001', 2],
    ['2002', 2],
    ['2003', 2],
  ]);
});

test.each([
  ['bold over plain rows', 700, 400, 10.5, true],
  ['plain over plain rows', 400, 400, 10.5, false],
  ['bold over bold rows', 700, 700, 10.5, false],
  ['bold and far', 700, 400, 14, false],
])('names of drawn columns that are %s head them, white around them or not', (_, weight, below, gap, isHead) => {
  const rows = [
    ['1', 'Hedge', '18.50'],
    ['2', 'Edge', '32.00'],
  ].flatMap((row, r) =>
    row.map((text, c) => {
      const [x, y] = [72 + 60 * c, 106 + 20 * r];
      return cell(r, c, [{ text, x: x + 4, y: y + 8, weight: below }], { box: [x, y, x + 60, y + 20] });
    }),
  );
  const names = ['No.', 'Thing', 'Price'].map((text, c) => ({ text, x: 76 + 60 * c, y: 103.5 - gap, weight }));
  const { cells } = withHeadAbove({ box: [72, 106, 252, 146], cells: rows }, linesOf(names));
  expect(cells.some(({ words: [first] }) => first?.text === 'Thing')).toBe(isHead);
});
