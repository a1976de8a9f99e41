import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, level, tablesOf, upright } from './grids.ts';

/** Captions 100 points apart with their values 12 points below. */
const storey = (
  captions: readonly string[],
  values: readonly string[],
  y: number,
  [caption, value]: readonly [Partial<LineSpec>, Partial<LineSpec>] = [{ size: 7 }, { weight: 700 }],
): LineSpec[] => [
  ...captions.flatMap((text, c) => (text ? [{ text, x: 72 + 100 * c, y, ...caption }] : [])),
  ...values.flatMap((text, c) => (text ? [{ text, x: 72 + 100 * c, y: y + 12, ...value }] : [])),
];
const textsIn = (lines: readonly LineSpec[], rules: readonly Rule[] = []): string[][][] =>
  tablesOf(page([...prose(3, 400), ...lines], { rules })).map(cellTexts);

/** As a ticket and as the head of an invoice have them. */
const CLOTHES = {
  'small captions over bold values': [{ size: 7 }, { weight: 700 }],
  'bold captions over plain values': [{ weight: 700 }, {}],
  'grey captions over black values': [{ color: '#777777' }, {}],
} as const;

describe.each(Object.entries(CLOTHES))('%s', (_, style) => {
  const first = storey(['Flight', 'Date', 'Gate'], ['NW 418', '7 September', 'B12'], 100, style);

  test('are a table with a head, a row of captions each', () => {
    const second = storey(['Seat', 'Group'], ['14C', '3'], 130, style);
    expect(textsIn([...first, ...second])).toEqual([
      [
        ['Flight', 'Date', 'Gate'],
        ['NW 418', '7 September', 'B12'],
      ],
      [
        ['Seat', 'Group'],
        ['14C', '3'],
      ],
    ]);
  });

  test('are the head of a table where more rows stand below', () => {
    const more = ['NW 420', '8 September', 'B14'].map((text, c) => ({ text, x: 72 + 100 * c, y: 124, ...style[1] }));
    expect(textsIn([...first, ...more])).toEqual([
      [
        ['Flight', 'Date', 'Gate'],
        ['NW 418', '7 September', 'B12'],
        ['NW 420', '8 September', 'B14'],
      ],
    ]);
  });

  test('are none where two stand alone', () => {
    expect(textsIn(storey(['Chair', 'Keeper'], ['Dr Forsyth', 'S. Price'], 100, style))).toEqual([]);
  });

  test('are apart where an upright line parts them', () => {
    const second = storey(['Seat', 'Group', 'Row'], ['14C', '3', '7'], 130, style);
    const tables = textsIn([...first, ...second], [upright(262, 80, 160)]);
    expect(tables).toHaveLength(3);
    expect(tables).toContainEqual([
      ['Flight', 'Date'],
      ['NW 418', '7 September'],
    ]);
    expect(tables).toContainEqual([
      ['Gate', 'B12'],
      ['Row', '7'],
    ]);
  });
});

test.each([
  { gap: 30, style: CLOTHES['small captions over bold values'] },
  { gap: 36, style: CLOTHES['grey captions over black values'] },
])(
  'those below each other beside them, as on a stub, are a table of two columns: $gap points apart',
  ({ gap, style }) => {
    const main = [
      ...storey(['Day', 'Row', 'Seat'], ['17 May', '7', '112'], 100, style),
      ...storey(['Hall', 'Door', 'Price'], ['Left', 'B', '24.00'], 100 + gap, style),
    ];
    const stub = [
      ['Order', 'B-558120'],
      ['Day', '17 May'],
      ['Seat', '112'],
    ].flatMap(([caption = '', value = ''], index) => [
      { text: caption, x: 450, y: 88 + gap * index, ...style[0] },
      { text: value, x: 450, y: 100 + gap * index, ...style[1] },
    ]);
    const tables = textsIn([...main, ...stub], [upright(400, 60, 200)]);
    expect(tables).toHaveLength(3);
    expect(tables).toContainEqual([
      ['Order', 'B-558120'],
      ['Day', '17 May'],
      ['Seat', '112'],
    ]);
  },
);

test('heads over a line are those of the table below it', () => {
  const rows = storey(['Item', 'Size', 'Price'], ['Apple', '10', '1.20'], 100, [{ weight: 700 }, {}]);
  const next = ['Pear', '12', '1.50'].map((text, c) => ({ text, x: 72 + 100 * c, y: 136 }));
  expect(textsIn([...rows, ...next], [level(72, 372, 103)])).toEqual([
    [
      ['Item', 'Size', 'Price'],
      ['Apple', '10', '1.20'],
      ['Pear', '12', '1.50'],
    ],
  ]);
});
