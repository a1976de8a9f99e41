import { describe, expect, test } from 'vitest';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, tablesOf } from './grids.ts';

/** Letters of a sheet from its left column on, each `step` points right of the one before, and rows `pitch` apart. */
const sheet = (columns: readonly string[], { size = 20, step = 20, pitch = 30 } = {}): LineSpec[] =>
  columns.flatMap((column, c) =>
    [...column].flatMap((text, r) => (text === ' ' ? [] : [{ text, x: 100 + step * c, y: 100 + pitch * r, size }])),
  );

const tablesOfSheet = (specs: readonly LineSpec[]): string[][][] => tablesOf(page(specs)).map(cellTexts);

describe('letters that were written column by column are a table with their columns', () => {
  test.each([
    ['half a letter apart', { size: 20, step: 20 }],
    ['a third of a font size apart', { size: 24, step: 20 }],
    ['as far apart as columns of other tables', { size: 12, step: 40 }],
  ])('%s', (_, places) => {
    expect(tablesOfSheet(sheet(['αβγδ', 'εζηθ', 'ικλμ'], places))).toEqual([
      [
        ['α', 'ε', 'ι'],
        ['β', 'ζ', 'κ'],
        ['γ', 'η', 'λ'],
        ['δ', 'θ', 'μ'],
      ],
    ]);
  });

  test('with gaps where a letter is missing', () => {
    expect(tablesOfSheet(sheet(['ᚠᚢ ᚨ', 'ᚷᚹᚺᚾ', 'ᛈᛉᛊ']))[0]?.[2]).toEqual(['', 'ᚺ', 'ᛊ']);
    expect(tablesOfSheet(sheet(['ᚠᚢ ᚨ', 'ᚷᚹᚺᚾ', 'ᛈᛉᛊ']))[0]?.[3]).toEqual(['ᚨ', 'ᚾ', '']);
  });

  test('with an accent in the cell of its base, wherever it is drawn', () => {
    const accents = sheet(['◌◌◌◌'], { size: 16 }).flatMap((base, i): LineSpec[] => [
      { ...base, x: 160 },
      { text: '^', x: 158 + 2 * i, y: base.y, size: 20 },
    ]);
    const [table] = tablesOfSheet([...sheet(['abcd', 'efgh', 'ijkl']), ...accents]);
    expect(table?.map((row) => row.slice(0, 3))).toEqual(['aei', 'bfj', 'cgk', 'dhl'].map((row) => [...row]));
    expect(table?.map((row) => [...(row[3] ?? '')].filter((sign) => sign !== ' ').sort())).toEqual(
      Array.from({ length: 4 }, () => ['^', '◌']),
    );
  });
});

describe('no sheet of letters are', () => {
  test('letters with space between that were written line by line', () => {
    const rows = ['THE', 'OLD', 'OAK'].flatMap((text, r) =>
      [...text].map((letter, c) => ({ text: letter, x: 100 + 16 * c, y: 100 + 24 * r, size: 20 })),
    );
    expect(tablesOfSheet(rows)).toEqual([]);
  });

  test('two columns', () => {
    expect(tablesOfSheet([...sheet(['abcd', 'efgh']), ...prose(4, 300)])).toEqual([]);
  });

  test('letters with texts among them', () => {
    const among: LineSpec = { text: 'see the next page for these', x: 90, y: 145, size: 10 };
    expect(tablesOfSheet([...sheet(['abcd', 'efgh', 'ijkl']), among])).not.toContainEqual(
      ['aei', 'bfj', 'cgk', 'dhl'].map((row) => [...row]),
    );
  });
});
