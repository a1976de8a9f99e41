import { describe, expect, test } from 'vitest';
import { drawnRulings } from '../../../../src/layout/tables/page-rulings.ts';
import { ruledRowCandidates } from '../../../../src/layout/tables/ruled-rows.ts';
import { linesOf } from '../lines.ts';
import type { LineSpec } from '../page.ts';
import { level, textsOf, upright } from './grids.ts';

/** The texts of the tables in rows 20 points apart between two horizontal lines; columns are 150 points apart. */
const tablesIn = (rows: readonly (readonly string[])[], right = 522): string[][][] => {
  const lines = linesOf(
    rows.flatMap((row, r) => row.flatMap((text, c) => (text ? [{ text, x: 76 + 150 * c, y: 114 + 20 * r }] : []))),
  );
  const rulings = drawnRulings([level(72, 522, 98), level(72, right, 102 + 20 * rows.length)]);
  return ruledRowCandidates(rulings, lines).map((table) => textsOf(table.cells));
};

const rows = (parted: number, whole: number): string[][] =>
  Array.from({ length: parted + whole }, (_, r) => (r < parted ? ['left', 'right'] : ['left', '']));

describe('rows between horizontal lines', () => {
  test('are a table of their texts', () => {
    expect(tablesIn(rows(3, 0))).toEqual([rows(3, 0)]);
  });

  test('are a table when few have several texts, the first of them among these', () => {
    expect(tablesIn(rows(4, 6))).toHaveLength(1);
    expect(tablesIn([...rows(0, 6), ...rows(4, 0)])).toEqual([]);
  });

  test('are a table when two have several texts, not when one has', () => {
    expect(tablesIn(rows(2, 0))).toHaveLength(1);
    expect(tablesIn(rows(1, 0))).toEqual([]);
  });

  test('are none when texts cross the gap between the columns', () => {
    const across = 'a text that crosses the gap between columns';
    expect(tablesIn([...rows(2, 0), [across], [across]])).toEqual([]);
  });

  test('of two columns are a table with texts of 9 words, sections beside their titles with 12', () => {
    const words = (count: number): string[] => ['left', Array.from({ length: count }, () => 'abc').join(' ')];
    expect(tablesIn([words(9), words(2), words(2)])).toHaveLength(1);
    expect(tablesIn([words(12), words(2), words(2)])).toEqual([]);
  });

  test('of two columns are a table however many dots lead from one to the other', () => {
    const dots = Array.from({ length: 12 }, () => '.').join(' ');
    expect(tablesIn(rows(3, 0).map(([left, right]) => [`${left} ${dots}`, right as string]))).toHaveLength(1);
  });

  test('are none where they are entries under their dates, and are a table with remarks below', () => {
    /** Rows 30 points apart, with smaller texts between them that are so far below the row above. */
    const entries = (below: number): number => {
      const texts = ['Registry', 'Library', 'Museum'].flatMap((name, row): LineSpec[] => {
        const y = 114 + 30 * row;
        const cells = [name, 'Vienna', 'full time'].map((text, column) => ({ text, x: 76 + 150 * column, y }));
        return row < 2 ? [...cells, { text: 'since 2021', x: 76, y: y + below, size: 8 }] : cells;
      });
      return ruledRowCandidates(drawnRulings([level(72, 522, 98), level(72, 522, 190)]), linesOf(texts)).length;
    };
    expect(entries(18)).toBe(0);
    expect(entries(11)).toBe(1);
  });

  test('are none between lines of different lengths', () => {
    expect(tablesIn(rows(3, 0), 400)).toEqual([]);
  });
});

