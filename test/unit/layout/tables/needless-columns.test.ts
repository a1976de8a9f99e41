import { describe, expect, test } from 'vitest';
import type { GridCell } from '../../../../src/layout/tables/grid.ts';
import { withoutNeedlessColumns } from '../../../../src/layout/tables/needless-columns.ts';
import { cell } from './grids.ts';

type CellSpec = readonly [row: number, column: number, columnSpan: number, text?: string, rowSpan?: number];

const cellsOf = (...specs: readonly CellSpec[]): GridCell[] =>
  specs.map(([row, column, columnSpan, text, rowSpan = 1]) =>
    cell(row, column, text ? [{ text, y: 100 }] : [], { columnSpan, rowSpan }),
  );
const shown = (cells: readonly GridCell[]): CellSpec[] =>
  cells.map(({ row, column, columnSpan, words: [word], rowSpan }) => [
    row,
    column,
    columnSpan,
    word?.text ?? '',
    rowSpan,
  ]);

/** Goods and their totals, the last below a line that begins within the column of numbers. */
const goods = (tick = ''): GridCell[] =>
  cellsOf(
    [0, 0, 1, 'Goods'],
    [0, 1, 2, 'Bags'],
    [0, 3, 1, 'Price'],
    [1, 0, 1, 'Oats'],
    ...(tick
      ? ([
          [1, 1, 1, tick],
          [1, 2, 1],
        ] as const)
      : ([[1, 1, 2, '4']] as const)),
    [1, 3, 1, '12'],
    [2, 0, 2, '', 2],
    [2, 2, 1],
    [2, 3, 1, '12'],
    [3, 2, 2, 'Total'],
  );

describe('a boundary between columns', () => {
  test('goes where it is nothing but the end of a line: a text takes the place of empty cells beside it', () => {
    expect(shown(withoutNeedlessColumns(goods()))).toEqual([
      [0, 0, 1, 'Goods', 1],
      [0, 1, 1, 'Bags', 1],
      [0, 2, 1, 'Price', 1],
      [1, 0, 1, 'Oats', 1],
      [1, 1, 1, '4', 1],
      [1, 2, 1, '12', 1],
      [2, 0, 1, '', 2],
      [2, 1, 1, '', 1],
      [2, 2, 1, '12', 1],
      [3, 1, 2, 'Total', 1],
    ]);
  });

  test('stays where a text is on one side of it alone, as ticks are below a head of two columns', () => {
    expect(shown(withoutNeedlessColumns(goods('x')))).toEqual(shown(goods('x')));
  });

  test('stays where it parts two texts, and where no text is across it', () => {
    const parted = cellsOf([0, 0, 1, 'a'], [0, 1, 2, 'b'], [0, 3, 1, 'c'], [1, 0, 2, 'd'], [1, 2, 2, 'e']);
    expect(shown(withoutNeedlessColumns(parted))).toEqual(shown(parted));
    const open = cellsOf([0, 0, 1, 'a'], [0, 1, 1], [0, 2, 1], [0, 3, 1, 'c']);
    expect(shown(withoutNeedlessColumns(open))).toEqual(shown(open));
  });
});
