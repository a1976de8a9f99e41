import { describe, expect, test } from 'vitest';
import type { PositionedPage, Rule } from '../../../../src/document/page.ts';
import { headedCandidates } from '../../../../src/layout/tables/headed.ts';
import { drawnRulings } from '../../../../src/layout/tables/page-rulings.ts';
import { linesOf } from '../lines.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, level, tablesOf, textsOf, upright } from './grids.ts';

/** Where the columns begin, in points. */
const COLUMNS = [76, 260, 340, 420];
const HEAD = ['Item', 'Hours', 'Price', 'Sum'];
const ROWS: readonly (readonly [label: readonly string[], ...values: string[]])[] = [
  [['Survey of the trees'], '3', '40.00', '120.00'],
  [['Removal of two old oaks and', 'all the roots below them'], '12', '40.00', '480.00'],
  [['New hedge'], '', '', '95.00'],
  [['Transport of the timber to', 'the mill in the valley'], '2', '55.00', '110.00'],
  [['Disposal'], '', '', '60.00'],
];
const TEXTS = [HEAD, ...ROWS.map(([label, ...values]) => [label.join(' '), ...values])];
/** Baseline of the head. */
const TOP = 200;

interface Setting {
  /** Where the values stand beside a wrapped label: 0 at its first line, 1 at its last. */
  readonly place?: number;
  /** Points by which they are lower. */
  readonly lower?: number;
  readonly rows?: typeof ROWS;
}

/** A head and its rows between paragraphs. */
function headed({ place = 0, lower = 0, rows = ROWS }: Setting, parts: Partial<PositionedPage>): PositionedPage {
  const texts: LineSpec[] = HEAD.map((text, c) => ({ text, x: COLUMNS[c] as number, y: TOP }));
  let y = TOP + 20;
  for (const [label, ...values] of rows) {
    for (const [i, text] of label.entries()) texts.push({ text, x: COLUMNS[0] as number, y: y + 12 * i });
    const beside = y + lower + place * 12 * (label.length - 1);
    for (const [i, text] of values.entries()) if (text) texts.push({ text, x: COLUMNS[i + 1] as number, y: beside });
    y += 12 * label.length + 8;
  }
  return page([...prose(4, 100), ...texts, ...prose(4, y + 20)], parts);
}

const below = [level(72, 480, TOP + 5)];
const clothes: readonly (readonly [string, Partial<PositionedPage>])[] = [
  ['a line below its head', { rules: below }],
  ['its head between two lines', { rules: [level(72, 480, TOP - 12), ...below] }],
  [
    'its head in a box',
    { rules: [level(72, 480, TOP - 12), ...below, upright(72, TOP - 12, TOP + 5), upright(480, TOP - 12, TOP + 5)] },
  ],
  [
    'its head in a shade that is lower than its letters',
    { fills: [{ box: [72, TOP - 7, 480, TOP + 2.5], color: '#dddddd' }] },
  ],
  ['its head in a shade', { fills: [{ box: [72, TOP - 12, 480, TOP + 5], color: '#dddddd' }] }],
  [
    'its head in boxes side by side',
    {
      rules: [
        level(72, 480, TOP - 12),
        ...below,
        ...[72, 255, 335, 415, 480].map((x) => upright(x, TOP - 12, TOP + 5)),
      ],
    },
  ],
];

describe.each(clothes)('a table that has %s, and no lines below', (_, parts) => {
  test.each([
    ['first', 0, 0],
    ['first, a little lower', 0, 3.5],
    ['first, a little higher', 0, -3.5],
    ['middle', 0.5, 0],
    ['middle, a little lower', 0.5, 3.5],
    ['last', 1, 0],
    ['last, a little higher', 1, -3.5],
  ])('keeps its rows where values stand at the %s line of a wrapped label', (_place, place, lower) => {
    expect(tablesOf(headed({ place, lower }, parts)).map(cellTexts)).toEqual([TEXTS]);
  });
});

