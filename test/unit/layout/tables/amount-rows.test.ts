import { describe, expect, test } from 'vitest';
import { splitRows } from '../../../../src/layout/tables/split-rows.ts';
import type { LineSpec } from '../page.ts';
import { cell, textsOf } from './grids.ts';

/** A drawn row 100 points high of columns 140 points wide: how it is split, from the lines of each cell. */
const split = (...columns: readonly (readonly LineSpec[])[]): string[][] =>
  textsOf(
    splitRows(
      columns.map((lines, c) => {
        const left = 72 + 140 * c;
        return cell(
          0,
          c,
          lines.map((line) => ({ ...line, x: left + 4 })),
          { box: [left, 90, left + 140, 190] },
        );
      }),
    ),
  );

/** Texts below each other, 14 points apart. */
const stack = (...texts: readonly string[]): LineSpec[] => texts.map((text, i) => ({ text, y: 100 + 14 * i }));

describe('a drawn row with amounts below each other', () => {
  test('is split into two items, however long their descriptions are', () => {
    expect(
      split(
        stack('Oak shelf, oiled, 240 × 210 cm', 'Bench of beech for the hall'),
        stack('1', '2'),
        stack('2.450,00 €', '816,00 €'),
      ),
    ).toEqual([
      ['Oak shelf, oiled, 240 × 210 cm', '1', '2.450,00 €'],
      ['Bench of beech for the hall', '2', '816,00 €'],
    ]);
  });

  test('is split by numbers and names half-way down the texts that they belong to', () => {
    const at = (...texts: readonly (readonly [string, number])[]): LineSpec[] =>
      texts.map(([text, y]) => ({ text, y }));
    const ys = [106, 127.5, 149, 170.5];
    const named = (...names: readonly string[]): LineSpec[] =>
      names.map((text, row) => ({ text, y: ys[row] as number }));
    const texts = at(
      ['holds the mast up', 100],
      ['against the wind', 112],
      ['spreads the sail', 127.5],
      ['leads the sheet to', 143],
      ['the deck below it', 155],
      ['holds its end', 170.5],
    );
    expect(split(named('1', '2', '3', '4'), named('stay', 'boom', 'block', 'cleat'), texts)).toEqual([
      ['1', 'stay', 'holds the mast up against the wind'],
      ['2', 'boom', 'spreads the sail'],
      ['3', 'block', 'leads the sheet to the deck below it'],
      ['4', 'cleat', 'holds its end'],
    ]);
  });

  test('is split into sums, the rate of a tax among their labels', () => {
    expect(split(stack('Subtotal', '19 % VAT', 'Total'), [], stack('2,858.00', '543.02', '3,401.02'))).toEqual([
      ['Subtotal', '', '2,858.00'],
      ['19 % VAT', '', '543.02'],
      ['Total', '', '3,401.02'],
    ]);
  });

  test('is split beside a description with a second line whose amounts are at its middle', () => {
    expect(
      split(
        [
          { text: 'Oak shelf', y: 100 },
          { text: 'Fitting on site', y: 116 },
          { text: 'two men, way included', y: 127, size: 8 },
        ],
        [
          { text: '2,450.00', y: 100 },
          { text: '408.00', y: 121 },
        ],
      ),
    ).toEqual([
      ['Oak shelf', '2,450.00'],
      ['Fitting on site two men, way included', '408.00'],
    ]);
  });

  test('stays whole where a label stands beside two numbers, as an estimate has its error below it', () => {
    expect(split(stack('Slope'), stack('0.42', '(0.07)'))).toHaveLength(1);
  });

  test('stays whole where lines are as far apart in a description as amounts are', () => {
    expect(split(stack('Oak shelf, oiled', 'twice', 'Bench'), stack('2,450.00', '', '816.00'))).toHaveLength(1);
  });
});
