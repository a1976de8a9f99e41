import { describe, expect, test } from 'vitest';
import { DRAWN_LATTICE, latticeCandidates, SHADED_LATTICE } from '../../../../src/layout/tables/lattice.ts';
import { drawnRulings } from '../../../../src/layout/tables/page-rulings.ts';
import { linesOf } from '../lines.ts';
import type { LineSpec } from '../page.ts';
import { cells, level, rulings, textsOf, upright } from './grids.ts';

type LatticeDecision = typeof DRAWN_LATTICE;

/** The texts of the cells of a grid's tables; `.` is an empty cell. */
function tablesIn(rows: readonly string[], decision: LatticeDecision = DRAWN_LATTICE): string[][][] {
  const texts = rows.map((row) => row.split(' ').map((text) => (text === '.' ? '' : text)));
  const columns = texts[0]?.length ?? 0;
  return latticeCandidates(rulings(rows.length, columns), linesOf(cells(texts)), decision).map((table) =>
    textsOf(table.cells),
  );
}

describe('two cells', () => {
  /** A row of two cells above two of the same, with `share` of the line between the upper ones. */
  const upper = (share: number): string[] | undefined => {
    const rules = [
      ...[100, 120, 140, 160].map((y) => level(72, 272, y)),
      ...[72, 272].map((x) => upright(x, 100, 160)),
      upright(172, 120 - 20 * share, 160),
    ];
    const lines = linesOf(
      cells([
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ]),
    );
    // Text within both columns splits what only seems to span them, so the upper row has text in the middle.
    const middle = linesOf([{ text: 'across both', x: 150, y: 114 }]);
    const [table] = latticeCandidates(drawnRulings(rules), [...lines.slice(2), ...middle], DRAWN_LATTICE);
    return table && textsOf(table.cells)[0];
  };

  test('are divided by a line along 70 % of their side, and are one with a line along half of it', () => {
    expect(upper(0.7)).toHaveLength(2);
    expect(upper(0.5)).toHaveLength(1);
  });
});

describe('a grid', () => {
  test('is a table with three cells of text, not with two', () => {
    expect(tablesIn(['a b', 'c .'])).toHaveLength(1);
    const two = [
      { text: 'a b', x: 76, y: 114 },
      { text: 'c d', x: 176, y: 134 },
    ];
    expect(latticeCandidates(rulings(2, 2), linesOf(two), DRAWN_LATTICE)).toEqual([]);
  });

  test('is none with text in one row or in one column alone', () => {
    expect(tablesIn(['a b c', '. . .'])).toEqual([]);
    expect(tablesIn(['a .', 'b .', 'c .'])).toEqual([]);
  });

  test('of lines is a table with 45 % of its cells filled, not with 35 %', () => {
    expect(tablesIn(['a . . b', '. c . d', 'e . f .', '. g . h', 'i . . .'])).toHaveLength(1);
    expect(tablesIn(['a . . b', '. c . .', '. . d .', '. e . f', 'g . . .'])).toEqual([]);
  });

  test('of shades is a table with 65 % of its cells filled, not with 55 %', () => {
    expect(tablesIn(['a b c d', 'e f . .', 'g h . .', 'i j k .', 'l m . .'], SHADED_LATTICE)).toHaveLength(1);
    expect(tablesIn(['a b c d', 'e f . .', 'g h . .', 'i j . .', 'k . . .'], SHADED_LATTICE)).toEqual([]);
  });

  /** Rows of which the first ones are one cell across two columns. */
  const withSpans = (spanning: number, simple: number, decision: LatticeDecision): number => {
    const rows = spanning + simple;
    const bottom = 100 + 20 * rows;
    const rules = [
      ...Array.from({ length: rows + 1 }, (_, r) => level(72, 272, 100 + 20 * r)),
      ...[72, 272].map((x) => upright(x, 100, bottom)),
      upright(172, 100 + 20 * spanning, bottom),
    ];
    const texts = Array.from({ length: rows }, (_, r) => (r < spanning ? ['text'] : ['text', 'text']));
    return latticeCandidates(drawnRulings(rules), linesOf(cells(texts)), decision).length;
  };

  test('of lines is a table when 6 of 11 cells span nothing, not when 4 of 9 do', () => {
    expect(withSpans(5, 3, DRAWN_LATTICE)).toBe(1);
    expect(withSpans(5, 2, DRAWN_LATTICE)).toBe(0);
  });

  test('of shades is a table when 6 of 9 cells span nothing, not when 4 of 8 do', () => {
    expect(withSpans(3, 3, SHADED_LATTICE)).toBe(1);
    expect(withSpans(4, 2, SHADED_LATTICE)).toBe(0);
  });
});

