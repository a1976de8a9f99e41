import { describe, expect, test } from 'vitest';
import { joinContinuedBlocks } from '../../../../src/answers/join-continued-blocks.ts';
import type { Table } from '../../../../src/document/block.ts';
import type { Box } from '../../../../src/document/geometry.ts';
import type { FilledRectangle, PositionedPage, Rule } from '../../../../src/document/page.ts';
import type { Verdict } from '../../../../src/layout/decision.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cells, cellTexts, grid, level, tablesOf, upright, VALUES } from './grids.ts';

describe('a drawn grid', () => {
  test('is a table of its cells, with a head', () => {
    const [table] = tablesOf(page(cells(VALUES), { rules: grid(4, 3) }));
    expect(cellTexts(table)).toEqual(VALUES);
    expect(table?.rows[0]?.every((cell) => cell.header)).toBe(true);
    expect(table?.rows[1]?.some((cell) => cell.header)).toBe(false);
  });

  test('may be drawn in pieces, cell by cell', () => {
    const pieces = grid(4, 3).flatMap(({ box, orientation }): Rule[] => {
      const [x0, y0, x1, y1] = box;
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
      return [
        { box: [x0, y0, x, y], orientation },
        { box: [x, y, x1, y1], orientation },
      ];
    });
    expect(cellTexts(tablesOf(page(cells(VALUES), { rules: pieces }))[0])).toEqual(VALUES);
  });

  test('spans columns where a line is missing', () => {
    const rules = grid(3, 2).filter((rule) => rule.orientation === 'horizontal' || rule.box[0] !== 172);
    const [table] = tablesOf(
      page(
        cells([
          ['Both', ''],
          ['a', 'b'],
          ['c', 'd'],
        ]),
        { rules: [...rules, upright(172, 120, 160)] },
      ),
    );
    expect(table?.rows[0]).toMatchObject([{ columnSpan: 2, rowSpan: 1 }]);
    expect(cellTexts(table)).toEqual([['Both'], ['a', 'b'], ['c', 'd']]);
  });

  test('keeps a wrapped cell whole and its empty neighbour empty', () => {
    const [table] = tablesOf(
      page(
        [
          { text: 'two', x: 76, y: 108 },
          { text: 'lines', x: 76, y: 118 },
          ...cells([
            ['', 'b'],
            ['c', ''],
          ]),
        ],
        { rules: grid(2, 2) },
      ),
    );
    expect(cellTexts(table)).toEqual([
      ['two lines', 'b'],
      ['c', ''],
    ]);
  });

  test('has the rows that its texts are level in where only its head and columns are drawn', () => {
    for (const values of [VALUES, VALUES.slice(0, 3), VALUES.map((row) => row.slice(0, 2))]) {
      const [columns, bottom] = [values[0]?.length ?? 0, 100 + 20 * values.length];
      const sides = Array.from({ length: columns + 1 }, (_, c) => upright(72 + 100 * c, 100, bottom));
      const heads = [100, 120, bottom].map((y) => level(72, 72 + 100 * columns, y));
      expect(cellTexts(tablesOf(page(cells(values), { rules: [...heads, ...sides] }))[0])).toEqual(values);
    }
  });

  test('may be drawn by shades alone', () => {
    const fills = VALUES.flatMap((row, r) =>
      row.map((_, c) => ({ box: [73 + 100 * c, 101 + 20 * r, 171 + 100 * c, 119 + 20 * r] as Box, color: '#eeeeee' })),
    );
    expect(cellTexts(tablesOf(page(cells(VALUES), { fills }))[0])).toEqual(VALUES);
  });

  test('takes the rows that go on below its head', () => {
    expect(cellTexts(tablesOf(page(cells(VALUES), { rules: grid(2, 3) }))[0])).toEqual(VALUES);
  });

  test('is a table within the text around it', () => {
    const blocks = layout([page([...prose(2, 60), ...cells(VALUES), ...prose(2, 220)], { rules: grid(4, 3) })]);
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'table', 'paragraph']);
  });
});

