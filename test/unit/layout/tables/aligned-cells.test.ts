import { describe, expect, test } from 'vitest';
import type { Word } from '../../../../src/document/page.ts';
import { lineOf } from '../../../../src/layout/page/lines.ts';
import { alignedCells } from '../../../../src/layout/tables/aligned-cells.ts';
import { columnsOf } from '../../../../src/layout/tables/columns.ts';
import { rowsOf, tightParts } from '../../../../src/layout/tables/rows.ts';
import { linesOf, textOfLine } from '../lines.ts';
import { type LineSpec, words } from '../page.ts';
import { textsOf } from './grids.ts';

const columnCount = (lines: readonly LineSpec[]): number => columnsOf(rowsOf(linesOf(lines))).length;

describe('columns', () => {
  /** Rows of two texts, of which some cross the gap between. */
  const rows = (parted: number, crossing: number): LineSpec[] =>
    Array.from({ length: parted + crossing }, (_, r): LineSpec[] => {
      const y = 100 + 20 * r;
      return r < parted
        ? [
            { text: 'left', x: 72, y },
            { text: 'right', x: 120, y },
          ]
        : [{ text: 'atextacross', x: 72, y }];
    }).flat();

  test('come apart where 2 of 10 rows cross the gap, not where 5 of 20 do', () => {
    expect(columnCount(rows(8, 2))).toBe(2);
    expect(columnCount(rows(15, 5))).toBe(1);
  });

  test('come apart at a gap of 5 points, not of 4', () => {
    const gap = (points: number): LineSpec[] =>
      [100, 120, 140].flatMap((y) => [
        { text: 'left', x: 72, y },
        { text: 'right', x: 92 + points, y },
      ]);
    expect(columnCount(gap(5))).toBe(2);
    expect(columnCount(gap(4))).toBe(1);
  });

  test('come apart where two of 20 rows have a text between the others, not where one has', () => {
    const sparse = (texts: number): LineSpec[] =>
      Array.from({ length: 20 }, (_, r): LineSpec[] => {
        const y = 100 + 20 * r;
        const between = r < texts ? [{ text: 'mid', x: 120, y }] : [];
        return [{ text: 'left', x: 72, y }, ...between, { text: 'right', x: 160, y }];
      }).flat();
    expect(columnCount(sparse(2))).toBe(3);
    expect(columnCount(sparse(1))).toBe(2);
  });

  test('are one where no row has a text in each: a head beside the values below it', () => {
    const head = { text: 'Total', x: 72, y: 100 };
    const values = [120, 140].map((y) => ({ text: '12', x: 110, y }));
    expect(columnCount([head, ...values])).toBe(1);
  });
});

test('a line has parts where a gap is as wide as one between columns', () => {
  const [line] = linesOf([
    { text: 'one two', x: 72, y: 100 },
    { text: 'three', x: 110, y: 100 },
  ]);
  expect(line && tightParts(line).map(textOfLine)).toEqual(['one two', 'three']);
});

test.each([
  ['2031-06-04', '19:38', 6, ['2031-06-04 19:38']],
  ['Sent:04.06.2031', '7:05:30', 6, ['Sent:04.06.2031 7:05:30']],
  ['2031-06-04', '19:38', 9, ['2031-06-04', '19:38']],
  ['2031-06-04', '1938', 6, ['2031-06-04', '1938']],
])('a date and the time of day behind it are one value: %s and %s, %i points apart', (date, time, gap, expected) => {
  const [first] = words({ text: date, y: 100 });
  const [second] = words({ text: time, x: (first?.box[2] ?? 0) + gap, y: 100 });
  expect(tightParts(lineOf(1, [first, second] as Word[])).map(textOfLine)).toEqual(expected);
});

describe('cells', () => {
  /** Three full rows 20 points apart, with a line in one column `pitch` points below the first. */
  const withLine = (pitch: number, isParted = () => false): string[][] => {
    const full = [100, 120 + pitch, 140 + pitch, 160 + pitch].flatMap((y) => [
      { text: 'left', x: 72, y },
      { text: 'middle', x: 150, y },
      { text: 'right', x: 250, y },
    ]);
    const rows = rowsOf(linesOf([...full, { text: 'more', x: 72, y: 100 + pitch }]));
    return textsOf(alignedCells(rows, columnsOf(rows), isParted));
  };

  test('go on in a line 15 points below, with 20 from row to row', () => {
    expect(withLine(15)[0]).toEqual(['left more', 'middle', 'right']);
  });

  test('do not go on in a line 22 points below, nor below a ruling', () => {
    expect(withLine(22)[1]).toEqual(['more', '', '']);
    expect(withLine(15, () => true)[1]).toEqual(['more', '', '']);
  });

  test('do not go on in a line close below that reaches over several of them: it is a row of its own', () => {
    const full = [100, 135, 155, 175].flatMap((y) => [
      { text: 'left', x: 72, y },
      { text: 'middle', x: 150, y },
      { text: 'right', x: 250, y },
    ]);
    const rows = rowsOf(linesOf([...full, { text: 'any of the values that are listed here', x: 80, y: 114 }]));
    const cells = alignedCells(rows, columnsOf(rows), () => false);
    expect(textsOf(cells).slice(0, 2)).toEqual([
      ['left', 'middle', 'right'],
      ['any of the values that are listed here'],
    ]);
  });

  test('are one where a text reaches over several, and none is in the place of another', () => {
    const full = [120, 140, 160, 180].flatMap((y) => [
      { text: 'left', x: 72, y },
      { text: 'middle', x: 150, y },
      { text: 'right', x: 250, y },
    ]);
    const over = { text: 'any of the values that are listed here', x: 80, y: 114 };
    const rows = rowsOf(linesOf([...full.slice(0, 3), { ...over, y: 128 }, ...full.slice(3)]));
    const cells = alignedCells(rows, columnsOf(rows), (above, below) => below - above > 15);
    const places = cells.flatMap(({ row, column, columnSpan }) =>
      Array.from({ length: columnSpan }, (_, index) => `${row}/${column + index}`),
    );
    expect(places).toHaveLength(new Set(places).size);
  });

  test('span the columns over which their text reaches', () => {
    const full = [120, 140, 160, 180, 200].flatMap((y) => [
      { text: 'left', x: 72, y },
      { text: 'right', x: 120, y },
    ]);
    const rows = rowsOf(linesOf([{ text: 'aheadacross', x: 72, y: 100 }, ...full]));
    expect(alignedCells(rows, columnsOf(rows), () => false)[0]).toMatchObject({ column: 0, columnSpan: 2 });
  });
});