describe('a cell with a long text', () => {
  /** A grid of two rows, whose first cell has a text of so many words, one below the other. */
  const longest = (count: number, columns: number): number => {
    const height = 12 * count + 10;
    const [top, middle, bottom] = [10, 10 + height, 30 + height];
    const rules = [
      ...[top, middle, bottom].map((y) => level(72, 72 + 100 * columns, y)),
      ...Array.from({ length: columns + 1 }, (_, c) => upright(72 + 100 * c, top, bottom)),
    ];
    const text = Array.from({ length: count }, (_, i): LineSpec => ({ text: 'word', x: 76, y: 22 + 12 * i }));
    const others = Array.from({ length: columns }, (_, c): LineSpec[] => [
      ...(c > 0 ? [{ text: 'upper', x: 76 + 100 * c, y: 22 }] : []),
      { text: 'lower', x: 76 + 100 * c, y: middle + 14 },
    ]);
    return latticeCandidates(drawnRulings(rules), linesOf([...text, ...others.flat()]), DRAWN_LATTICE).length;
  };

  test('may have 45 words; a grid of eight cells with one of 55 is a frame around text', () => {
    expect(longest(45, 4)).toBe(1);
    expect(longest(55, 4)).toBe(0);
  });

  test('may have more below a row of heads', () => {
    const rules = [
      ...[100, 120, 760].map((y) => level(72, 372, y)),
      ...[72, 172, 272, 372].map((x) => upright(x, 100, 760)),
    ];
    const below = (...heads: string[]): number => {
      const text = Array.from({ length: 50 }, (_, i): LineSpec => ({ text: 'word', x: 176, y: 132 + 12 * i }));
      const row = heads.map((head, c): LineSpec => ({ text: head, x: 76 + 100 * c, y: 114 }));
      const line = { text: 'last one', x: 176, y: 740 };
      return latticeCandidates(drawnRulings(rules), linesOf([...row, ...text, line]), DRAWN_LATTICE).length;
    };
    expect(below('Name', 'Text', 'Note')).toBe(1);
    expect(below('Name', 'Text')).toBe(0);
  });

  test('may have more in a grid of ten cells', () => {
    expect(longest(55, 5)).toBe(1);
  });
});

test('rows and columns without text, such as gaps between double lines, are dropped', () => {
  expect(tablesIn(['a . b', '. . .', 'c . d'])).toEqual([
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ]);
});

test('a grid among whose words far more shapes are drawn is part of a picture', () => {
  const lines = linesOf(
    cells([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  );
  const shapes = (count: number) => Array.from({ length: count }, () => ({ box: [80, 104, 90, 110] as const }));
  const found = (count: number) => latticeCandidates(rulings(2, 2), lines, DRAWN_LATTICE, undefined, shapes(count));
  expect(found(12)).toHaveLength(1);
  expect(found(13)).toEqual([]);
});

describe('a grid of one column', () => {
  const LONG = Array(21).fill('w').join(' ');
  const tables = (texts: readonly string[], gap = 0) =>
    latticeCandidates(
      rulings(texts.length, 1),
      linesOf(
        cells(texts.map((text) => [text]))
          .map((spec) => (spec.text === LONG ? { ...spec, size: 3 } : spec))
          .flatMap((spec) => [spec, ...(gap ? [{ ...spec, x: 76 + gap }] : [])]),
      ),
      DRAWN_LATTICE,
    ).map((table) => textsOf(table.cells));

  test('is a table from three rows on: a box with a title has two', () => {
    expect(tables(['Title', 'one', 'two'])).toEqual([[['Title'], ['one'], ['two']]]);
    expect(tables(['Title', 'text'])).toEqual([]);
  });

  test('is none with running text', () => {
    expect(tables(['Title', 'one', LONG])).toEqual([]);
  });

  test('is none where its lines have wide gaps: those have columns of their own', () => {
    expect(tables(['a', 'b', 'c'], 50)).toEqual([]);
  });
});

test('a cell without rulings ends where text runs on over the edge of a box above it', () => {
  // A small box at the end of the first row; below it, lines as wide as the row and it, with boxes on their right.
  const rules = [
    ...[100, 120, 140, 160].map((y) => level(272, 372, y)),
    level(172, 272, 100),
    level(172, 272, 120),
    level(72, 372, 100),
    level(72, 372, 160),
    upright(72, 100, 160),
    upright(172, 100, 120),
    upright(272, 100, 160),
    upright(372, 100, 160),
  ];
  const texts = [
    { text: 'Pay', x: 76, y: 114 },
    { text: '64b', x: 176, y: 114 },
    { text: '64', x: 276, y: 114 },
    { text: 'Additional child tax credit, line 14', x: 76, y: 134 },
    { text: '65', x: 276, y: 134 },
    { text: 'American opportunity credit, line 8', x: 76, y: 154 },
    { text: '66', x: 276, y: 154 },
  ];
  const [table] = latticeCandidates(drawnRulings(rules), linesOf(texts), DRAWN_LATTICE);
  const found = table?.cells.map(({ words }) => words.map(({ text }) => text).join(' '));
  expect(found).toContain('Pay');
  expect(found?.filter((text) => text.startsWith('A'))).toEqual([
    expect.stringMatching(/^Additional child tax credit, line 14/),
  ]);
});
