import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import type { Rule } from '../../../../src/document/page.ts';
import { DRAWN_LATTICE, latticeCandidates, SHADED_LATTICE } from '../../../../src/layout/tables/lattice.ts';
import { allRulings, drawnRulings } from '../../../../src/layout/tables/page-rulings.ts';
import { linesOf } from '../lines.ts';
import type { LineSpec } from '../page.ts';
import { cells, level, textsOf, upright } from './grids.ts';

const LEFT = 72;
/** A level border of cells that end at the given places. */
const levels = (y: number, ends: readonly number[], from = LEFT): Rule[] =>
  ends.map((end, i) => level(ends[i - 1] ?? from, end, y));
/** An upright border of cells that end at the given places. */
const uprights = (x: number, ends: readonly number[], from = 100): Rule[] =>
  ends.map((end, i) => upright(x, ends[i - 1] ?? from, end));

/** The texts of the tables that borders and lines make. */
function tablesOf(rules: readonly Rule[], specs: readonly LineSpec[]): string[][][] {
  const lines = linesOf(specs);
  const boxes = lines.flatMap((line) => line.words.map(({ box }): Box => box));
  return latticeCandidates(drawnRulings(rules, boxes), lines, DRAWN_LATTICE).map((table) => textsOf(table.cells));
}

const COLUMNS = [172, 272, 372];

test('a frame whose corners and lines are drawn as pieces, as TeX frames listings, has no cells', () => {
  const framed = (top: number): Rule[] => [
    ...[top, top + 43].flatMap((y) => levels(y, [75.4, 368.6, 372])),
    ...[72, 372].flatMap((x) => uprights(x, [top + 3.4, top + 15.4, top + 27.4, top + 39.6, top + 43], top)),
  ];
  const lines = [0, 1, 2].map((i) => ({ text: 'run --all them', x: 78, y: 112 + 12 * i }));
  const others = lines.map((line) => ({ ...line, y: line.y + 100 }));
  const between = { text: 'It goes on until all of them have been run and prints this:', x: 72, y: 172 };
  expect(tablesOf([...framed(100), ...framed(200)], [...lines, between, ...others])).toEqual([]);
});

describe.each([
  { above: [172, 272, 372], below: [160, 273, 372] },
  { above: [150, 262, 372], below: [180, 264, 372] },
])('the heads of two tables below each other, with lines drawn cell by cell: $above, $below', ({ above, below }) => {
  const row = (y: number, ends: readonly number[], texts: readonly string[]): LineSpec[] =>
    texts.map((text, i) => ({ text, x: 4 + (ends[i - 1] ?? LEFT), y }));
  const lines = (title: string): LineSpec[] => [
    ...row(114, above, ['Code', 'Course', 'Grade']),
    ...row(134, above, ['E 101', 'Earth', 'A']),
    ...row(150, above, ['C 110', 'Air', 'B']),
    ...(title ? [{ text: title, x: LEFT, y: 176 }] : []),
    ...row(194, below, ['Code', 'Course', 'Grade']),
    ...row(214, below, ['G 102', 'Maps', 'C']),
  ];
  const rules = [...levels(120, above), ...levels(200, below)];

  test('are no borders of one table where a title is between', () => {
    expect(tablesOf(rules, lines('Spring 2021'))).toEqual([]);
  });

  test('are such where no text is alone between them', () => {
    expect(tablesOf(rules, lines(''))).toHaveLength(1);
  });
});