describe('level lines', () => {
  test('above, below and under the head make a table of aligned text', () => {
    const rules = [level(72, 372, 98), level(72, 372, 120), level(72, 372, 182)];
    expect(cellTexts(tablesOf(page(cells(VALUES), { rules }))[0])).toEqual(VALUES);
  });

  test('around running text make none', () => {
    expect(tablesOf(page(prose(4, 110), { rules: [level(72, 500, 98), level(72, 500, 160)] }))).toEqual([]);
  });
});

describe('alignment alone', () => {
  test('makes a table of three columns and more', () => {
    expect(cellTexts(tablesOf(page(cells(VALUES)))[0])).toEqual(VALUES);
  });

  test('makes none of a table of contents', () => {
    const rows = [
      ['1.', 'Front matter', '1'],
      ['2.', 'Sources', '14'],
      ['3.', 'Evaluation', '38'],
    ];
    expect(tablesOf(page(cells(rows)))).toEqual([]);
  });

  test('makes none of two columns of text', () => {
    expect(tablesOf(page([...prose(8, 100, { letters: 40 }), ...prose(8, 100, { x: 330, letters: 40 })]))).toEqual([]);
  });
});

test('a drawn column that holds several printed ones is parted, and so are its rows', () => {
  const values = Array.from({ length: 5 }, (_, r) => [`Row ${r}`, `${r}.25`, `${r}.50`, `${r * 3}`]);
  const at = [76, 180, 230, 320];
  const lines = values.flatMap((row, r) => row.map((text, c) => ({ text, x: at[c] ?? 0, y: 112 + 12 * r })));
  const rules = [
    ...[100, 164].map((y) => level(72, 372, y)),
    ...[72, 172, 300, 372].map((x) => upright(x, 100, 164)),
    ...[88, 100].map((y) => level(72, 372, y)),
    ...[72, 172, 300, 372].map((x) => upright(x, 88, 100)),
  ];
  const head = [
    { text: 'Item', x: 76, y: 97 },
    { text: 'Shares', x: 200, y: 97 },
    { text: 'Sum', x: 320, y: 97 },
  ];
  const [table] = tablesOf(page([...head, ...lines], { rules }));
  expect(cellTexts(table).slice(1)).toEqual(values);
});

test('rows between shaded ones have cells too, though only the shaded ones have inner edges', () => {
  const rules = [
    ...[0, 1, 2, 3, 4].map((r) => level(72, 372, 100 + 20 * r)),
    ...[0, 2].flatMap((r) => [0, 1, 2, 3].map((c) => upright(72 + 100 * c, 100 + 20 * r, 120 + 20 * r))),
    ...[72, 372].map((x) => upright(x, 100, 180)),
  ];
  expect(cellTexts(tablesOf(page(cells(VALUES), { rules }))[0])).toEqual(VALUES);
});

test('a head over two rows is whole though it is shaded row by row, as its text stands in one', () => {
  const texts = [
    ['', 'Route', ''],
    ['Year', 'From', 'To'],
    ['2001', 'Bern', 'Rome'],
    ['2002', 'Oslo', 'Kiel'],
  ];
  const rules = [
    ...[100, 140, 160, 180].map((y) => level(72, 372, y)),
    level(172, 372, 120),
    ...[72, 172, 372].map((x) => upright(x, 100, 180)),
    upright(272, 120, 180),
  ];
  const shade = (x0: number, x1: number, row: number): FilledRectangle => ({
    box: [x0, 100 + 20 * row, x1, 120 + 20 * row],
    color: '#dddddd',
  });
  const fills = [shade(72, 172, 0), shade(72, 172, 1), shade(172, 372, 0), shade(172, 272, 1), shade(272, 372, 1)];
  const [table] = tablesOf(page(cells(texts), { rules, fills }));
  expect(table?.rows[0]).toMatchObject([{ rowSpan: 2 }, { columnSpan: 2 }]);
  expect(cellTexts(table).slice(0, 2)).toEqual([
    ['Year', 'Route'],
    ['From', 'To'],
  ]);
});

