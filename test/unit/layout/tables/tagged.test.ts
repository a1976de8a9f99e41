import { expect, test } from 'vitest';
import type { Heading, Table } from '../../../../src/document/block.ts';
import { textOf } from '../../../../src/document/text.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { type LineSpec, page, prose } from '../page.ts';

const blocksOf = (lines: readonly LineSpec[]) => layout([page(lines)]);

const cellTexts = (table: Table): string[][] =>
  table.rows.map((row) => row.map(({ blocks }) => blocks.map((b) => ('runs' in b ? textOf(b.runs) : '')).join()));

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