describe('level borders drawn cell by cell', () => {
  const rows = [
    ['Item', 'A sentence', 'One'],
    ['Other', 'Next', 'Two'],
    ['Third', 'Last', 'Six'],
  ];
  const below = (ys: readonly number[]): Rule[] => ys.flatMap((y) => levels(y, COLUMNS));

  test('show the columns, where rows have borders above and below', () => {
    expect(tablesOf(below([100, 120, 140, 160]), cells(rows))).toEqual([rows]);
  });

  test('show them where rows have borders below alone: the head is above the first one', () => {
    expect(tablesOf(below([120, 140, 160]), cells(rows))).toEqual([rows]);
  });

  test('show them where rows have borders above alone', () => {
    expect(tablesOf(below([100, 120, 140]), cells(rows))).toEqual([rows]);
  });

  test('show no row up to the line below a running head, however far apart the lines around many rows are', () => {
    const many = [...rows, ['Fourth', 'More', 'Ten'], ['Fifth', 'Rest', 'Two']];
    const over = [level(72, 372, 20), ...below([100, 120, 200])];
    const above = { text: 'An opening', x: 76, y: 50 };
    const found = tablesOf(over, [above, { ...above, text: 'paragraph', y: 80 }, ...cells(many)]);
    expect(found).toHaveLength(1);
    expect(found[0]?.[0]).toEqual(rows[0]);
  });

  test('show the columns within a frame that has no joints', () => {
    const frame = [level(72, 372, 100), level(72, 372, 160), upright(72, 100, 160), upright(372, 100, 160)];
    expect(tablesOf([...frame, ...below([120, 140])], cells(rows))).toEqual([rows]);
  });

  test('drawn in one piece show none, nor does a single one drawn in pieces', () => {
    expect(tablesOf([level(72, 372, 100), level(72, 372, 120), level(72, 372, 140)], cells(rows))).toEqual([]);
    expect(tablesOf([...levels(120, COLUMNS), level(72, 372, 140), level(72, 372, 160)], cells(rows))).toEqual([]);
  });

  test('show merged cells: the total spans the columns that its border does not part', () => {
    const total = [...rows.slice(0, 2), ['', 'Total', '9']];
    const specs = cells(total);
    const found = tablesOf([...below([120, 140]), ...levels(160, [272, 372])], specs);
    expect(found[0]?.at(-1)).toEqual(['Total', '9']);
  });

  test('part no text: what runs across columns is one cell', () => {
    const wide = { text: 'a remark that goes on across two of the columns', x: 76, y: 154 };
    const [table] = tablesOf(below([100, 120, 140, 160]), [...cells(rows.slice(0, 2)), wide]);
    expect(table?.at(-1)?.[0]).toBe(wide.text);
  });

  test('leave out a caption and a heading above them', () => {
    const above = [
      { text: 'Table one shows what there is', x: 76, y: 92 },
      { text: 'Heading', x: 76, y: 70, size: 18 },
    ];
    const [table] = tablesOf(below([120, 140, 160]), [...above, ...cells(rows)]);
    expect(table?.[0]).toEqual(rows[0]);
  });

  test('of two tables one below the other make two, with their heads', () => {
    const second = cells(rows).map((spec) => ({ ...spec, y: spec.y + 140 }));
    const heading = { text: 'Next table', x: 76, y: 215, size: 16 };
    const rules = [...below([120, 140, 160]), ...below([260, 280, 300])];
    expect(tablesOf(rules, [...cells(rows), heading, ...second])).toEqual([rows, rows]);
  });
});

describe('upright borders drawn cell by cell', () => {
  const rows = [
    ['Item', 'Count', 'Price'],
    ['Other', '12', '4.50'],
    ['Third', '7', '3.20'],
  ];
  const ends = [120, 140, 160];
  const outer = [level(72, 372, 100), level(72, 372, 160)];

  test('show the rows', () => {
    expect(tablesOf([...outer, ...uprights(172, ends), ...uprights(272, ends)], cells(rows))).toEqual([rows]);
  });

  test('show the rows of a merged cell whose borders end above it', () => {
    const sums = [
      ['', 'Subtotal', '7.70'],
      ['', 'Total', '8.00'],
    ];
    const frame = [level(72, 372, 100), level(72, 372, 200)];
    const found = tablesOf(
      [...frame, ...uprights(172, ends), ...uprights(272, [...ends, 180, 200])],
      cells([...rows, ...sums]),
    );
    expect(found[0]?.slice(3)).toEqual([
      ['Subtotal', '7.70'],
      ['Total', '8.00'],
    ]);
  });

  test('show none where lines are drawn between other rows: their pieces are those of one cell', () => {
    const pieces = [110, 120, 130, 140, 150, 160];
    const inner = [120, 140].map((y) => level(72, 372, y));
    expect(tablesOf([...outer, ...inner, ...uprights(172, pieces), ...uprights(272, pieces)], cells(rows))).toEqual([
      rows,
    ]);
  });
});

test('the sides of a box drawn line by line show no rows', () => {
  const sides = [72, 372].flatMap((x) => uprights(x, [120, 140, 160]));
  const lines = cells([['first line'], ['second'], ['third']]);
  expect(tablesOf([level(72, 372, 100), level(72, 372, 160), ...sides], lines)).toEqual([]);
});

test('cells shaded in every other row show the columns of the rows between', () => {
  const rows = [
    ['Item', 'Count', 'Price'],
    ['Other', '12', '4.50'],
    ['Third', '7', '3.20'],
  ];
  const shade = (y: number, ends: readonly number[]) =>
    ends.map((end, i) => ({ box: [ends[i - 1] ?? LEFT, y, end, y + 20] as const, color: '#eeeeee' }));
  const lines = linesOf(cells(rows));
  const boxes = lines.flatMap((line) => line.words.map(({ box }): Box => box));
  const found = (fills: ReturnType<typeof shade>) =>
    latticeCandidates(allRulings(drawnRulings([]), fills, [0, 0, 612, 792], boxes), lines, SHADED_LATTICE).map(
      (table) => textsOf(table.cells),
    );
  expect(found([...shade(100, COLUMNS), ...shade(140, COLUMNS)])).toEqual([rows]);
  expect(found([...shade(100, [372]), ...shade(140, [372])])).toEqual([]);
});

test('a frame drawn cell by cell shows rows and columns', () => {
  const rows = [
    ['Item', 'Count', 'Price'],
    ['Other', '12', '4.50'],
    ['Third', '7', '3.20'],
  ];
  const frame = [
    ...levels(100, COLUMNS),
    ...levels(160, COLUMNS),
    ...uprights(72, [120, 140, 160]),
    ...uprights(372, [120, 140, 160]),
  ];
  expect(tablesOf(frame, cells(rows))).toEqual([rows]);
});