describe('texts in the columns of a head with a line below it', () => {
  /** The texts of the tables in rows 20 points apart, columns 100 points apart, with a line below the first. */
  const found = (
    rows: readonly (readonly string[])[],
    lines: readonly LineSpec[] = [],
    rules: readonly Rule[] = [],
  ): string[][][] =>
    headedCandidates(
      drawnRulings([level(72, 480, 105), ...rules]),
      linesOf([
        ...rows.flatMap((row, r) =>
          row.flatMap((text, c) => (text ? [{ text, x: 76 + 100 * c, y: 100 + 20 * r }] : [])),
        ),
        ...lines,
      ]),
    ).map((table) => textsOf(table.cells));
  const trees = ['Oak', 'Elm', 'Fir', 'Yew'].map((tree, index) => [tree, `${index + 10}`, `${index}.50`]);

  test('are a table from two rows on, of two columns from three on', () => {
    expect(found([['Tree', 'Age', 'Price'], ...trees.slice(0, 2)])).toHaveLength(1);
    expect(found([['Tree', 'Age', 'Price'], ...trees.slice(0, 1)])).toEqual([]);
    const pairs = [['Tree', 'Age'], ...trees.map((row) => row.slice(0, 2))];
    expect(found(pairs.slice(0, 4))).toHaveLength(1);
    expect(found(pairs.slice(0, 3))).toEqual([]);
  });

  test('of two columns are a table with numbers in two of three rows, not in one', () => {
    const pairs = (numbers: number): string[][] =>
      trees.slice(0, 3).map(([tree = ''], r) => [tree, r < numbers ? '9' : 'old']);
    expect(found([['Tree', 'Age'], ...pairs(2)])).toHaveLength(1);
    expect(found([['Tree', 'Age'], ...pairs(1)])).toEqual([]);
  });

  test('are a table below heads of six words, none below a sentence', () => {
    expect(found([['Tree', '', 'The age of it in years'], ...trees])).toHaveLength(1);
    expect(found([['Tree', '', 'The age of it in some years'], ...trees])).toEqual([]);
  });

  test('are none below numbers', () => {
    expect(found([['Tree', '12', 'Price'], ...trees])).toEqual([]);
  });

  test('are none in columns of prose', () => {
    const prose = Array.from({ length: 4 }, () => [
      'an old oak on hills',
      'an old elm on hills',
      'an old yew on hills',
    ]);
    expect(found([['Tree', 'Place', 'Owner'], ...prose])).toEqual([]);
  });

  test('end at text across the columns, but not at the title of a group', () => {
    const text = { text: 'This sentence is on the page below the table and reaches', x: 76, y: 180 };
    const head = ['Tree', 'Age', 'Price'];
    expect(found([head, ...trees.slice(0, 3)], [text])).toEqual([[head, ...trees.slice(0, 3)]]);
    const [grouped] = found([head, ...trees.slice(0, 3), [], ...trees], [text]);
    expect(grouped).toHaveLength(9);
  });

  test('end at larger type and at a caption', () => {
    const head = ['Tree', 'Age', 'Price'];
    expect(
      found(
        [head, ...trees],
        [
          { text: 'More', x: 76, y: 200, size: 14 },
          { text: '9', x: 176, y: 200, size: 14 },
        ],
      ),
    ).toEqual([[head, ...trees]]);
    expect(found([head, ...trees, ['Table 2: Elms', '9']])).toEqual([[head, ...trees]]);
  });

  test('are a table below heads of four rows, none where more rows like them are above: the line is within a table', () => {
    const above = (count: number): LineSpec[] =>
      Array.from({ length: count }, (_, r) =>
        ['Tree', 'Age', 'Price'].map((text, c) => ({ text, x: 76 + 100 * c, y: 86 - 14 * r })),
      ).flat();
    const rows = [['Tree', 'Age', 'Price'], ...trees];
    expect(found(rows, above(3))).toHaveLength(1);
    expect(found(rows, above(4))).toEqual([]);
  });

  test('are left to their own lines where these end or divide them', () => {
    expect(found([['Tree', 'Age', 'Price'], ...trees], [], [level(72, 480, 185)])).toEqual([]);
  });
});

