import { describe, expect, test } from 'vitest';
import { splitRows } from '../../../../src/layout/tables/split-rows.ts';
import type { LineSpec } from '../page.ts';
import { cell, textsOf } from './grids.ts';

/** A drawn row of cells with lines of words and digits in turn at the given baselines: how many rows it is split into. */
const rowsOf = (...columns: readonly (readonly number[])[]): number =>
  textsOf(
    splitRows(
      columns.map((baselines, c) =>
        cell(
          0,
          c,
          baselines.map((y, i) => ({ text: i % 2 ? 'words' : '12', x: 76 + 100 * c, y })),
        ),
      ),
    ),
  ).length;

const THREE = [100, 120, 140];
const FIVE = [100, 120, 140, 160, 180];

describe('a drawn row', () => {
  test('is split into the rows that its cells have line by line', () => {
    const lines = (c: number) => THREE.map((y, i) => ({ text: `${'abc'[c]}${i}`, x: 76 + 100 * c, y }));
    expect(textsOf(splitRows([0, 1, 2].map((c) => cell(0, c, lines(c)))))).toEqual([
      ['a0', 'b0', 'c0'],
      ['a1', 'b1', 'c1'],
      ['a2', 'b2', 'c2'],
    ]);
  });

  test.each<[string, Partial<LineSpec>, number]>([
    ['in the letters of its label', {}, 3],
    ['in larger letters', { size: 12 }, 1],
    ['typed', { monospace: true }, 1],
  ])('is one row where each cell is a label, and what is filled in below it %s', (_, value, count) => {
    const fields = ['Interest income', 'Tax withheld', 'Expenses paid'].map((text, c) =>
      cell(0, c, [
        { text, x: 76 + 100 * c, y: 100 },
        { text: '(optional)', x: 76 + 100 * c, y: 112 },
        { text: `${c}.50`, x: 76 + 100 * c, y: 126, ...value },
      ]),
    );
    expect(textsOf(splitRows(fields))).toHaveLength(count);
  });

  test.each<[string, Partial<LineSpec>, Partial<LineSpec>, number]>([
    ['in bold, and values alone are in the next', { weight: 700, size: 8 }, {}, 3],
    ['in bold of the same size', { weight: 700 }, {}, 3],
    ['in bold, and the next has names in bold too', { weight: 700 }, { weight: 700 }, 2],
    ['in plain type', { size: 8 }, {}, 2],
  ])('of names of columns over values is two where the names are %s', (_, name, next, count) => {
    const texts = [
      ['Service', 'Time', 'Price'],
      ['Wash and cut', 'an hour', '48'],
    ];
    const head = (texts[0] as string[]).map((text, c) =>
      cell(0, c, [
        { text, x: 76 + 100 * c, y: 100, ...name },
        { text: (texts[1] as string[])[c] as string, x: 76 + 100 * c, y: 114 },
      ]),
    );
    const below = ['Restyle', 'longer', '60'].map((text, c) =>
      cell(1, c, [{ text, x: 76 + 100 * c, y: 130, ...next }]),
    );
    expect(textsOf(splitRows([...head, ...below]))).toHaveLength(count);
  });

  test.each<[string, readonly string[], readonly string[], Partial<LineSpec>, number]>([
    ['is one for each label in bold', ['Member', 'Field number'], ['Ada Lund', 'F 14'], { weight: 700 }, 2],
    ['is one where labels are not bold', ['Member', 'Field number'], ['Ada Lund', 'F 14'], {}, 1],
    ['is one below a label of two lines', ['Member', 'of the club'], ['Ada Lund', 'F 14'], { weight: 700 }, 1],
    [
      'is one beside a value that is wrapped',
      ['Member', 'Field'],
      ['Ada Lund of the new', 'Wrenfield club'],
      { weight: 700 },
      1,
    ],
    ['is one beside a value in one line', ['Member', 'Field'], ['Ada Lund'], { weight: 700 }, 1],
  ])('of two cells %s', (_, labels, values, look, count) => {
    const lines = (texts: readonly string[], c: number, style = {}): LineSpec[] =>
      texts.map((text, i) => ({ text, x: 76 + 100 * c, y: 100 + 14 * i, ...style }));
    const row = [
      cell(0, 0, lines(labels, 0, look), { box: [72, 90, 172, 120] }),
      cell(0, 1, lines(values, 1), { box: [172, 90, 272, 120] }),
    ];
    expect(textsOf(splitRows(row))).toHaveLength(count);
  });

  test('moves the rows below it down', () => {
    const below = [0, 1, 2].map((c) => cell(1, c, [{ text: 'foot', x: 76 + 100 * c, y: 180 }]));
    const first = [0, 1, 2].map((c) =>
      cell(
        0,
        c,
        THREE.map((y) => ({ text: 'x', x: 76 + 100 * c, y })),
      ),
    );
    expect(splitRows([...first, ...below]).filter(({ row }) => row === 3)).toHaveLength(3);
  });

  test('is split from three lines on, not at two', () => {
    expect(rowsOf(THREE, THREE, THREE)).toBe(3);
    expect(rowsOf([100, 120], [100, 120], [100, 120])).toBe(1);
  });

  test('is split when three cells agree, not when two do', () => {
    expect(rowsOf(THREE, THREE, THREE)).toBe(3);
    expect(rowsOf(THREE, THREE)).toBe(1);
    expect(rowsOf(THREE, THREE, [])).toBe(1);
  });

  test('is split when four of five cells are complete, not when three are', () => {
    expect(rowsOf(THREE, THREE, THREE, THREE, [100])).toBe(3);
    expect(rowsOf(THREE, THREE, THREE, [100], [100])).toBe(1);
  });

  test('is split when cells have lines in four of five rows, not in three', () => {
    const [four, three] = [FIVE.slice(0, 4), FIVE.slice(0, 3)];
    expect(rowsOf(FIVE, four, four)).toBe(5);
    expect(rowsOf(FIVE, three, three)).toBe(1);
  });

  test('is split beside a label in one line that it shares with other rows, which spans them all then', () => {
    const values = (r: number, ys: readonly number[]) =>
      [1, 2, 3].map((c) =>
        cell(
          r,
          c,
          ys.map((y) => ({ text: '12', x: 76 + 100 * c, y })),
        ),
      );
    const spanning = (...texts: readonly string[]) =>
      cell(
        0,
        0,
        texts.map((text, i) => ({ text, x: 76, y: 120 + 12 * i })),
        { rowSpan: 2 },
      );
    const split = (label: ReturnType<typeof spanning>) => splitRows([label, ...values(0, THREE), ...values(1, [180])]);
    const [label, ...others] = split(spanning('North'));
    expect(label).toMatchObject({ row: 0, rowSpan: 4 });
    expect(others.map(({ row }) => row)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 3, 3]);
    expect(split(spanning('North', 'and', 'South'))[0]).toMatchObject({ rowSpan: 2 });
  });

  test('has lines in one row when their baselines are 8 points apart, not 9', () => {
    const lower = (distance: number): number[] => THREE.map((y) => y + distance);
    expect(rowsOf(THREE, THREE, THREE, lower(8))).toBe(3);
    expect(rowsOf(THREE, THREE, THREE, lower(9))).toBe(1);
  });

  test('is split at section titles too, and not where the lines of its cells are wrapped', () => {
    const box = (c: number) => [72 + 100 * c, 90, 172 + 100 * c, 250] as const;
    const column = (c: number, texts: readonly string[]) =>
      cell(
        0,
        c,
        texts.flatMap((text, i) => (text ? [{ text, x: 76 + 100 * c, y: 100 + 20 * i }] : [])),
        { box: box(c) },
      );
    const names = column(0, ['North', 'one', 'two', 'South', 'three', 'four']);
    const values = (c: number) => column(c, ['', '12', '14', '', '4', '6']);
    expect(textsOf(splitRows([names, values(1), values(2)]))).toHaveLength(6);
    const prose = (c: number) => column(c, Array(6).fill('words that fill it'));
    expect(
      textsOf(splitRows([names, prose(1), prose(2)].map((own, c) => (c === 0 ? column(0, ['North']) : own)))),
    ).toHaveLength(1);
  });

  test('is split where its lines are too far apart for a text, and one cell has all of them', () => {
    const column = (c: number, texts: readonly string[], pitch: number) =>
      cell(
        0,
        c,
        texts.flatMap((text, i) => (text ? [{ text, x: 76 + 100 * c, y: 100 + pitch * i }] : [])),
        { box: [72 + 100 * c, 90, 172 + 100 * c, 290] },
      );
    const invoice = (pitch: number) =>
      splitRows([
        column(0, ['Notice of 12 May in full', 'Proof in', 'Paper'], pitch),
        column(1, ['', '1', '', '', ''], pitch),
        column(2, ['', '0.75', '', 'Net:', 'Total:'], pitch),
        column(3, ['45.93', '0.75', '0', '46.68', '56.02'], pitch),
      ]);
    expect(textsOf(invoice(24)).at(-1)).toEqual(['', '', 'Total:', '56.02']);
    expect(textsOf(invoice(24))).toHaveLength(5);
    expect(textsOf(invoice(14))).toHaveLength(1);
  });

  test('stays whole where a cell goes on in the row below', () => {
    const [first, ...rest] = [0, 1, 2].map((c) =>
      cell(
        0,
        c,
        THREE.map((y) => ({ text: 'x', x: 76 + 100 * c, y })),
      ),
    );
    const cells = [{ ...(first as NonNullable<typeof first>), rowSpan: 2 }, ...rest];
    expect(splitRows(cells)).toEqual(cells);
  });
});

