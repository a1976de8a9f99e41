import { describe, expect, test } from 'vitest';
import { stackedNames } from '../../../../src/layout/tables/stacked-names.ts';
import { linesOf } from '../lines.ts';
import type { LineSpec } from '../page.ts';

/** Three drawn columns, 80 points wide, of a table that begins at y = 140. */
const COLUMNS = [
  [72, 152],
  [152, 232],
  [232, 312],
] as const;

const names = (lines: readonly LineSpec[]): string[] | undefined =>
  stackedNames(linesOf(lines), 140, COLUMNS)?.map(({ words }) => words.map(({ text }) => text).join(' '));

const two = [
  { text: 'Departure', x: 156, y: 122 },
  { text: 'port', x: 156, y: 134 },
];

describe('names of several lines above drawn columns', () => {
  test.each([
    ['below', 134],
    ['above', 122],
    ['in the middle', 128],
  ])('are a row of heads with those of one line %s', (_, y) => {
    const lines = [{ text: 'Vessel', x: 76, y }, ...two, { text: 'Catch', x: 236, y }];
    expect(names(lines)).toEqual(['Vessel', 'Departure port', 'Catch']);
  });

  test.each([
    ['that are all in one line', [{ text: 'Port', x: 156, y: 134 }]],
    ['under a text across the columns', [{ text: 'Departure', x: 120, y: 122 }, two[1] as LineSpec]],
    ['of which one is far above', [{ text: 'Departure', x: 156, y: 112 }, two[1] as LineSpec]],
    ['of which one is bold', [{ text: 'Departure', x: 156, y: 122, weight: 700 }, two[1] as LineSpec]],
    [
      'one of which is a number',
      [
        { text: '12', x: 156, y: 122 },
        { text: '000', x: 156, y: 134 },
      ],
    ],
  ])('%s are none', (_, lines) => {
    expect(names([{ text: 'Vessel', x: 76, y: 134 }, ...lines, { text: 'Catch', x: 236, y: 134 }])).toBeUndefined();
  });

  test('are none where a column but the first has no name', () => {
    expect(names([{ text: 'Vessel', x: 76, y: 134 }, ...two])).toBeUndefined();
  });
});