describe('lines of one length and with joints at the same places', () => {
  const columns = (texts: readonly string[], y: number): LineSpec[] =>
    texts.map((text, c) => ({ text, x: LEFT + 4 + 100 * c, y }));
  const first = [
    ['Dock', 'Ships', 'Tons'],
    ['North', '12', '340'],
    ['South', '9', '215'],
  ];
  const second = [
    ['Dock', 'Crews', 'Hours'],
    ['North', '4', '96'],
    ['South', '3', '72'],
  ];
  /** Two tables with 60 points between the last line of one and the first of the next, and what is there. */
  const apart = (between: readonly LineSpec[], last: readonly Rule[]): string[][][] =>
    tablesOf(
      [
        ...[130, 160].flatMap((y) => levels(y, COLUMNS)),
        ...last,
        ...[250, 280, 310].flatMap((y) => levels(y, COLUMNS)),
      ],
      [
        ...first.flatMap((row, r) => columns(row, 122 + 30 * r)),
        ...between,
        ...second.flatMap((row, r) => columns(row, 242 + 30 * r)),
      ],
    );
  const title = { text: 'List 2: what the crews of the two docks did', x: LEFT, y: 222 };

  test('are those of two tables where a title and a head are between', () => {
    expect(apart([title], levels(190, COLUMNS))).toEqual([first, second]);
  });

  test('so they are where the last line of the first has no joints', () => {
    expect(apart([title], [level(LEFT, 372, 190)])).toEqual([first, second]);
  });

  test('are those of two tables where a row without a border below, a heading and a head are between', () => {
    const heading = { text: 'Crews', x: LEFT, y: 222, size: 14 };
    expect(apart([heading], [])).toEqual([first, second]);
  });

  test('are those of one table and of two side by side where a heading at the left is between', () => {
    const wide = ['Dock', 'Ships', 'Tons', 'Crews', 'Hours'];
    const heading = { text: 'Crews', x: LEFT, y: 172, size: 14 };
    const sides = [
      ['Day', 'Dock', 'Man', 'Hut'],
      ['Monday', 'North', 'Abel', 'Blue'],
      ['Friday', 'South', 'Bert', 'Red'],
    ];
    const found = tablesOf(
      [
        ...[100, 120, 140].flatMap((y) => levels(y, [172, 272, 372, 472, 572])),
        ...[204, 224, 244].flatMap((y) => [...levels(y, [152, 252]), ...levels(y, [472, 572], 382)]),
      ],
      [
        ...[wide, wide, wide].flatMap((row, r) => columns(row, 114 + 20 * r)),
        heading,
        ...sides.flatMap((row, r) =>
          row.map((text, c) => ({ text, x: [76, 156, 386, 476][c] as number, y: 198 + 20 * r })),
        ),
      ],
    );
    expect(found).toContainEqual([wide, wide, wide]);
    expect(found.flat(2)).not.toContain('Crews Day');
    expect(found).toContainEqual(sides.map((row) => row.slice(0, 2)));
    expect(found).toContainEqual(sides.map((row) => row.slice(2)));
  });

  test('are those of two tables where a heading in larger type is alone between two of them', () => {
    const rows = [...first, ['Hours of work'], ...second];
    const found = (size: number): string[][][] =>
      tablesOf(
        [100, 130, 160, 190, 220, 250, 280, 310].flatMap((y) => levels(y, COLUMNS)),
        rows.flatMap((row, r) => columns(row, 120 + 30 * r)).map((spec) => (spec.y === 210 ? { ...spec, size } : spec)),
      );
    expect(found(10)).toHaveLength(1);
    expect(found(14)).toEqual([first, second]);
  });
});

test('lines of text up to the first line of the next table are no row of the one above', () => {
  const row = (texts: readonly string[], y: number): LineSpec[] =>
    texts.map((text, c) => ({ text, x: LEFT + 4 + 100 * c, y }));
  const notes = [
    { text: 'Numbers are those of the harbour office alone.', x: LEFT, y: 182 },
    { text: 'List 2: what the crews of the two docks did then', x: LEFT, y: 202 },
  ];
  const found = tablesOf(
    [100, 130, 170, 210, 240, 270].flatMap((y) => levels(y, y === 170 ? [372] : COLUMNS)),
    [
      ...row(['Dock', 'Ships', 'Tons'], 120),
      ...row(['North', '12', '340'], 155),
      ...notes,
      ...row(['Dock', 'Crews', 'Hours'], 230),
      ...row(['North', '4', '96'], 260),
    ],
  );
  expect(found.flat(2).join(' ')).not.toContain('harbour');
  expect(found).toEqual([
    [
      ['Dock', 'Ships', 'Tons'],
      ['North', '12', '340'],
    ],
    [
      ['Dock', 'Crews', 'Hours'],
      ['North', '4', '96'],
    ],
  ]);
});
