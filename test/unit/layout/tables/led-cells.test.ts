import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../../src/layout/tables/grid.ts';
import { textOfLine } from '../lines.ts';
import { cell, cellTexts } from './grids.ts';

/** The texts of a table whose cells have the given ones. */
const textsOf = (rows: readonly (readonly string[])[]): string[][] => {
  const cells = rows.flatMap((row, r) =>
    row.map((text, c) => cell(r, c, text === '' ? [] : [{ text, x: 76 + 200 * c, y: 114 + 20 * r }])),
  );
  const table = tableOf(1, [72, 100, 672, 180], cells, (lines) =>
    lines.map((line) => ({ text: textOfLine(line), spaced: true, words: line.words })),
  );
  return cellTexts(table);
};

const HEAD = ['Crop', '2021', '2022'];

describe('dots that lead from a row’s label to its values', () => {
  test.each([
    ['apart', ' . . . . .'],
    ['apart, the first at the label', '. . . . .'],
    ['in one word', ' ........'],
    ['in one word at the label', '........'],
  ])('are no text of the cell: dots %s', (_, dots) => {
    expect(textsOf([HEAD, [`Winter barley${dots}`, '41', '38'], [`Rye${dots}`, '12', '–']])).toEqual([
      HEAD,
      ['Winter barley', '41', '38'],
      ['Rye', '12', '–'],
    ]);
  });

  test('leave shorter ones of the same column with them', () => {
    const rows = [
      HEAD,
      ['Barley . . . .', '41', '38'],
      ['Oats . . . . .', '12', '9'],
      ['Mixed grain of all kinds . .', '3', '2'],
    ];
    expect(textsOf(rows).map(([label]) => label)).toEqual(['Crop', 'Barley', 'Oats', 'Mixed grain of all kinds']);
  });
});

describe('dots in cells stay', () => {
  test.each([
    [
      'with nothing after them: to write on',
      [
        ['Name . . . . .', ''],
        ['Place . . . . .', ''],
      ],
    ],
    [
      'with dots after them: to write on',
      [
        ['Name . . . . .', 'Born . . . . .'],
        ['Place . . . . .', 'Since . . . . .'],
      ],
    ],
    [
      'in one cell alone',
      [
        ['And so on . . . .', '12'],
        ['Rye', '9'],
      ],
    ],
    [
      'as an ellipsis or the end of an abbreviation',
      [
        ['To be continued...', '12'],
        ['Boxes etc.', '9'],
        ['Once...', '8'],
      ],
    ],
  ])('%s', (_, rows) => {
    expect(textsOf(rows)).toEqual(rows);
  });
});
