import { describe, expect, test } from 'vitest';
import type { FilledRectangle, Rule } from '../../../../src/document/page.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, level, tablesOf, upright } from './grids.ts';

const LABELS = ['Name', 'Street', 'Town', 'Telephone'];
const VALUES = ['Ada Miller', '12 High Street', 'Newbridge', '0555 12345'];

const column = (texts: readonly string[], x: number): LineSpec[] =>
  texts.map((text, row) => ({ text, x, y: 154 + 24 * row }));
const places = LABELS.map((_, row) => [200, 141 + 24 * row, 400, 159 + 24 * row] as const);
const borders = places.flatMap(([x0, y0, x1, y1]): Rule[] => [
  level(x0, x1, y0),
  level(x0, x1, y1),
  upright(x0, y0, y1),
  upright(x1, y0, y1),
]);
const shades = (left: number, right: number): FilledRectangle[] =>
  places.map(([, y0, , y1]) => ({ box: [left, y0, right, y1], color: '#e0e8f0' }));
const form = [...prose(3, 60), ...column(LABELS, 72), ...column(VALUES, 206)];
const rows = LABELS.map((label, row) => [label, VALUES[row]]);

describe('values in boxes with gaps between', () => {
  test('are beside their labels, whether the boxes are drawn or shaded', () => {
    expect(tablesOf(page(form, { rules: borders })).map(cellTexts)).toEqual([rows]);
    expect(tablesOf(page(form, { fills: shades(200, 400) })).map(cellTexts)).toEqual([rows]);
  });

  test('may be missing', () => {
    const [found] = tablesOf(
      page([...prose(3, 60), ...column(LABELS, 72), ...column(VALUES.slice(0, 1), 206)], { rules: borders }),
    );
    expect(cellTexts(found)).toEqual(LABELS.map((label, row) => [label, row === 0 ? 'Ada Miller' : '']));
  });

  test('are no form where they have no labels', () => {
    expect(tablesOf(page([...prose(3, 60), ...column(VALUES, 206)], { rules: borders }))).toEqual([]);
  });

  test('are cells of a larger table where what is left of them is in boxes too', () => {
    const fills = [...shades(70, 199), ...shades(200, 400), ...shades(401, 500)];
    const [found] = tablesOf(page([...form, ...column(['1', '2', '3', '4'], 406)], { fills }));
    expect(cellTexts(found)).toEqual(rows.map((row, index) => [...row, `${index + 1}`]));
  });
});
