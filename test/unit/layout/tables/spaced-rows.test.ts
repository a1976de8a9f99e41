import { describe, expect, test } from 'vitest';
import { spacedRows } from '../../../../src/layout/tables/spaced-rows.ts';
import { linesOf } from '../lines.ts';

/** The texts of the rows of cells side by side, given line by line with the distance of each from the one above. */
function rowsOf(printed: readonly (readonly [distance: number, ...texts: string[]])[]): string[][] | undefined {
  let y = 100;
  const cells: { text: string; x: number; y: number }[][] = [[], [], []];
  for (const [distance, ...texts] of printed) {
    y += distance;
    for (const [c, text] of texts.entries()) if (text) cells[c]?.push({ text, x: 72 + 150 * c, y });
  }
  const rows = spacedRows(cells.filter(({ length }) => length > 0).map((specs) => linesOf(specs)));
  return rows?.map((words) => words.map(({ text }) => text));
}

describe('rows of wrapped texts are told by white space', () => {
  test('where it is wider than that between the lines of each, and each begins in all columns', () => {
    expect(
      rowsOf([
        [0, 'Smoke', 'The damper', 'Open'],
        [12, '', 'is shut.', 'it.'],
        [18, 'Glass', 'Wet wood.', 'Dry'],
        [12, '', '', 'logs.'],
        [18, 'Roar', 'Soot.', 'Shut it.'],
      ]),
    ).toEqual([
      ['Smoke', 'The', 'damper', 'is', 'shut.', 'Open', 'it.'],
      ['Glass', 'Wet', 'wood.', 'Dry', 'logs.'],
      ['Roar', 'Soot.', 'Shut', 'it.'],
    ]);
  });

  test('not where one begins without a text in the first column', () => {
    expect(
      rowsOf([
        [0, 'Smoke', 'The damper'],
        [12, '', 'is shut.'],
        [18, '', 'Wet wood.'],
        [18, 'Roar', 'Soot'],
        [12, '', 'burns.'],
      ]),
    ).toBeUndefined();
  });

  test('not where a column goes on that has not begun', () => {
    expect(
      rowsOf([
        [0, 'Smoke', 'The damper', ''],
        [12, '', 'is shut.', 'Open'],
        [18, 'Glass', 'Wet wood.', ''],
        [18, 'Roar', 'Soot.', ''],
      ]),
    ).toBeUndefined();
  });

  test('not where numbers are below numbers: white space is then between groups of rows', () => {
    const group = (distance: number): [number, string, string][] => [
      [distance, 'Made', '13'],
      [12, 'Bought', '7'],
    ];
    expect(rowsOf([...group(0), ...group(18), ...group(18)])).toBeUndefined();
  });

  test('not where lines are at one distance, at distances of many kinds, or there are two parts', () => {
    const lines = (distances: readonly number[]): [number, string, string][] =>
      distances.map((distance, r) => [distance, r % 2 === 0 ? 'Smoke' : '', 'The damper']);
    expect(rowsOf(lines([0, 12, 12, 12, 12, 12]))).toBeUndefined();
    expect(rowsOf(lines([0, 12, 18, 13.5, 18, 15]))).toBeUndefined();
    expect(rowsOf(lines([0, 12, 18, 12]))).toBeUndefined();
    expect(rowsOf(lines([0, 12, 18, 12, 18, 12]))).toHaveLength(3);
  });
});
