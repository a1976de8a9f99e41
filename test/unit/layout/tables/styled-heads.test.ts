import { describe, expect, test } from 'vitest';
import { styledHeadCandidates } from '../../../../src/layout/tables/styled-heads.ts';
import { linesOf } from '../lines.ts';
import { type LineSpec, prose } from '../page.ts';
import { textsOf } from './grids.ts';

/** Where the columns begin, in points. */
const COLUMNS = [72, 220, 280];

/** The texts of the tables among printed rows 12 points apart, some of them bold, with prose around. */
function tablesIn(
  rows: readonly (readonly string[])[],
  head: Partial<LineSpec> = { weight: 700 },
  bold: readonly number[] = [0],
): string[][][] {
  const texts = rows.flatMap((row, r) =>
    row.flatMap((text, c) =>
      text ? [{ text, x: COLUMNS[c] as number, y: 160 + 12 * r, ...(bold.includes(r) ? head : {}) }] : [],
    ),
  );
  const lines = linesOf([...prose(3, 100), ...texts, ...prose(3, 175 + 12 * rows.length)]);
  return styledHeadCandidates(lines).map(({ cells }) => textsOf(cells));
}

const HEAD = ['Work', 'Hours', 'Remark'];
const WRAPPED = [
  HEAD,
  ['Removal of two old', '12', 'to be done before the birds'],
  ['oaks and their roots', '', 'come back in the spring'],
  ['Hedge', '3', 'with the help of neighbours'],
  ['', '', 'who own the other side of it'],
  ['', '', 'and of the gate'],
  ['Transport', '2', ''],
];

describe('below names of columns in bold', () => {
  test('wrapped labels and remarks of several lines are of their rows, without a line drawn', () => {
    expect(tablesIn(WRAPPED)).toEqual([
      [
        HEAD,
        ['Removal of two old oaks and their roots', '12', 'to be done before the birds come back in the spring'],
        ['Hedge', '3', 'with the help of neighbours who own the other side of it and of the gate'],
        ['Transport', '2', ''],
      ],
    ]);
  });

  test('bold titles of groups are rows, directly below the names too, and below a text that they would not have fitted', () => {
    const items = [
      ['A-10', '12', 'to be done'],
      ['A-20', '4', 'later'],
    ];
    const rows = [HEAD, ['Trees', '', ''], ...items, ['Workshop', '', ''], ...items];
    expect(tablesIn(rows, { weight: 700 }, [0, 1, 4])).toEqual([
      rows.map((row) => (row.slice(1).every((text) => text === '') ? row.slice(0, 1) : row)),
    ]);
  });

  test('the second line of a name is no title of a group', () => {
    const rows = [
      ['', 'State', 'Remark'],
      ['', 'funds', ''],
      ['Oak', '12', 'old'],
      ['Elm', '4', 'ill'],
    ];
    expect(tablesIn(rows, { weight: 700 }, [0, 1]).flat()).not.toContainEqual(['funds']);
  });

  test('there is no table where the text below is bold too, or the names are not', () => {
    expect(tablesIn(WRAPPED, {})).toEqual([]);
  });

  test('most cells may be empty', () => {
    const rows = [HEAD, ['Oak', '12', ''], ['Elm', '', ''], ['Fir', '', 'old'], ['Yew', '', ''], ['Ash', '4', '']];
    expect(tablesIn(rows)).toEqual([rows]);
  });

  test('keys and sentences are a table, pairs of words are not', () => {
    const keys = ['Adze', 'Beam', 'Cleat', 'Dowel'];
    const sentences = keys.map((key) => [key, 'a tool that they keep in sheds']);
    expect(tablesIn([['Term', 'Meaning'], ...sentences])).toHaveLength(1);
    expect(tablesIn([['From', 'To'], ...keys.map((key) => [key, 'Main Street'])])).toEqual([]);
  });
});

describe('below names of columns in a color of their own', () => {
  const GREY = { color: '#888888' };
  const CALLS = [
    ['Returns', 'Function'],
    ['int', 'open( path )'],
    ['int', 'read('],
    ['', '  handle h, buffer b,'],
    ['', '  size n )'],
    ['void', 'close( handle )'],
    ['void', 'flush( handle )'],
  ];
  const textsIn = (rows: readonly (readonly string[])[], head: Partial<LineSpec>): string[][][] => {
    const texts = rows.flatMap((row, r) =>
      row.flatMap((text, c) => {
        const x = (COLUMNS[c] as number) + (text.startsWith(' ') ? 10 : 0);
        return text ? [{ text: text.trim(), x, y: 160 + 12 * r, ...(r === 0 ? head : {}) }] : [];
      }),
    );
    const lines = linesOf([...prose(3, 100), ...texts, ...prose(3, 175 + 12 * rows.length)]);
    return styledHeadCandidates(lines).map(({ cells }) => textsOf(cells));
  };

  test('kinds and what is of them are a table, and arguments that are set in go on with their function', () => {
    expect(textsIn(CALLS, GREY)).toEqual([
      [
        ['Returns', 'Function'],
        ['int', 'open( path )'],
        ['int', 'read( handle h, buffer b, size n )'],
        ['void', 'close( handle )'],
        ['void', 'flush( handle )'],
      ],
    ]);
  });

  test('a label that reaches below the next name is of the row of its values', () => {
    const rows = [
      ['Option', 'Type', 'Default'],
      ['width', 'number', '300'],
      ['useTheDirectoryOfTheUserWhoAsksFor', '', ''],
      ['', 'text', 'none'],
      ['height', 'number', '150'],
    ];
    expect(textsIn(rows, GREY)).toEqual([
      [rows[0], rows[1], ['useTheDirectoryOfTheUserWhoAsksFor', 'text', 'none'], rows[4]],
    ]);
  });

  test('there is no table where the names are in the color of the text', () => {
    expect(textsIn(CALLS, {})).toEqual([]);
  });

  test('there is no table where every other row is in that color', () => {
    const lines = linesOf(
      CALLS.slice(0, 2)
        .concat(CALLS.slice(5), CALLS.slice(5), CALLS.slice(5))
        .flatMap((row, r) =>
          row.map((text, c) => ({ text, x: COLUMNS[c] as number, y: 160 + 12 * r, ...(r % 2 === 0 ? GREY : {}) })),
        ),
    );
    expect(styledHeadCandidates(lines)).toEqual([]);
  });

  test('lists side by side, in which nothing is said twice, are none', () => {
    const rows = [
      ['Boots', 'Gloves'],
      ['Leather', 'Wool'],
      ['Rubber', 'Cotton'],
      ['Felt', 'Silk'],
      ['Canvas', 'Linen'],
    ];
    expect(textsIn(rows, GREY)).toEqual([]);
  });

  test('codes and what they mean are a table', () => {
    const rows = [
      ['Code', 'Meaning'],
      ...['E10', 'E11', 'W-20'].map((code, index) => [code, `it stays open for ${index + 2} days`]),
    ];
    expect(textsIn(rows, GREY)).toEqual([rows]);
  });
});