describe('a table of ruled rows', () => {
  /** Rows 20 points apart, with a line above each row of the given indexes, and sides from one such line to another. */
  const ruled = (
    texts: readonly (readonly string[])[],
    above: readonly number[],
    sides: readonly (readonly [number, number])[] = [],
  ): string[][][] => {
    const lines = linesOf(
      texts.flatMap((row, r) => row.flatMap((text, c) => (text ? [{ text, x: 76 + 150 * c, y: 114 + 20 * r }] : []))),
    );
    const y = (row: number): number => 99 + 20 * row;
    const rulings = drawnRulings([
      ...above.map((row) => level(72, 522, y(row))),
      ...sides.flatMap(([from, to]) => [72, 522].map((x) => upright(x, y(from), y(to)))),
    ]);
    return ruledRowCandidates(rulings, lines).map((table) => textsOf(table.cells));
  };
  const values = [
    ['Name', 'Sum'],
    ['Oak', '10'],
    ['Elm', '12'],
    ['Fir', '14'],
    ['Yew', '16'],
  ];

  test('has the head above its first line and the row below its last', () => {
    expect(ruled(values, [1, 2, 3, 4])).toEqual([values]);
  });

  test('ends at a row beyond its lines that is text across its columns', () => {
    const text = 'This sentence is on the page below the table and reaches across';
    expect(ruled([...values, [text]], [0, 1, 2, 3, 4, 5])).toEqual([values]);
  });

  test('goes on after the title of a group of rows', () => {
    const grouped = [...values.slice(0, 3), ['Conifers', ''], ...values.slice(3)];
    expect(ruled(grouped, [0, 1, 2, 3, 4, 5, 6])).toEqual([grouped]);
  });

  test('goes on after bold titles of its groups, which have a line above and below as the rows have', () => {
    const bold = ['Broadleaves', 'Conifers'];
    const grouped = [['Broadleaves'], ['Oak', '10'], ['Elm', '12'], ['Conifers'], ['Fir', '14'], ['Yew', '16']];
    const lines = linesOf(
      grouped.flatMap((row, r) =>
        row.map((text, c) => ({ text, x: 76 + 150 * c, y: 114 + 20 * r, weight: bold.includes(text) ? 700 : 400 })),
      ),
    );
    const rulings = drawnRulings(grouped.map((_, r) => level(72, 522, 119 + 20 * r)));
    const found = ruledRowCandidates(rulings, lines).map((table) => textsOf(table.cells));
    expect(found).toHaveLength(1);
    expect(found[0]?.slice(-5).map(([first]) => first)).toEqual(['Oak', 'Elm', 'Conifers', 'Fir', 'Yew']);
  });

  test('has the rows below its last title where lines are above and below titles only', () => {
    const grouped = [values[0], ['Broadleaves', ''], ...values.slice(1, 3), ['Conifers', ''], ...values.slice(3)];
    expect(ruled(grouped as string[][], [1, 2, 4, 5])).toEqual([grouped]);
  });

  test('has a column for each name above its first line, also where one row alone has a text there', () => {
    const trees = ['Oak', 'Elm', 'Fir', 'Yew', 'Ash', 'Box'];
    const triangle = [
      ['Tree', 'A', 'B', 'C', 'D', 'E', 'F'],
      ...trees.map((tree, r) => [tree, ...Array.from({ length: r }, () => '.26'), '1']),
    ];
    const lines = linesOf(
      triangle.flatMap((row, r) => row.map((text, c) => ({ text, x: 76 + 40 * c, y: 114 + 20 * r }))),
    );
    const rulings = drawnRulings(triangle.map((_, r) => level(72, 522, 119 + 20 * r)));
    const filled = triangle.map((row) => Array.from({ length: 7 }, (_, c) => row[c] ?? ''));
    expect(ruledRowCandidates(rulings, lines).map((table) => textsOf(table.cells))).toEqual([filled]);
  });

  test('ends at text in a space higher than a row', () => {
    const apart = [...values.slice(0, 3), [''], ['More trees'], [''], ...values.slice(0, 3)];
    expect(ruled(apart, [0, 1, 2, 3, 6, 7, 8, 9])).toHaveLength(2);
  });

  test('begins below a text alone under its first line', () => {
    expect(ruled([['More trees'], ...values], [0, 2, 3, 4, 5])).toEqual([values]);
  });

  test('ends above a heading in larger type, whose own rows are between shorter lines', () => {
    const heading = { text: 'Docks and crews', x: 76, y: 190, size: 14 };
    const pairs = ['Dock', 'North', 'South'].flatMap((text, r) => [
      { text, x: 76, y: 214 + 20 * r },
      { text: r === 0 ? 'Crews' : `${r}`, x: 226, y: 214 + 20 * r },
    ]);
    const upper = values
      .slice(0, 3)
      .flatMap((row, r) => row.map((text, c) => ({ text, x: 76 + 300 * c, y: 114 + 20 * r })));
    const lower = values
      .slice(1, 3)
      .flatMap((row, r) => row.map((text, c) => ({ text, x: 76 + 300 * c, y: 304 + 20 * r })));
    const rulings = drawnRulings([
      ...[100, 120, 164, 290, 330].map((y) => level(72, 522, y)),
      ...[200, 220, 264].map((y) => level(72, 280, y)),
    ]);
    const found = ruledRowCandidates(rulings, linesOf([...upper, heading, ...pairs, ...lower]));
    expect(found.map((table) => textsOf(table.cells))).toContainEqual(values.slice(0, 3));
    expect(found.flatMap((table) => textsOf(table.cells)).flat()).not.toContain('Docks and crews');
  });

  test('is none where tables of other columns are between the same lines', () => {
    const prose = Array.from({ length: 3 }, () => ['an oak by the gate of the farm', 'an elm on the hill']);
    expect(ruled([...prose, ['More trees by the gate of the farm'], ['on the hill'], ...values], [0, 10])).toEqual([]);
  });

  test('is none where all its columns are prose', () => {
    const prose = Array.from({ length: 5 }, () => ['an oak by the gate', 'an elm on the hill']);
    expect(ruled(prose, [0, 5])).toEqual([]);
  });

  test('is none where a cell of two columns has numbers below each other, as a legend may', () => {
    const legend = [
      ['44%', 'low'],
      ['12%', ''],
      ['8%', 'none'],
      ['32%', 'high'],
    ];
    const y = [100, 112, 140, 160];
    const lines = linesOf(
      legend.flatMap((row, r) =>
        row.flatMap((text, c) => (text ? [{ text, x: 76 + 150 * c, y: y[r] as number }] : [])),
      ),
    );
    const rulings = drawnRulings([level(72, 522, 85), level(72, 522, 170)]);
    expect(ruledRowCandidates(rulings, lines)).toEqual([]);
  });

  test('ends with its frame', () => {
    const apart = [...values.slice(0, 3), ['More trees'], ...values.slice(0, 3)];
    expect(
      ruled(
        apart,
        [0, 1, 2, 3, 4, 5, 6, 7],
        [
          [0, 3],
          [4, 7],
        ],
      ),
    ).toHaveLength(2);
  });
});

