import { describe, expect, test } from 'vitest';
import { streamPositionIn } from '../../../../src/layout/reading-order/stream-position.ts';
import type { TableCandidate } from '../../../../src/layout/tables/grid.ts';
import { streamCandidates } from '../../../../src/layout/tables/stream.ts';
import { linesOf } from '../lines.ts';
import type { LineSpec } from '../page.ts';
import { textsOf } from './grids.ts';

/** The tables among texts that were written in the given order. */
function candidatesIn(specs: readonly LineSpec[]): TableCandidate[] {
  const lines = specs.flatMap((spec) => linesOf([spec]));
  return streamCandidates(lines, streamPositionIn(lines.flatMap((line) => line.words)));
}

/** The texts of the tables in rows `pitch` points apart, with columns 100 points apart. */
const tablesIn = (rows: readonly (readonly string[])[], pitch = 20): string[][][] =>
  candidatesIn(
    rows.flatMap((row, r) => row.flatMap((text, c) => (text ? [{ text, x: 72 + 100 * c, y: 100 + pitch * r }] : []))),
  ).map((table) => textsOf(table.cells));

const table = (rows: number, columns: number, text = 'abc'): string[][] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => text));

describe('rows of aligned texts', () => {
  test('are a table from three rows on, not at two', () => {
    expect(tablesIn(table(3, 3))).toEqual([table(3, 3)]);
    expect(tablesIn(table(2, 3))).toEqual([]);
  });

  test('are a table from three columns on, not at two', () => {
    expect(tablesIn(table(4, 3))).toHaveLength(1);
    expect(tablesIn(table(4, 2))).toEqual([]);
  });

  test('are a table with text in 10 of 16 cells, not in 9', () => {
    const sparse = [
      ['a', 'b', '', ''],
      ['', '', 'c', 'd'],
      ['a', 'b', '', ''],
    ];
    expect(tablesIn([['a', 'b', 'c', 'd'], ...sparse])).toHaveLength(1);
    expect(tablesIn([['', 'b', 'c', 'd'], ...sparse])).toEqual([]);
  });

  test('are a table with 25 points from row to row, not with 35', () => {
    expect(tablesIn(table(3, 3), 25)).toHaveLength(1);
    expect(tablesIn(table(3, 3), 35)).toEqual([]);
  });

  test('are a table of texts of two words, columns of prose at three', () => {
    expect(tablesIn(table(4, 3, 'an oak'))).toHaveLength(1);
    expect(tablesIn(table(4, 3, 'an old oak'))).toEqual([]);
  });

  test('are a table of texts of five words with numbers, columns of prose at six', () => {
    expect(tablesIn(table(4, 3, 'an oak of 3 m'))).toHaveLength(1);
    expect(tablesIn(table(4, 3, 'an oak of 3 m or'))).toEqual([]);
  });

  test('are a table of longer texts with numbers in 5 of 12, not in 3', () => {
    const numbered = (count: number): string[][] =>
      table(4, 3).map((row, r) => row.map((_, c) => (3 * r + c < count ? 'an oak 3' : 'an old oak')));
    expect(tablesIn(numbered(5))).toHaveLength(1);
    expect(tablesIn(numbered(3))).toEqual([]);
  });

  test('may have a wrapped cell between them', () => {
    const [rows] = tablesIn([...table(2, 3), ['more', '', ''], ...table(2, 3)], 12);
    expect(rows).toHaveLength(5);
  });

  test('that end in growing page numbers are a table of contents', () => {
    const contents = ['3', '14', '38'].map((page, i) => [`${i + 1}.`, 'Sources', page]);
    expect(tablesIn(contents)).toEqual([]);
    expect(tablesIn(contents.toReversed())).toHaveLength(1);
  });
});

describe('rows of two texts below a bold row', () => {
  const under = (head: readonly string[], rows: readonly (readonly string[])[], weight = 700): number =>
    candidatesIn(
      [head, ...rows].flatMap((row, r) =>
        row.map((text, c) => ({ text, x: 72 + 120 * c, y: 100 + 15 * r, weight: r === 0 ? weight : 400 })),
      ),
    ).length;
  const head = ['Tree', 'Place'];
  const sentences = ['Oak', 'Elm', 'Fir'].map((key) => [key, 'by the old gate of the farm']);
  const amounts = ['Oak', 'Elm', 'Fir'].map((key, index) => [key, `${index + 10}.50`]);

  test('are a table of keys and sentences, or of keys and amounts', () => {
    expect(under(head, sentences)).toBe(1);
    expect(under(head, amounts)).toBe(1);
  });

  test('are none where the first row is like the others', () => {
    expect(under(head, sentences, 400)).toBe(0);
  });

  test('are none where they are addresses side by side', () => {
    const addresses = ['Oak Ltd', '1 Hill Road', 'Elmham'].map((text) => [text, text]);
    expect(under(['From', 'To'], addresses)).toBe(0);
  });

  test('are none where they are numbered clauses', () => {
    expect(
      under(
        ['1', 'Scope'],
        ['1.1', '1.2', '1.3'].map((key) => [key, 'the seller is to bring the oaks']),
      ),
    ).toBe(0);
  });

  test('are a table of signs and what they mean, none of bullets that are alike', () => {
    const signs = (keys: readonly string[]) => keys.map((key) => [key, 'Oak', 'stands by the old gate of the farm']);
    expect(under(['Sign', ...head], signs(['%', '$', '?', '=']))).toBe(1);
    expect(under(['Sign', ...head], signs(['+', '+', '+', '+']))).toBe(0);
  });

  test('are none where both columns are prose', () => {
    const prose = Array.from({ length: 4 }, () => ['an oak by the gate', 'an elm on the hill']);
    expect(under(['Some trees', 'Others'], prose)).toBe(0);
  });
});