test('in a right-to-left script the first column is the rightmost', () => {
  const rows = [
    ['20300', 'شماره'],
    ['436', 'جلسه'],
    ['1403', 'تاريخ'],
  ];
  const [table] = tablesOf(page(cells(rows), { rules: grid(3, 2) }));
  expect(cellTexts(table)).toEqual(rows.map((row) => row.toReversed()));
});

describe('a listing', () => {
  /** Text in three columns and four rows, of which so many words are monospaced, below prose. */
  const listing = (monospaced: number): LineSpec[] => [
    ...prose(6, 200),
    ...['if', 'then', 'do', 'end', 'for', 'in', 'let', 'be', 'and', 'or', 'not', 'fi'].map((text, i) => ({
      text,
      x: 76 + 100 * (i % 3),
      y: 114 + 12 * Math.floor(i / 3),
      monospace: i < monospaced,
    })),
  ];

  test('is no table, however its words are aligned', () => {
    const lines = VALUES.flatMap((row, r) =>
      row.map((text, c) => ({ text, x: 76 + 100 * c, y: 114 + 12 * r, monospace: true })),
    );
    expect(tablesOf(page([...prose(6, 200), ...lines]))).toEqual([]);
  });

  test('has 11 of 12 words monospaced; with 9 it is a table', () => {
    expect(tablesOf(page(listing(11)))).toEqual([]);
    expect(tablesOf(page(listing(9)))).toHaveLength(1);
  });
});

test('a frame around text is no table', () => {
  expect(tablesOf(page(prose(3, 114), { rules: grid(4, 1) }))).toEqual([]);
});

describe('the grid of a chart', () => {
  test('runs through its labels, which make no table', () => {
    const labels = [30, 20, 10, 0].flatMap((value, i) => [
      { text: String(value), x: 76, y: 112 + 20 * i },
      { text: String(value * 2), x: 340, y: 112 + 20 * i },
    ]);
    const rules = labels.map(({ y }) => level(72, 372, y - 2.5));
    expect(tablesOf(page(labels, { rules }))).toEqual([]);
  });

  /** The tables of aligned text with lines at the first rows, `below` points under the top of their words. */
  const struck = (rows: number, below: number): Table[] => {
    const rules = Array.from({ length: rows }, (_, r) => level(72, 120, 106.5 + 20 * r + below));
    return tablesOf(page(cells(VALUES), { rules }));
  };

  test('runs through words 6 points below their top, not 7 of 10', () => {
    expect(struck(4, 6)).toEqual([]);
    expect(struck(4, 7)).toHaveLength(1);
  });

  test('runs through two rows at least', () => {
    expect(struck(2, 5)).toEqual([]);
    expect(struck(1, 5)).toHaveLength(1);
  });
});

describe('a table at the foot of a page', () => {
  /** The same grid on two pages: at the foot of the first and, `right` points further, at the top of the second. */
  const overleaf = (right: number, below: readonly (readonly string[])[], columns = 3): PositionedPage[] => {
    const moved = (dx: number, dy: number, rows: readonly (readonly string[])[], count: number) => ({
      lines: cells(rows).map((line) => ({ ...line, x: (line.x ?? 0) + dx, y: line.y + dy })),
      rules: grid(rows.length, count).map(({ box: [x0, y0, x1, y1], orientation }): Rule => {
        return { box: [x0 + dx, y0 + dy, x1 + dx, y1 + dy], orientation };
      }),
    });
    const [foot, top] = [moved(0, 540, VALUES, 3), moved(right, -30, below, columns)];
    return [page([...prose(3, 100), ...foot.lines], { rules: foot.rules }), page(top.lines, { ...top, number: 2 })];
  };
  const joined = (pages: readonly PositionedPage[]): Table[] =>
    joinContinuedBlocks(layout(pages)).flatMap(({ block }) => (block.kind === 'table' ? [block] : []));

  test('goes on in one with the same columns at the top of the next', () => {
    const tables = joined(
      overleaf(0, [
        ['Fig', '3', '2.20'],
        ['Date', '5', '3.10'],
      ]),
    );
    expect(tables).toHaveLength(1);
    expect(cellTexts(tables[0])).toEqual([...VALUES, ['Fig', '3', '2.20'], ['Date', '5', '3.10']]);
    expect(
      tables[0]?.rows
        .slice(1)
        .flat()
        .some((cell) => cell.header),
    ).toBe(false);
  });

  test('keeps one head where the next page prints it again', () => {
    const [table] = joined(overleaf(0, [VALUES[0] as string[], ['Fig', '3', '2.20']]));
    expect(cellTexts(table)).toEqual([...VALUES, ['Fig', '3', '2.20']]);
  });

  test('may go on between other margins', () => {
    expect(
      joined(
        overleaf(40, [
          ['Fig', '3', '2.20'],
          ['Date', '5', '3.10'],
        ]),
      ),
    ).toHaveLength(1);
  });

  test('ends where the next one has other columns', () => {
    expect(
      joined(
        overleaf(
          0,
          [
            ['Fig', '3'],
            ['Date', '5'],
          ],
          2,
        ),
      ),
    ).toHaveLength(2);
  });
});