describe('keys beside sentences, each row between lines', () => {
  const y = (row: number): number => 100 + 40 * row;
  const keyed = (key: string, sentence: readonly string[], rows = 3, ruled = true): number =>
    ruledRowCandidates(
      drawnRulings(
        Array.from({ length: rows + 1 }, (_, r) => r)
          .filter((r) => ruled || r === 0 || r === rows)
          .map((r) => level(72, 522, y(r))),
      ),
      linesOf(
        Array.from({ length: rows }, (_, r) => [
          { text: key, x: 76, y: y(r) + 12 },
          ...sentence.map((text, l) => ({ text, x: 180, y: y(r) + 12 + 12 * l })),
        ]).flat(),
      ),
    ).length;
  const line = 'an old oak is by the gate of the farm in a';

  test('are a table, wrapped or not', () => {
    expect(keyed('Oak', [line])).toBe(1);
    expect(keyed('Oak', [line, 'field'])).toBe(1);
  });

  test.each([
    ['set wide', 10, 36, 180],
    ['set narrow', 8, 30, 150],
  ])('are a table with a line below each row alone, wrapped ones at its ends, %s', (_, size, pitch, x) => {
    const keys = ['Oak', 'Elm', 'Ash', 'Yew'];
    const rules = keys.map((_key, row) => level(72, 522, 100 + pitch * (row + 1)));
    const texts = keys.flatMap((key, row): LineSpec[] => {
      const top = 100 + pitch * row + 1.2 * size;
      return [
        { text: key, x: 76, y: top, size },
        { text: line, x, y: top, size },
        { text: 'field', x, y: top + 1.2 * size, size },
      ];
    });
    const [table, ...others] = ruledRowCandidates(drawnRulings(rules), linesOf(texts));
    expect(others).toEqual([]);
    expect(textsOf(table?.cells ?? [])).toEqual(keys.map((key) => [key, `${line} field`]));
  });

  test('are none where only the first and the last line are drawn', () => {
    expect(keyed('Oak', [line], 3, false)).toBe(0);
  });

  test('are none where the keys or the texts are long', () => {
    expect(keyed('an oak by the old gate', [line])).toBe(0);
    expect(
      keyed(
        'Oak',
        Array.from({ length: 4 }, () => line),
        3,
      ),
    ).toBe(0);
  });
});

