import { expect, test } from 'vitest';
import type { GridCell } from '../../../../src/layout/tables/grid.ts';
import { withTotalSpans } from '../../../../src/layout/tables/total-spans.ts';
import { cell } from './grids.ts';

const ROWS = [
  ['Item', 'Days', 'Price', 'Amount'],
  ['Kayak', '4', '38.50', '154.00'],
  ['Guide', '9', '64.00', '576.00'],
];

/** How many columns each cell of the rows below `ROWS` spans, with lines between the cells or none. */
function spansOf(below: readonly (readonly string[])[], isDivided = false): number[][] {
  const cells = [...ROWS, ...below].flatMap((row, r) =>
    row.map((text, c): GridCell => cell(r, c, text ? [{ text, x: 72 + 100 * c, y: 100 + 20 * r }] : [])),
  );
  const spanned = withTotalSpans(cells, () => isDivided);
  return below.map((_, index) =>
    spanned
      .filter(({ row }) => row === ROWS.length + index)
      .sort((a, b) => a.column - b.column)
      .map(({ columnSpan }) => columnSpan),
  );
}

test('the words beside a total, below a column of numbers, span the empty cells before them', () => {
  expect(spansOf([['', '', 'Net total', '730.00']])).toEqual([[3, 1]]);
  expect(
    spansOf([
      ['', '', 'Net total', '730.00'],
      ['', '', 'Tax 12 %', '87.60'],
      ['', 'To pay', '', '817.60'],
    ]),
  ).toEqual([
    [3, 1],
    [3, 1],
    [2, 1, 1],
  ]);
});

test('the box of such a label is that around all the cells it spans', () => {
  const rows = [...ROWS, ['', '', 'Net total', '730.00']];
  const cells = rows.flatMap((row, r) =>
    row.map(
      (text, c): GridCell => ({
        ...cell(r, c, text ? [{ text, x: 72 + 100 * c, y: 100 + 20 * r }] : []),
        box: [70 + 100 * c, 90 + 20 * r, 170 + 100 * c, 110 + 20 * r],
      }),
    ),
  );
  const label = withTotalSpans(cells, () => false).find(({ columnSpan }) => columnSpan === 3);
  expect(label?.box).toEqual([70, 150, 370, 170]);
});

test('they span none where they are in the column of the labels, or where something is before them', () => {
  expect(spansOf([['Net total', '', '', '730.00']])).toEqual([[1, 1, 1, 1]]);
  expect(spansOf([['Boat', '', 'on request', '730.00']])).toEqual([[1, 1, 1, 1]]);
});

test('they span none where lines are drawn between the empty cells', () => {
  expect(spansOf([['', '', 'Net total', '730.00']], true)).toEqual([[1, 1, 1, 1]]);
});

test('words below numbers span none where no number is beside them, or rows go on below', () => {
  expect(spansOf([['', '', 'on request', '']])).toEqual([[1, 1, 1, 1]]);
  expect(
    spansOf([
      ['', '', 'on request', '12.00'],
      ['Tent', '2', '8.00', '16.00'],
    ])[0],
  ).toEqual([1, 1, 1, 1]);
});

test('numbers beside a total are none of its label, and words below words are values', () => {
  expect(spansOf([['', '', '102.50', '730.00']])).toEqual([[1, 1, 1, 1]]);
  const remarks = ROWS.map((row, r) => (r === 0 ? row : [row[0], row[1], 'by hand', row[3]]));
  const cells = [...remarks, ['', '', 'by hand', '730.00']].flatMap((row, r) =>
    row.map((text, c) => cell(r, c, text ? [{ text, x: 72 + 100 * c, y: 100 + 20 * r }] : [])),
  );
  expect(withTotalSpans(cells)).toEqual(cells);
});