describe('a drawn row of values', () => {
  /** The rows of cells with the given lines, level with each other; an empty text is none. */
  const split = (columns: readonly (readonly string[])[]): string[][] =>
    textsOf(
      splitRows(
        columns.map((texts, c) =>
          cell(
            0,
            c,
            texts.flatMap((text, i) => (text ? [{ text, x: 76 + 100 * c, y: 100 + 13 * i }] : [])),
            { box: [72 + 100 * c, 90, 172 + 100 * c, 250] },
          ),
        ),
      ),
    );

  test('is split with two cells too', () => {
    const words = ['open', 'closed', 'late'];
    expect(split([['North', 'South', 'Inner'], words])).toHaveLength(3);
    expect(split([['12', '14', '9'], words])).toHaveLength(3);
  });

  test('is split where values are missing', () => {
    const keys = ['Maren Holt', 'Owen Pryce', 'Rosa Silva', 'Ida Berg'];
    expect(split([keys, ['Lyon', '', 'Porto', ''], ['', 'open', 'late', 'open']])).toHaveLength(4);
  });

  test('is split in two where one cell holds numbers, as words in two lines name columns', () => {
    expect(
      split([
        ['North', 'South'],
        ['12', '14'],
      ]),
    ).toHaveLength(2);
    expect(
      split([
        ['Number', 'of items'],
        ['Price', 'per item'],
      ]),
    ).toHaveLength(1);
  });

  test('stays whole beside addresses, whose lines are words and digits in turn', () => {
    const address = ['Maren Holt', '12 Elm Street', 'Bergen'];
    expect(split([address, address])).toHaveLength(1);
  });

  test('stays whole where texts are wrapped', () => {
    const prose = ['the quick brown fox', 'jumps over a lazy', 'dog while many'];
    expect(split([prose, prose])).toHaveLength(1);
  });
});