test('a decision tells why: the labels of a chart are no table because its lines run through them', () => {
  const rules = VALUES.map((_, r) => level(72, 120, 111.5 + 20 * r));
  const verdicts: Verdict[] = [];
  layout([page(cells(VALUES), { rules })], [], (_, verdict) => verdicts.push(verdict));
  const verdict = verdicts.find(({ decision }) => decision === 'aligned text');
  expect(verdict).toMatchObject({ is: false, because: [{ sign: 'grid of a chart' }] });
});

describe('tables below each other, each under a heading', () => {
  /** Three tables, 20 points apart, with the given lines around each. */
  const apart = (size: number, rulesAt: (top: number) => Rule[] = () => [], rows = VALUES): PositionedPage => {
    const tops = [120, 200, 280];
    const lines = tops.flatMap((top, i) => [
      { text: ['Fruit', 'Other fruit of the yard', 'Nuts'][i] as string, x: 72, y: top - 5, size, weight: 700 },
      ...rows.flatMap((row, r) => row.map((text, c) => ({ text, x: 76 + 150 * c, y: top + 11 + 14 * r }))),
    ]);
    return page(lines, { rules: tops.flatMap(rulesAt) });
  };
  const styles = {
    'without rulings': () => [],
    'with one below each heading': (top: number) => [level(72, 522, top)],
    'with rulings around head and body': (top: number) => [0, 14, 57].map((y) => level(72, 522, top + y)),
  };

  test.each(Object.entries(styles))('are tables of their own, %s', (_, rules) => {
    expect(tablesOf(apart(13, rules)).map(cellTexts)).toEqual([VALUES, VALUES, VALUES]);
  });

  test('are one where the titles are of the size of the rows, and none has a head: these are groups', () => {
    const headless = [['Cherry', '7', '2.10'], ...VALUES.slice(1)];
    expect(tablesOf(apart(10, () => [], headless))).toHaveLength(1);
    expect(tablesOf(apart(10))).toHaveLength(3);
  });
});

test.each([
  { top: 34, at: 410, height: 160 },
  { top: 60, at: 300, height: 220 },
])('a shaded banner over two blocks that a line parts is no table: $at', ({ top, at, height }) => {
  const fill: FilledRectangle = { box: [0, 0, 612, top], color: '#003366' };
  const block = (x: number, size: number): LineSpec[] =>
    Array.from({ length: 6 }, (_, index) => ({ text: 'some words of it', x, y: top + 20 + 16 * index, size }));
  const banner = ['Airways', 'PASS'].map((text, c) => ({ text, x: 30 + 400 * c, y: top / 2, color: '#ffffff' }));
  const lines = [...banner, ...block(30, 10), ...block(at + 20, 9)];
  expect(tablesOf(page(lines, { fills: [fill], rules: [upright(at, top, top + height)] }))).toEqual([]);
});
