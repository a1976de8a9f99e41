import { expect, test } from 'vitest';
import { headedCandidates } from '../../../../src/layout/tables/headed.ts';
import { drawnRulings } from '../../../../src/layout/tables/page-rulings.ts';
import { linesOf } from '../lines.ts';
import type { LineSpec } from '../page.ts';
import { level, textsOf } from './grids.ts';

const COLUMNS = [72, 220, 280, 340];

/** The rows that stand below a head with a line, `-` for an empty place; a text with `|` is in two parts, far apart. */
const below = (pitch: number, ...rows: readonly (readonly string[])[]): string[][] => {
  const head = ['Part', 'Sign', 'Load', 'Unit'];
  const lines = [head, ...rows].flatMap((texts, row) =>
    texts.flatMap((text, column): LineSpec[] => {
      const [left = '', right] = text.split('|');
      const place = { x: COLUMNS[column] as number, y: 200 + pitch * row + (row > 0 ? 4 : 0) };
      const second = right === undefined ? [] : [{ ...place, text: right, x: place.x + 90 }];
      return left === '-' ? [] : [{ ...place, text: left }, ...second];
    }),
  );
  const [table] = headedCandidates(drawnRulings([level(72, 400, 205)]), linesOf(lines));
  return textsOf(table?.cells ?? []);
};

test.each([
  ['close to each other', 12],
  ['apart', 15],
])('a cell whose wrapped text is set as wide as its column is one, in rows that are %s', (_, pitch) => {
  const rows = [
    ['The main supply of current', 'VD', '84', 'V'],
    ['The current at one side', 'IN', '15', 'mA'],
    ['Storage|tempera-', 'TS', '99', 'K'],
    ['ture', '-', '-', '-'],
    ['Dissipation', 'PD', '25', 'mW'],
  ];
  expect(below(pitch, ...rows)).toContainEqual(['Dissipation', 'PD', '25', 'mW']);
  expect(below(pitch, ...rows)).toContainEqual(['Storage tempera- ture', 'TS', '99', 'K']);
});

test('two texts in one column, with no text that goes on below them, end the rows of a table', () => {
  const rows = [
    ['The main supply of current', 'VD', '84', 'V'],
    ['The current at one side', 'IN', '15', 'mA'],
    ['Other|things', 'and', 'so', 'on'],
    ['Dissipation', 'PD', '25', 'mW'],
  ];
  expect(below(12, ...rows)).not.toContainEqual(['Dissipation', 'PD', '25', 'mW']);
});