test('a label in two lines beside the middle of its values is in their row', () => {
  const values = [1, 2, 3, 4].map((c) =>
    cell(
      0,
      c,
      THREE.map((y, i) => ({ text: `${c}${i}`, x: 76 + 100 * c, y })),
    ),
  );
  const label = cell(
    0,
    0,
    THREE.flatMap((y, i) => [`over${i}`, `under${i}`].map((text, l) => ({ text, x: 76, y: y - 6 + 12 * l }))),
  );
  expect(textsOf(splitRows([label, ...values])).map(([text]) => text)).toEqual([
    'over0 under0',
    'over1 under1',
    'over2 under2',
  ]);
});

describe('a text half-way down a drawn row', () => {
  const FOUR = [100, 120, 140, 160];
  const row = (r: number, text: string, y: number) => [
    ...[0, 1, 2, 3].map((c) =>
      cell(
        r,
        c,
        FOUR.map((line) => ({ text: '12', x: 76 + 100 * c, y: line + 80 * r })),
      ),
    ),
    cell(r, 4, [{ text, x: 476, y: y + 80 * r }], { box: [472, 90 + 80 * r, 572, 166 + 80 * r] }),
  ];
  const spansOf = (...cells: readonly (readonly ReturnType<typeof cell>[])[]) =>
    splitRows(cells.flat())
      .filter(({ column, words }) => column === 4 && words.length > 0)
      .map(({ rowSpan }) => rowSpan);

  test('belongs to all the rows that it is split into', () => {
    expect(spansOf(row(0, 'Low', 130.5), row(1, 'High', 130.5))).toEqual([4, 4]);
  });

  test('belongs to one where it is a number, or another text of its column is not half-way down', () => {
    expect(spansOf(row(0, '7', 130.5))).toEqual([1]);
    expect(spansOf(row(0, 'Low', 130.5), row(1, 'High', 100))).toEqual([1, 1]);
  });
});
