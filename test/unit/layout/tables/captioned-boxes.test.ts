import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, level, tablesOf, upright } from './grids.ts';

/** How captions and values are set, and how large a box is. */
interface Clothes {
  readonly caption: Partial<LineSpec>;
  readonly value: Partial<LineSpec>;
  readonly width: number;
  readonly height: number;
}

/** A box with a caption and what is filled in, and how many columns wide it is. */
type Boxed = readonly [caption: string, value: string, span?: number];

const LEFT = 60;
const TOP = 150;

function form(rows: readonly (readonly Boxed[])[], { caption, value, width, height }: Clothes) {
  const lines: LineSpec[] = [];
  const rules: Rule[] = [];
  for (const [row, boxes] of rows.entries()) {
    const y = TOP + row * height;
    let x = LEFT;
    for (const [label, filled, span = 1] of boxes) {
      const end = x + span * width;
      rules.push(level(x, end, y), level(x, end, y + height), upright(x, y, y + height), upright(end, y, y + height));
      lines.push({ text: label, x: x + 2, y: y + 8, size: 6, ...caption });
      if (filled) lines.push({ text: filled, x: x + 8, y: y + height - 5, size: 10, ...value });
      x = end;
    }
  }
  return page([...lines, ...prose(3, TOP + rows.length * height + 60)], { rules });
}

const ROWS: readonly (readonly Boxed[])[] = [
  [['1 Name of the payer', 'Elm Street Bakery', 2]],
  [
    ['2 Year', '2016'],
    ['3 Gross pay', '31,200.00'],
  ],
  [
    ['4 Tax', '4,810.00'],
    ['5 Church tax', ''],
  ],
  [
    ['6 Pension', '1,950.00'],
    ['7 Days', '220'],
  ],
];

describe.each<[string, Clothes]>([
  ['small captions', { caption: {}, value: {}, width: 150, height: 26 }],
  ['typed values', { caption: { size: 8 }, value: { size: 8, monospace: true }, width: 200, height: 30 }],
])('boxes with captions over values: %s', (_, clothes) => {
  test('are the cells of a table, of one row where they are beside each other', () => {
    const [table, ...others] = tablesOf(form(ROWS, clothes));
    expect(others).toEqual([]);
    expect(cellTexts(table)).toEqual(
      ROWS.map((row) => row.map(([caption, value]) => (value ? `${caption} ${value}` : caption))),
    );
    expect(table?.rows[0]?.[0]?.columnSpan).toBe(2);
  });

  test('are a row of captions over one of values where there is one row of boxes', () => {
    const row: readonly Boxed[] = [
      ['Post', 'Baker'],
      ['Month', 'July'],
      ['Group', 'III'],
    ];
    const [table] = tablesOf(form([row], clothes));
    expect(cellTexts(table)).toEqual([row.map(([caption]) => caption), row.map(([, value]) => value)]);
  });

  test('are no table where most are empty', () => {
    const empty = ROWS.map((row) => row.map(([caption, , span]): Boxed => [caption, '', span ?? 1]));
    const first: readonly Boxed[] = [['1 Name of the payer', 'Elm Street Bakery', 2]];
    expect(tablesOf(form([first, ...empty.slice(1)], clothes))).toEqual([]);
  });
});
