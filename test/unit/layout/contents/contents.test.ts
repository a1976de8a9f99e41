import { describe, expect, test } from 'vitest';
import { renderBlocks } from '../../../../src/answers/markdown/blocks.ts';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

/** Titles with the numbers of their pages, whose digits of 5 points end at x 500. */
const rows = (entries: readonly (readonly [title: string, number: number, indent?: number])[], y = 100): LineSpec[] =>
  entries.flatMap(([text, number, indent = 0], index) => [
    { text, x: 72 + indent, y: y + 14 * index },
    { text: `${number}`, x: 500 - 5 * `${number}`.length, y: y + 14 * index },
  ]);

const SECTIONS = [
  ['1 Aims', 3],
  ['1.1 Means', 5],
  ['1.2 Ends', 9],
  ['2 Results', 12],
] as const;

const CONTENTS = '1 Aims 3\n1.1 Means 5\n1.2 Ends 9\n2 Results 12';

const of = (specs: readonly LineSpec[], parts: Partial<PositionedPage> = {}): string[] =>
  texts(blocksOf(page(specs, parts)));

describe('titles with growing page numbers at one edge', () => {
  test('are one paragraph with a line for each, where the titles are numbered', () => {
    expect(of(rows(SECTIONS))).toEqual([CONTENTS]);
  });

  test('are contents below the title of a contents page', () => {
    const specs = [
      { text: 'Inhalt', y: 60, size: 20 },
      ...rows([
        ['Vorwort', 1],
        ['Wasser', 7],
        ['Luft', 20],
      ] as const),
    ];
    expect(of(specs)).toEqual(['Inhalt', 'Vorwort 1\nWasser 7\nLuft 20']);
  });

  test('are contents in a box beside a column of text, whose level lines are none of theirs', () => {
    const text = [
      'The last pair of gates will be',
      'hung in autumn if the weather',
      'is as good as it was last year',
      'and the oak is dry by then.',
    ];
    const title = { text: 'In this issue', x: 330, y: 80, size: 14, weight: 700 };
    const entries = rows([
      ['Gates', 1, 258],
      ['Herons', 2, 258],
      ['Letters', 3, 258],
      ['Dates', 4, 258],
    ] as const);
    const beside = text.map((line, index) => ({ text: line, y: 100 + 14 * index }));
    const parts = of([...beside, title, ...entries]);
    expect(parts).toContain(text.join(' '));
    expect(parts.join('\n')).toContain('Gates 1\nHerons 2\nLetters 3\nDates 4');
  });

  test('are no contents without a title or numbers of sections', () => {
    expect(
      of(
        rows([
          ['Oats', 1],
          ['Rye', 7],
          ['Barley', 20],
        ] as const),
      ),
    ).not.toContain('Oats 1\nRye 7\nBarley 20');
  });

  test('are lines of their own where the last dot of a leader touches the number', () => {
    const led = SECTIONS.flatMap(([title, number], index): LineSpec[] => {
      const dots = `${'. '.repeat(12)}.${number}`;
      const width = 5 * dots.replaceAll(' ', '').length + 3 * 12;
      const y = 100 + 14 * index;
      return [
        { text: title, x: 72, y },
        { text: dots, x: 500 - width, y },
      ];
    });
    expect(of(led)[0]?.split('\n')).toHaveLength(4);
  });

  test('are a table where a rule parts the columns', () => {
    const rule = { orientation: 'vertical', box: [400, 90, 400.5, 150] } as const;
    expect(of(rows(SECTIONS), { rules: [rule] })).not.toContain(CONTENTS);
  });

  test('are a table where a second column has numbers', () => {
    const second = SECTIONS.map((_, index) => ({ text: '70', x: 540, y: 100 + 14 * index }));
    expect(of([...rows(SECTIONS), ...second])).not.toContain(CONTENTS);
  });

  test('are contents though rules part the rows', () => {
    const rules = SECTIONS.map((_, index) => {
      const y = 104 + 14 * index;
      return { orientation: 'horizontal', box: [72, y, 500, y + 0.5] } as const;
    });
    expect(of(rows(SECTIONS), { rules })).toEqual([CONTENTS]);
  });
});

