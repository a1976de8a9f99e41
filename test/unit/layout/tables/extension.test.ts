import { describe, expect, test } from 'vitest';
import { extendDown, extendUp } from '../../../../src/layout/tables/extension.ts';
import { linesOf } from '../lines.ts';
import type { LineSpec } from '../page.ts';
import { cell, textsOf } from './grids.ts';

/** A table of one row, from y 100 to 120. */
const table = {
  box: [72, 100, 272, 120] as const,
  cells: [
    cell(0, 0, [{ text: 'a', x: 76, y: 114 }], { box: [72, 100, 172, 120] }),
    cell(0, 1, [{ text: 'b', x: 176, y: 114 }], { box: [172, 100, 272, 120] }),
  ],
};
const rowsWith = (...below: readonly LineSpec[]): string[][] => textsOf(extendDown(table, linesOf(below)).cells);

/** A row whose text begins `gap` points below the table. */
const row = (gap: number, left = 76): LineSpec[] => [
  { text: 'next', x: left, y: 127.5 + gap },
  { text: 'row', x: 176, y: 127.5 + gap },
];

describe('a table goes on below its drawn part', () => {
  test('in rows with a gap of 13 points, not of 18', () => {
    expect(rowsWith(...row(13))).toEqual([
      ['a', 'b'],
      ['next', 'row'],
    ]);
    expect(rowsWith(...row(18))).toHaveLength(1);
  });

  test('in rows with texts that are within their columns for 95 % of their width, not for 80 %', () => {
    expect(rowsWith(...row(8, 71))).toHaveLength(2);
    expect(rowsWith(...row(8, 68))).toHaveLength(1);
  });

  test('until a row begins in another column, or has text in one alone', () => {
    expect(rowsWith({ text: 'next', x: 76, y: 135 })).toHaveLength(1);
    expect(rowsWith({ text: 'next', x: 176, y: 135 }, { text: 'row', x: 230, y: 135 })).toHaveLength(1);
    expect(rowsWith(...row(8), { text: 'A note', x: 76, y: 147 }, ...row(34))).toHaveLength(2);
  });

  test('but not in the bold title of the next section with its number', () => {
    const titled = (number: string, weight: number): LineSpec[] => [
      { text: number, x: 76, y: 135, weight: 700 },
      { text: 'Access', x: 176, y: 135, weight },
    ];
    expect(rowsWith(...titled('6.1', 700))).toHaveLength(1);
    expect(rowsWith(...titled('6.1', 400))).toHaveLength(2);
    expect(rowsWith(...titled('Door', 700))).toHaveLength(2);
  });

  test('after titles of groups that are bold, or set left of their rows, and above the next line', () => {
    const title = { text: 'Others', x: 76, y: 135 };
    const below = row(20, 82);
    const whole = [
      ['a', 'b'],
      ['Others', ''],
      ['next', 'row'],
    ];
    expect(rowsWith(title, ...below)).toEqual(whole);
    expect(rowsWith({ ...title, weight: 700 }, ...row(20))).toEqual(whole);
    expect(rowsWith(title, ...row(20))).toEqual(whole.slice(0, 1));
    const ruled = extendDown(table, linesOf([title, ...below]), [{ at: 138, from: 72, to: 272 }]);
    expect(textsOf(ruled.cells)).toEqual(whole.slice(0, 1));
  });

  test('but for the head of what is ruled below: a row apart from them at a line that rows follow', () => {
    const below = [{ text: 'Others', x: 76, y: 133 }, ...row(24, 82)];
    const lines = (...more: readonly number[]) => [160, ...more].map((at) => ({ at, from: 72, to: 272 }));
    const rows = (ruled: ReturnType<typeof lines>) => textsOf(extendDown(table, linesOf(below), ruled).cells);
    expect(rows(lines(180))).toEqual([['a', 'b']]);
    expect(rows(lines())).toHaveLength(3);
    expect(rows(lines(163))).toHaveLength(3);
  });

  test('with the lines in the first column alone, where its cells have several', () => {
    const described = cell(
      0,
      0,
      [
        { text: 'Service A', x: 76, y: 106 },
        { text: 'Repair', x: 76, y: 118 },
      ],
      { box: [72, 100, 172, 120] },
    );
    const below = [...row(8), { text: 'Cleaning', x: 76, y: 147 }, { text: 'Parts', x: 76, y: 159 }];
    const tall = { ...table, cells: [described, ...table.cells.slice(1)] };
    expect(textsOf(extendDown(tall, linesOf(below)).cells)[1]).toEqual(['next Cleaning Parts', 'row']);
    expect(rowsWith(...below)[1]).toEqual(['next', 'row']);
  });
});

describe('a table that begins with amounts goes on above its drawn part', () => {
  const totals = {
    box: [72, 100, 272, 120] as const,
    cells: [
      cell(0, 0, [{ text: 'Total', x: 76, y: 114 }], { box: [72, 100, 172, 120] }),
      cell(0, 1, [{ text: '€ 30.00', x: 176, y: 114 }], { box: [172, 100, 272, 120] }),
    ],
  };
  const rowsOver = (...above: readonly LineSpec[]): string[][] => textsOf(extendUp(totals, linesOf(above)).cells);
  const amounts = (text: string, amount: string, y: number): LineSpec[] => [
    { text, x: 76, y },
    { text: amount, x: 176, y },
  ];

  test('in the rows of the amounts that it adds up', () => {
    expect(rowsOver(...amounts('Gas', '€ 10.00', 80), ...amounts('Water', '€ 20.00', 95))).toEqual([
      ['Gas', '€ 10.00'],
      ['Water', '€ 20.00'],
      ['Total', '€ 30.00'],
    ]);
  });

  test('not in rows of words, nor in those far above', () => {
    expect(rowsOver(...amounts('Kind', 'Sum', 95))).toHaveLength(1);
    expect(rowsOver(...amounts('Gas', '€ 30.00', 75))).toHaveLength(1);
  });
});
