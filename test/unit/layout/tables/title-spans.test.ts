import { expect, test } from 'vitest';
import type { GridCell } from '../../../../src/layout/tables/grid.ts';
import { withTitleSpans } from '../../../../src/layout/tables/title-spans.ts';
import type { LineSpec } from '../page.ts';
import { cell } from './grids.ts';

/** The number of columns that each cell of a row spans. */
const spans = (cells: readonly GridCell[], row: number): number[] =>
  cells.filter((own) => own.row === row).map(({ columnSpan }) => columnSpan);

const table = (firsts: readonly string[], title: Partial<LineSpec>): GridCell[] =>
  [
    ['Name', 'Size'],
    [firsts[0], '10'],
    [title.text, ''],
    [firsts[1], '12'],
  ].flatMap((row, r) =>
    row.map((text, c) => {
      const style = r === 2 ? title : {};
      return cell(r, c, text ? [{ x: 72 + 100 * c, y: 100 + 20 * r, ...style, text }] : []);
    }),
  );

test('a bold text alone in its row spans all columns', () => {
  expect(spans(withTitleSpans(table(['Apple', 'Nut'], { text: 'Nuts', weight: 700 })), 2)).toEqual([2]);
});

test('words alone in a row span all columns where the other rows begin with numbers', () => {
  expect(spans(withTitleSpans(table(['101', '102'], { text: 'Nuts' })), 2)).toEqual([2]);
});

test('a text like the other labels is a label with empty cells', () => {
  expect(spans(withTitleSpans(table(['Apple', 'Nut'], { text: 'Nuts' })), 2)).toEqual([1, 1]);
});

test('a bold text spans all columns where bold labels are those of totals', () => {
  const rows: [boolean, string, string][] = [
    [false, 'Name', 'Size'],
    [true, 'Nuts', ''],
    [false, 'Hazel', '10'],
    [true, 'All nuts', '10'],
    [true, 'Fruit', ''],
    [false, 'Apple', '12'],
    [true, 'All fruit', '12'],
  ];
  const cells = rows.flatMap(([bold, ...texts], r) =>
    texts.map((text, c) =>
      cell(r, c, text ? [{ text, x: 72 + 100 * c, y: 100 + 20 * r, weight: bold ? 700 : 400 }] : []),
    ),
  );
  const spanned = withTitleSpans(cells);
  expect([spans(spanned, 1), spans(spanned, 4), spans(spanned, 6)]).toEqual([[2], [2], [1, 1]]);
});