test('numbers of clauses before sentences are no table', () => {
  const clauses = (first: (index: number) => string): string[][] =>
    Array.from({ length: 4 }, (_, index) => [first(index), index === 1 ? '(a)' : 'or', 'bring 3 oaks to the old gate']);
  expect(tablesIn(clauses((index) => `2.${index}`))).toEqual([]);
  expect(tablesIn(clauses((index) => `${index} m`))).toHaveLength(1);
});

test('three printed rows of which two are beside each other are no table', () => {
  const full = [72, 200, 300, 400].map((x, c) => ({ text: `${c + 20}`, x, y: 130 }));
  const beside = (y: number): LineSpec[] => [
    { text: 'Oak', x: 72, y: 100 },
    { text: '10', x: 300, y: 100 },
    { text: '11', x: 200, y },
    { text: '12', x: 400, y },
  ];
  expect(candidatesIn([...beside(106), ...full])).toEqual([]);
  expect(candidatesIn([...beside(115), ...full])).toHaveLength(1);
});

describe('two columns without a head', () => {
  const rows = (keys: readonly string[], style: Partial<LineSpec>): LineSpec[] =>
    keys.flatMap((text, row) => [
      { text, y: 100 + 14 * row, ...style },
      { text: 'Move back', x: 172, y: 100 + 14 * row },
    ]);
  const keys = ['Ctrl+d', 'u', 'Ctrl+g', 'Shift+l', 'Ctrl+e'];

  test.each([{ monospace: true }, { weight: 700 }, { italic: true }])(
    'are a table where keys are in %o alone',
    (style) => {
      expect(candidatesIn(rows(keys, style))).toHaveLength(1);
    },
  );

  test('are none where both are set alike, nor where the keys are one bullet', () => {
    expect(candidatesIn(rows(keys, {}))).toEqual([]);
    expect(candidatesIn(rows(['o', 'o', 'o', 'o'], { monospace: true }))).toEqual([]);
  });
});

describe('many pairs that nothing but their places tells', () => {
  const PAIRS = [
    ['speed of the shaft', '135 r/min'],
    ['class', 'IP55'],
    ['brake', 'none'],
    ['mounting', 'on feet'],
    ['colour', 'not painted'],
    ['cooling', 'by air'],
  ] as const;
  const placed = (text: string, row: number, column: number): LineSpec => ({
    text,
    x: 72 + 150 * column,
    y: 100 + 12 * row,
  });
  const inRows = PAIRS.flatMap(([label, value], row) => [placed(label, row, 0), placed(value, row, 1)]);

  test('are a table where they were written row by row', () => {
    expect(candidatesIn(inRows).map(({ cells }) => textsOf(cells))).toEqual([PAIRS]);
  });

  test.each([
    ['five', inRows.slice(2)],
    [
      'lists that were written one after the other',
      [0, 1].flatMap((side) => inRows.filter((_, at) => at % 2 === side)),
    ],
    ['lists of which one goes on', [...inRows, placed('lubricant', 6, 0)]],
    ['values at no common edge', inRows.map((spec, at) => (at === 3 ? { ...spec, x: 240 } : spec))],
    ['labels with colons', inRows.map((spec, at) => (at % 2 ? spec : { ...spec, text: `${spec.text}:` }))],
    ['lines to fill in', inRows.map((spec, at) => (at === 5 ? { ...spec, text: '______' } : spec))],
  ])('are none: %s', (_, specs) => {
    expect(candidatesIn(specs)).toEqual([]);
  });
});

test('entries under their dates are no table, rows with remarks below them are', () => {
  const rowsWith = (below: number): LineSpec[] =>
    ['Registry', 'Library', 'Museum', 'Archive'].flatMap((name, row) => {
      const y = 100 + 26 * row;
      const cells = [name, 'Vienna', 'full time'].map((text, column) => ({ text, x: 72 + 120 * column, y }));
      return row < 3 ? [...cells, { text: 'since 2021', x: 72, y: y + below, size: 8 }] : cells;
    });
  expect(candidatesIn(rowsWith(15))).toEqual([]);
  expect(candidatesIn(rowsWith(10))).toHaveLength(1);
});