describe('titles that are set in', () => {
  /** Markdown of entries, each set in by so many points. */
  const written = (...entries: readonly (readonly [title: string, number: number, indent?: number])[]): string =>
    renderBlocks(blocksOf(page(rows(entries))), 'html');

  test('are items below the title that they belong to', () => {
    expect(written(['1 Aims', 3], ['1.1 Means', 5, 14], ['1.2 Ends', 9, 14], ['2 Results', 12])).toBe(
      '- 1 Aims 3\n  - 1.1 Means 5\n  - 1.2 Ends 9\n- 2 Results 12',
    );
  });

  test('have the numbers of Markdown where theirs are such', () => {
    expect(written(['1. Aims', 3], ['a) Means', 5, 14], ['b) Ends', 9, 14], ['2. Results', 12])).toBe(
      '1. Aims 3\n   - a) Means 5\n   - b) Ends 9\n2. Results 12',
    );
  });

  test('may begin the page before the title that is above them', () => {
    expect(written(['4.7 Means', 5, 14], ['4.8 Ends', 9, 14], ['5 Results', 12], ['5.1 Yield', 14, 14])).toBe(
      '- 4.7 Means 5\n- 4.8 Ends 9\n- 5 Results 12\n  - 5.1 Yield 14',
    );
  });

  test('are flat where right-aligned numbers alone set them in', () => {
    const entries = [
      ['9 Aims', 3, 5],
      ['10 Means', 5],
      ['11 Ends', 9],
      ['12 Results', 12],
    ] as const;
    expect(of(rows(entries))).toEqual(['9 Aims 3\n10 Means 5\n11 Ends 9\n12 Results 12']);
  });

  test('are flat where they stand in the middle', () => {
    const entries = [
      ['1 Aims', 3, 30],
      ['2 Means', 5, 60],
      ['3 Ends', 9, 90],
      ['4 Results', 12],
    ] as const;
    expect(of(rows(entries))).toEqual(['1 Aims 3\n2 Means 5\n3 Ends 9\n4 Results 12']);
  });
});

describe('a list of tables below the contents', () => {
  const tables = [
    ['Table 1: Grain', 40],
    ['Table 2: Milk', 7],
    ['Table 3: Wool', 33],
  ] as const;

  test('is in lines too, though its numbers do not grow', () => {
    expect(of([...rows(SECTIONS), ...rows(tables, 200)])).toEqual([
      `${CONTENTS}\nTable 1: Grain 40\nTable 2: Milk 7\nTable 3: Wool 33`,
    ]);
  });

  test('is apart below its heading', () => {
    const heading = { text: 'List of tables', y: 175, size: 14, weight: 700 };
    const blocks = blocksOf(page([...rows(SECTIONS), heading, ...rows(tables, 200)]));
    expect(kinds(blocks)).toEqual(['paragraph', 'heading', 'paragraph']);
  });
});

test('the title of contents is a heading though it looks like them', () => {
  const specs = [{ text: 'Contents', y: 80 }, ...rows(SECTIONS)];
  expect(kinds(blocksOf(page(specs)))).toEqual(['heading', 'paragraph']);
});

describe('leaders', () => {
  test('of dots that touch the title and the number make a line', () => {
    const led = SECTIONS.map(([title, number], index) => {
      const dots = '.'.repeat(80 - title.length - `${number}`.length);
      return { text: `${title}${dots}${number}`, y: 100 + 14 * index };
    });
    const [only, ...others] = of(led);
    expect(others).toEqual([]);
    expect(only?.split('\n')).toEqual(led.map(({ text }) => text));
  });

  test('of dots drawn as small rectangles make contents of titles without numbers', () => {
    const entries = [
      ['Oats', 1],
      ['Rye', 7],
      ['Barley', 20],
    ] as const;
    const fills = entries.flatMap((_, index) =>
      Array.from({ length: 60 }, (_, dot) => {
        const [x, y] = [120 + 6 * dot, 99 + 14 * index];
        return { box: [x, y, x + 1, y + 1] as const, color: '#000000' };
      }),
    );
    expect(of(rows(entries), { fills })).toEqual(['Oats 1\nRye 7\nBarley 20']);
  });
});

test('a title of two lines, with its number on the second, is one entry', () => {
  const long = 'Measures that the members agreed on for all of their farms in the second year following';
  const specs = [
    ...rows([['1 Aims', 3]]),
    { text: `2 ${long}`, y: 114 },
    ...rows(
      [
        ['the flood', 5, 14],
        ['3 Results', 12],
      ] as const,
      128,
    ),
  ];
  expect(of(specs)).toEqual([`1 Aims 3\n2 ${long} the flood 5\n3 Results 12`]);
});

