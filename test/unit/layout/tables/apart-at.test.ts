import { describe, expect, test } from 'vitest';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, tablesOf } from './grids.ts';

const EDGES = [72, 232, 292, 352, 432];
const ROWS = [
  ['Walls', '86,0', 'm', '361,20'],
  ['Floor', '9,25', 'kg', '842,80'],
  ['Rails', '14,5', 'm', '261,00'],
  ['Doors', '1,0', 'pcs', '95,00'],
] as const;

describe.each([
  { gap: 3, color: '#d9e2f3' },
  { gap: 3.5, color: '#333333' },
])('numbers $gap points before their units, below a head whose cells are shaded one by one', ({ gap, color }) => {
  const tableOf = (count: number, shift = 0): string[][] => {
    const head = ['Work', 'Amount', 'Unit', 'Sum'].map((text, c) => ({ text, x: 4 + (EDGES[c] as number), y: 114 }));
    const body = ROWS.slice(0, count).flatMap(([work, number, unit, sum], row): LineSpec[] => {
      const [y, x] = [131 + 12 * row, 291 + shift * (row - 1)];
      return [
        { text: work, x: 76, y },
        { text: number, x: x - 5 * number.length, y },
        { text: unit, x: x + gap, y },
        { text: sum, x: 430 - 5 * sum.length, y },
      ];
    });
    const fills = head.map((_, c) => ({
      box: [EDGES[c] as number, 101, (EDGES[c + 1] as number) - 0.05, 119] as const,
      color,
    }));
    const [table] = tablesOf(page([...head, ...body, ...prose(4, 300)], { fills }));
    return cellTexts(table).slice(1);
  };

  test('are cells of their own where they meet at one place', () => {
    expect(tableOf(4)).toEqual(ROWS.map((row) => [...row]));
  });

  test('are one cell where they meet at no one place', () => {
    expect(tableOf(4, 4).flat()).not.toContain('kg');
  });
});
