import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, level, tablesOf, upright } from './grids.ts';

const LABELS = ['Surname', 'Forenames', 'Insurance number', 'Payroll number', 'Final tax code'];
const VALUES = ['Hartley', 'Joan M', 'QQ 12 34 56 C', '00417', '1257L'];

const box = (x0: number, y0: number, x1: number, y1: number): Rule[] => [
  level(x0, x1, y0),
  level(x0, x1, y1),
  upright(x0, y0, y1),
  upright(x1, y0, y1),
];
/** Boxes of 20 points below each other. */
const boxes = (x0: number, x1: number): Rule[] =>
  LABELS.flatMap((_, row) => box(x0, 141 + 20 * row, x1, 161 + 20 * row));
const column = (texts: readonly string[], x: number, y = 154): LineSpec[] =>
  texts.map((text, row) => ({ text, x, y: y + 20 * row }));
const tables = (lines: readonly LineSpec[], rules: readonly Rule[]): string[][][] =>
  tablesOf(page([...prose(3, 60), ...lines], { rules })).map(cellTexts);

describe('labels left of a column of boxed values', () => {
  const rows = LABELS.map((label, row) => [label, VALUES[row]]);

  test('are in the rows of their values, in whatever order they are written', () => {
    const [labels, values] = [column(LABELS, 72), column(VALUES, 306)];
    expect(tables([...labels, ...values], boxes(300, 480))).toEqual([rows]);
    expect(
      tables(
        [...labels, ...values].sort((a, b) => a.y - b.y),
        boxes(300, 480),
      ),
    ).toEqual([rows]);
  });

  test('are those nearest to them where two such blocks are side by side', () => {
    const pay = ['Pay', 'Tax', 'Loan', 'Leave', 'Total'];
    const amounts = ['21,340.00', '1,754.20', '0.00', '312.50', '23,406.70'];
    const left = [...column(LABELS, 40), ...column(VALUES, 176)];
    const right = [...column(pay, 320), ...column(amounts, 480)];
    expect(tables([...left, ...right], [...boxes(170, 300), ...boxes(470, 560)])).toEqual([
      rows,
      pay.map((label, row) => [label, amounts[row]]),
    ]);
  });

  test('may be in two lines', () => {
    const lines = LABELS.flatMap((text, row): LineSpec[] => [
      { text, x: 72, y: 150 + 20 * row, size: 8 },
      { text: 'as printed', x: 72, y: 159 + 20 * row, size: 8 },
    ]);
    const found = tables([...lines, ...column(VALUES, 306)], boxes(300, 480));
    expect(found[0]?.[0]).toEqual(['Surname as printed', 'Hartley']);
  });

  test('are rows of a table with several drawn columns too', () => {
    const drawn = [...boxes(300, 400), ...boxes(400, 500)];
    const found = tables([...column(LABELS, 72), ...column(VALUES, 306), ...column(VALUES, 406)], drawn);
    expect(found).toEqual([LABELS.map((label, row) => [label, VALUES[row], VALUES[row]])]);
  });

  test('are none where fewer than three rows of five have one', () => {
    const found = tables([...column(LABELS.slice(0, 2), 72), ...column(VALUES, 306)], boxes(300, 480));
    expect(found).toEqual([VALUES.map((value) => [value])]);
  });

  test('are none where the lines of a text stand beside the boxes', () => {
    const text = prose(14, 120, { letters: 40 });
    expect(tables([...text, ...column(VALUES, 306)], boxes(300, 480))).toEqual([VALUES.map((value) => [value])]);
    const level = prose(9, 134, { letters: 40 }).map((line, row) => ({ ...line, y: 134 + 12 * row }));
    const low = LABELS.flatMap((_, row) => box(300, 125 + 12 * row, 480, 137 + 12 * row));
    const values = VALUES.map((text, row): LineSpec => ({ text, x: 306, y: 134 + 12 * row }));
    expect(tables([...level, ...values], low)).toEqual([VALUES.map((value) => [value])]);
  });
});