test('two columns of contents stand one after the other', () => {
  const right = rows(SECTIONS).map((spec) => ({ ...spec, x: (spec.x ?? 0) * 0.5 + 300 }));
  const left = rows([
    ['A Oats', 1],
    ['B Rye', 2],
    ['C Barley', 2],
    ['D Wheat', 3],
  ] as const);
  const narrow = left.map((spec) => ({ ...spec, x: (spec.x ?? 0) * 0.4 + 20 }));
  expect(of([...narrow, ...right])).toEqual(['A Oats 1\nB Rye 2\nC Barley 2\nD Wheat 3', CONTENTS]);
});

test('numbers at the ends of lines of running text are no contents', () => {
  const lines = prose(6, 100).map((spec, index) => ({ ...spec, text: `${spec.text} ${index + 1}` }));
  expect(of(lines)).toHaveLength(1);
});

test('a running head above entries with leaders is none of them', () => {
  const led = ['4.7 Means', '4.8 Ends', '4.9 Yield'].map((title, index) => ({
    text: `${title} ${'.'.repeat(60)} ${index + 30}`,
    x: 72,
    y: 100 + 14 * index,
  }));
  const head = rows([['A Manual of Oats', 7]], 60);
  expect(of([...head, ...led])[0]).toMatch(/^A Manual of Oats 7$/);
});

test('a numbered title that breaks before its line is full goes on in the line below, which has no number', () => {
  const [first, ...rest] = SECTIONS;
  const broken = [{ text: '1.0 Oats,', y: 114 }, ...rows([['rye and barley', 4], ...rest], 128)];
  expect(of([...rows([first]), ...broken])).toEqual([
    '1 Aims 3\n1.0 Oats, rye and barley 4\n1.1 Means 5\n1.2 Ends 9\n2 Results 12',
  ]);
});

test('a title goes on in the line below it in contents that are set wide, as far as their entries are apart', () => {
  const titles = ['1 Aims', '2 Oats, rye and what', 'became of barley', '3 Ends', '4 Results'];
  const wide = titles.flatMap((text, row): LineSpec[] => [
    { text, x: 72, y: 100 + 21 * row },
    ...(row === 1 ? [] : [{ text: `${row + 3}`, x: 495, y: 100 + 21 * row }]),
  ]);
  expect(of(wide)).toEqual(['1 Aims 3\n2 Oats, rye and what became of barley 5\n3 Ends 6\n4 Results 7']);
});

test('entries level with figures of the next column are among the others', () => {
  const column = rows([...SECTIONS, ['2.1 Means', 14], ['2.2 Ends', 15]]);
  const matrix: LineSpec[] = [
    { text: '1 2', x: 540, y: 128 },
    { text: '3 4', x: 540, y: 142 },
  ].map((spec) => ({ ...spec, y: spec.y + 14 }));
  expect(of([...column, ...matrix.slice(0, 1)])[0]?.split('\n')).toHaveLength(6);
});

describe('rows that end in growing numbers are rows of a table', () => {
  const entries = [
    ['1 Oats', 3],
    ['2 Rye', 5],
    ['3 Barley', 9],
    ['4 Wheat', 12],
  ] as const;
  const isTable = (specs: readonly LineSpec[]): boolean => kinds(blocksOf(page(specs))).includes('table');

  test('below bold names of their columns', () => {
    const names = ['No.', 'Crop', 'Fields'].map((text, index) => ({
      text,
      x: [72, 110, 470][index] ?? 0,
      y: 86,
      weight: 700,
    }));
    const parted = entries.flatMap(([text, number], index): LineSpec[] => [
      { text: text.slice(0, 1), x: 72, y: 100 + 14 * index },
      { text: text.slice(2), x: 110, y: 100 + 14 * index },
      { text: `${number}`, x: 500 - 5 * `${number}`.length, y: 100 + 14 * index },
    ]);
    expect(isTable([...names, ...parted])).toBe(true);
    expect(isTable(rows(entries))).toBe(false);
  });

  test('where each has figures of its own before them', () => {
    const figures = entries.map((_, index) => ({ text: `${index + 1}.5`, x: 300, y: 100 + 14 * index }));
    expect(isTable([...rows(entries), ...figures])).toBe(true);
  });
});