describe('an account whose sides only an upright line parts, below the line of their heads', () => {
  /** What one side says, from some x on in points, and where. */
  const side = (name: string, x: number, rows: number): LineSpec[][] => [
    [
      { text: name, x, y: 120 },
      { text: 'Sum', x: x + 120, y: 120 },
    ],
    ...['Rent', 'Heating', 'Water', 'Waste', 'Lift'].slice(0, rows).map((text, row) => [
      { text, x, y: 136 + 16 * row },
      { text: `${100 + 7 * row}.00`, x: x + 120, y: 136 + 16 * row },
    ]),
  ];
  const [left, right] = [side('Costs', 76, 5), side('Payments', 260, 4)];
  const textOfSide = (own: readonly (readonly LineSpec[])[]): string[][] =>
    own.map((row) => row.map(({ text }) => text));
  const account: Partial<PositionedPage> = { rules: [level(72, 420, 125), upright(240, 105, 210)] };

  test.each<[string, Partial<PositionedPage>]>([
    ['a line', account],
    ['a line that the upright one ends at', { rules: [level(72, 420, 125), upright(240, 125, 210)] }],
    ['a shade', { fills: [{ box: [72, 108, 420, 125], color: '#dddddd' }], rules: [upright(240, 105, 210)] }],
  ])('is two tables where one side is written after the other: %s', (_, parts) => {
    const found = tablesOf(page([...left.flat(), ...right.flat()], parts)).map(cellTexts);
    expect(found).toEqual([textOfSide(left), textOfSide(right)]);
  });

  test('is one where each row is written across', () => {
    const across = left.flatMap((row, index) => [...row, ...(right[index] ?? [])]);
    expect(tablesOf(page(across, account))).toHaveLength(1);
  });
});

describe('a head with a line and items with totals', () => {
  const item = (number: string, name: string, y: number): LineSpec[] =>
    [number, name, '2', '10.00', '20.00'].map((text, c) => ({ text, x: [76, 92, 260, 340, 420][c] as number, y }));
  const total = (label: string, amount: string, y: number): LineSpec[] => [
    { text: label, x: 76, y },
    { text: amount, x: 420, y },
  ];

  test('keep the numbers of the items apart, though the labels of totals cross their gap, and each total in its row', () => {
    const lines = linesOf([
      ...['No.', 'Article', 'Qty', 'Price', 'Sum'].map((text, c) => ({
        text,
        x: [70, 92, 260, 340, 420][c] as number,
        y: 200,
      })),
      ...item('1', 'Bell ropes, spun by hand and', 220),
      { text: 'waxed', x: 92, y: 232 },
      ...item('2', 'Oak planks, sawn in winter and', 252),
      { text: 'dried', x: 92, y: 264 },
      ...item('3', 'Lamp oil', 284),
      ...total('Subtotal', '60.00', 300),
      ...total('Value added tax', '12.00', 314),
      ...total('Amount due', '72.00', 328),
    ]);
    const [found] = headedCandidates(drawnRulings([level(66, 480, 206)]), lines).map((table) => textsOf(table.cells));
    expect(found?.slice(0, 2)).toEqual([
      ['No.', 'Article', 'Qty', 'Price', 'Sum'],
      ['1', 'Bell ropes, spun by hand and waxed', '2', '10.00', '20.00'],
    ]);
    expect(found?.slice(-3).map((row) => [row[0], row.at(-1)])).toEqual([
      ['Subtotal', '60.00'],
      ['Value added tax', '12.00'],
      ['Amount due', '72.00'],
    ]);
  });
});
