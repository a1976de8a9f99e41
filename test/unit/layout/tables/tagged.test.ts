import { expect, test } from 'vitest';
import type { Heading, Table } from '../../../../src/document/block.ts';
import { textOf } from '../../../../src/document/text.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { taggedCandidates } from '../../../../src/layout/tables/tagged.ts';
import { linesOf } from '../lines.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, textsOf } from './grids.ts';

const blocksOf = (lines: readonly LineSpec[]) => layout([page(lines)]);

test('what the file calls a heading is one, even in the look of the text', () => {
  const [first] = blocksOf([{ text: 'Scope', y: 80, role: 'H2' }, ...prose(6, 110)]);
  expect(first?.kind).toBe('heading');
  expect(textOf((first as Heading).runs)).toBe('Scope');
});

test('cells that the file names make a table, close together and empty ones too', () => {
  const rows = [
    { text: 'Added', x: 72, y: 100, role: 'TH', markedContentId: 1 },
    { text: 'Observed', x: 103, y: 100, role: 'TH', markedContentId: 2 },
    { text: 'Iron', x: 72, y: 116, role: 'TD', markedContentId: 3 },
    { text: 'Zinc', x: 72, y: 132, role: 'TD', markedContentId: 4 },
  ];
  const table = blocksOf([...rows, ...prose(4, 180)]).find((block): block is Table => block.kind === 'table');
  expect(table && cellTexts(table)).toEqual([
    ['Added', 'Observed'],
    ['Iron', ''],
    ['Zinc', ''],
  ]);
});

/** A row of two cells. */
const row = (y: number, role: string | undefined, ...texts: readonly string[]): LineSpec[] =>
  texts.map((text, c) => ({ text, x: 72 + 100 * c, y, markedContentId: 10 * y + c, ...(role ? { role } : {}) }));

const tablesIn = (...lines: readonly LineSpec[]): string[][][] =>
  taggedCandidates(linesOf(lines)).map(({ cells }) => textsOf(cells));

test('two columns of named cells are a table, one is none', () => {
  expect(tablesIn(...row(100, 'TD', 'a', 'b'), ...row(116, 'TD', 'c', 'd'))).toHaveLength(1);
  expect(tablesIn(...row(100, 'TD', 'a'), ...row(116, 'TD', 'c'))).toEqual([]);
});

test('a row without a name heads the columns 13 points below it, not 18', () => {
  const body = [...row(130, 'TD', 'a', 'b'), ...row(146, 'TD', 'c', 'd')];
  expect(tablesIn(...row(107, undefined, 'Head', 'Other'), ...body)[0]?.[0]).toEqual(['Head', 'Other']);
  expect(tablesIn(...row(102, undefined, 'Head', 'Other'), ...body)[0]?.[0]).toEqual(['a', 'b']);
});

test('a shade that ends between named cells parts rows, though the lower one is near and would not have fitted', () => {
  const body = [
    ...row(100, 'TD', '10-20', 'Oak', '4'),
    { text: 'and old', x: 172, y: 112, role: 'TD' },
    ...row(130, 'TD', '30-40', 'Elm', '9'),
    { text: 'Woodland', x: 72, y: 142, role: 'TD' },
    ...row(160, 'TD', '50-60', 'Fir', '7'),
  ];
  const cells = taggedCandidates(linesOf(body), [{ at: 133, from: 60, to: 300 }])[0]?.cells ?? [];
  expect(textsOf(cells).map(([first]) => first)).toEqual(['10-20', '30-40', 'Woodland', '50-60']);
});

test('other lines between named cells end a table', () => {
  const [above, below] = [
    [100, 116],
    [160, 176],
  ].map((ys) => ys.flatMap((y) => row(y, 'TD', 'a', 'b')));
  const between = { text: 'A line of text between the two tables', x: 72, y: 138 };
  expect(tablesIn(...(above ?? []), between, ...(below ?? []))).toHaveLength(2);
});