describe('rows below headings that are underlined', () => {
  /** Sections of rows 15 points apart, their headings 25 points below the rows above and 5 points above a line. */
  const sections = (
    headings: readonly Partial<LineSpec>[],
    rowsOfEach: readonly (readonly string[])[],
  ): string[][][] => {
    let y = 100;
    const texts: LineSpec[] = [];
    const rules = headings.map((heading) => {
      texts.push({ text: '', x: 72, y, ...heading });
      const line = level(72, 522, y + 4);
      y += 20;
      for (const row of rowsOfEach) {
        for (const [c, text] of row.entries()) if (text) texts.push({ text, x: 72 + 120 * c, y });
        y += 15;
      }
      y += 10;
      return line;
    });
    return ruledRowCandidates(drawnRulings([...rules, level(72, 522, y)]), linesOf(texts)).map((table) =>
      textsOf(table.cells),
    );
  };
  const posts = [
    ['2019 – 2023', 'Head of kitchen'],
    ['', 'Hotel Seeblick, Lindau'],
    ['2014 – 2019', 'Cook'],
    ['', 'Gasthof Krone, Bregenz'],
  ];
  const named = (look: Partial<LineSpec>) => ['Posts', 'Schools', 'Courses'].map((text) => ({ text, ...look }));

  test.each([
    ['bold', { weight: 700 }],
    ['larger', { size: 14 }],
  ])('are a table below each heading that is %s', (_, look) => {
    const found = sections(named(look), posts);
    expect(found).toHaveLength(3);
    expect(found.flat(2).filter((text) => /Posts|Schools|Courses/.test(text))).toEqual([]);
  });

  test('are a table below each heading in capitals', () => {
    const found = sections([{ text: 'POSTS' }, { text: 'SCHOOLS' }, { text: 'COURSES' }], posts);
    expect(found.flat(2).filter((text) => /POSTS|SCHOOLS|COURSES/.test(text))).toEqual([]);
  });

  test('are one table with titles of groups that look as the rows do', () => {
    expect(sections(named({}), posts).flat(2).join(' ')).toContain('Schools');
  });
});

test('rows above and below a table that is known are not of one table', () => {
  const texts = [
    { text: 'Date:', x: 76, y: 114 },
    { text: 'Due:', x: 226, y: 114 },
    ...['Oak', 'Elm', 'Fir'].flatMap((text, row) => [
      { text, x: 76, y: 214 + 20 * row },
      { text: '10', x: 226, y: 214 + 20 * row },
    ]),
  ];
  const rulings = drawnRulings([90, 200, 220, 240, 260].map((y) => level(72, 522, y)));
  const found = (known: readonly { readonly box: readonly [number, number, number, number] }[]): string[][][] =>
    ruledRowCandidates(rulings, linesOf(texts), known).map((table) => textsOf(table.cells));
  const trees = ['Oak', 'Elm', 'Fir'].map((text) => [text, '10']);
  expect(found([])).toEqual([[['Date:', 'Due:'], ...trees]]);
  expect(found([{ box: [72, 130, 522, 190] }])).toEqual([trees]);
});

test('rows above are none of a table when what is beside them is known as another', () => {
  const texts: LineSpec[] = [
    // Rows beside the known table, above the head of the one below both.
    ...['Oats', 'Rye', 'Barley'].flatMap((text, r) => [
      { text, x: 246, y: 114 + 14 * r },
      { text: `${r + 2}0.50`, x: 416, y: 114 + 14 * r },
    ]),
    ...['Mill', 'Town', 'Owner'].map((text, c) => ({ text, x: 76 + 170 * c, y: 164 })),
    ...['Upper', 'Ulm', 'Abel'].map((text, c) => ({ text, x: 76 + 170 * c, y: 184 })),
  ];
  const own = drawnRulings([level(72, 522, 152), level(72, 522, 170), level(72, 522, 190)]);
  const known = [{ box: [72, 100, 240, 148] as const }];
  const found = ruledRowCandidates(own, linesOf(texts), known).map((table) => textsOf(table.cells));
  expect(found).toEqual([
    [
      ['Mill', 'Town', 'Owner'],
      ['Upper', 'Ulm', 'Abel'],
    ],
  ]);
});

describe.each([11, 13])(
  'below a line with the number of an issue and its date between rules, %i points apart',
  (pitch) => {
    const columns = (rows: readonly (readonly string[])[]): number => {
      const lines = [['Issue 42', 'Summer 2025', 'Free to members'], ...rows].flatMap((row, r) =>
        row.flatMap((text, c) => {
          const y = r === 0 ? 113 : 122 + pitch * r;
          // Justified text has a space as wide as one between columns.
          const [left = '', right] = text.split('  ');
          const x = 76 + 150 * c;
          return [{ text: left, x, y }, ...(right ? [{ text: right, x: x + 90, y }] : [])];
        }),
      );
      const rulings = drawnRulings([level(72, 522, 98), level(72, 522, 120)]);
      return ruledRowCandidates(rulings, linesOf(lines)).length;
    };
    const titles = ['Water butts arrive', 'Show day', 'leaves and burn them'];

    test('columns of text are no rows of a table', () => {
      const first = ['After two dry springs we', 'The show will be held', 'as soon as you see'];
      const second = ['have bought  butts', 'in the school  on 16', 'any of the brown patches'];
      expect(columns([titles, first, second])).toBe(0);
    });

    test('rows of short texts are', () => {
      expect(columns([titles, ['10 June', '12 June', '14 June'], ['a  note', 'the  end', 'of it']])).toBe(1);
    });
  },
);
