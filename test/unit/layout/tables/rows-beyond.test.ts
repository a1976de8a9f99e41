import { describe, expect, test } from 'vitest';
import { type Row, rowsOf } from '../../../../src/layout/tables/rows.ts';
import { rowsAbove, rowsBelow } from '../../../../src/layout/tables/rows-beyond.ts';
import { linesOf } from '../lines.ts';

const columns = [
  [72, 120],
  [200, 290],
] as const;
/** Rows of texts in two columns, 12 points apart from y = 100 on. */
const rows = (texts: readonly (readonly string[])[]): Row[] =>
  rowsOf(
    linesOf(
      texts.flatMap((row, r) => row.flatMap((text, c) => (text ? [{ text, x: 72 + 128 * c, y: 100 + 12 * r }] : []))),
    ),
  );

describe('below the last ruling', () => {
  const edge = 90;

  test('a row goes on with its wrapped cell', () => {
    expect(
      rowsBelow(
        rows([
          ['Oak', 'by the gate of'],
          ['', 'the farm'],
        ]),
        columns,
        edge,
        false,
      ),
    ).toHaveLength(2);
  });

  test('no text goes on that begins where the table does', () => {
    expect(rowsBelow(rows([['Oak', '10'], ['More']]), columns, edge, false)).toHaveLength(1);
    expect(rowsBelow(rows([['More']]), columns, edge, false)).toEqual([]);
  });

  test('where the table has titles of groups, up to three texts in its first column go on before its rows', () => {
    expect(
      rowsBelow(rows([['Conifers'], ['Fir', '14'], ['Yew by'], ['the gate'], ['Elm', '12']]), columns, edge, true),
    ).toHaveLength(5);
    const titles = ['More', 'trees', 'grow', 'here'].map((text) => [text]);
    expect(rowsBelow(rows([...titles.slice(1), ['Elm', '12']]), columns, edge, true)).toHaveLength(4);
    expect(rowsBelow(rows([...titles, ['Elm', '12']]), columns, edge, true)).toEqual([]);
    expect(rowsBelow(rows([['Oak', '10'], ['Tab. 2: Elms'], ['Tree', 'Height']]), columns, edge, true)).toHaveLength(1);
  });

  test('no row goes on that is far below', () => {
    expect(rowsBelow(rows([['Oak', '10']]), columns, edge - 12, false)).toEqual([]);
  });
});

describe('above the first ruling', () => {
  const above = (texts: readonly (readonly string[])[]): Row[] =>
    rowsAbove(rows(texts).reverse(), columns, 92 + 12 * texts.length);

  test('a head is of the table with its wrapped cell', () => {
    expect(
      above([
        ['Tree', 'Height of'],
        ['', 'the trunk'],
      ]),
    ).toHaveLength(2);
  });

  test('the title of the first group is of the table where a head is above it', () => {
    expect(above([['Tree', 'Height'], ['Conifers']])).toHaveLength(2);
    expect(above([['Conifers']])).toEqual([]);
  });

  test('a caption is not, nor what is above it', () => {
    expect(above([['Oak', '10'], ['Tab. 2: Elms'], ['Tree', 'Height']])).toHaveLength(1);
  });

  test('rows of a block that goes on above them are not, whatever fits into the columns', () => {
    const block = [
      ['Class', 'IP55'],
      ['Mounting on feet or on a wall', 'as ordered'],
      ['Brake', 'none'],
      ['Colour', 'white'],
    ];
    expect(above(block)).toEqual([]);
    expect(above(block.slice(2))).toHaveLength(2);
    expect(above([['Mounting on feet or on a wall'], ...block.slice(2)])).toHaveLength(2);
  });
});
