import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../../../src/layout/tables/columns.ts';
import { rowsOf } from '../../../../src/layout/tables/rows.ts';
import { linesOf } from '../lines.ts';
import type { LineSpec } from '../page.ts';

/** The number of columns of rows of texts 100 points apart; `-` stands for an empty cell. */
const countOf = (rows: readonly (readonly string[])[]): number =>
  columnsOf(
    rowsOf(
      linesOf(
        rows.flatMap((row, r) =>
          row.flatMap((text, c) => (text === '-' ? [] : [{ text, x: 72 + 100 * c, y: 100 + 20 * r }])),
        ),
      ),
    ),
  ).length;

const FORM = [
  ['Surname', 'Holt', 'First name', 'Maren'],
  ['Birth', '-', 'Street', '-'],
  ['Town', 'Bray', 'Telephone', '-'],
  ['E-mail', '-', 'Member', '2031'],
];
const LONG = 'a long remark that reaches over all of the columns there';

test('a text that spans columns crosses their gaps once, in however many lines', () => {
  const wrapped = [
    ['Remarks', LONG],
    ['-', `${LONG}.`.slice(0, 50)],
    ['-', LONG.slice(0, 45)],
  ];
  expect(countOf([...FORM, ...wrapped])).toBe(4);
});

test('several such texts leave no gap', () => {
  expect(countOf([...FORM, ['Remarks', LONG], ['Notes', LONG], ['Other', LONG]])).toBeLessThan(4);
});

test('a text beside a label that reaches over the columns of the rows above spans them, be there few rows', () => {
  const row = (y: number, ...texts: readonly string[]): LineSpec[] =>
    texts.flatMap((text, c) => (text ? [{ text, x: 72 + 100 * c, y }] : []));
  const pairs = [...row(100, 'Name', 'Marsh', 'Customer', '902'), ...row(120, 'Street', 'Weir Row', 'Town', 'Ely')];
  const remarks = row(140, 'Remarks', 'The parcel was last seen at the depot in Kettle Bridge');
  expect(columnsOf(rowsOf(linesOf([...pairs, ...remarks])))).toHaveLength(4);
  const one = pairs.slice(0, 4);
  expect(columnsOf(rowsOf(linesOf([...one, ...remarks])))).toHaveLength(2);
});

describe('labels with a text each, over which a head begins where the longest label ends', () => {
  /** Where the columns begin of labels at 72, texts that end at the given places, and of what is at 220. */
  const startsOf = (ends: readonly number[]): number[] => {
    const rows = ['Excursion', 'Dinner', 'Talks'].flatMap((label, r): LineSpec[] => {
      const y = 114 + 14 * r;
      return [
        { text: label, y },
        { text: '129', x: (ends[r] as number) - 15, y },
        { text: '140', x: 220, y },
      ];
    });
    const heads = [
      { text: 'Participants', x: 120, y: 100 },
      { text: 'Seats', x: 220, y: 100 },
    ];
    return columnsOf(rowsOf(linesOf([...heads, ...rows]))).map(([x0]) => x0);
  };

  test('are two columns', () => {
    expect(startsOf([180, 180, 180])).toEqual([72, 120, 220]);
  });

  test('are one where the texts are at no common edge', () => {
    expect(startsOf([180, 150, 165])).toEqual([72, 220]);
  });
});
