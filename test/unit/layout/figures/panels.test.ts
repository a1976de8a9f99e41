import { expect, test } from 'vitest';
import type { Drawing } from '../../../../src/document/page.ts';
import { blocksOf, kinds } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, level, tablesOf } from '../tables/grids.ts';

const KEYS = ['Revenue', 'Growth', 'Margin', 'Income'];
const YEARS = ['', '2024', '2025', '2026'];
const ROWS = [YEARS, ...KEYS.map((key, row) => [key, `${row}.1`, `${row}.2`, `${row}.3`])];

/** Five circles of a rating beside each other, each an outline and a filling. */
const rating = (y: number): Drawing[] =>
  Array.from({ length: 10 }, (_, index) => {
    const x = 460 + 22 * Math.floor(index / 2);
    return { box: [x, y, x + 18, y + 18] as const };
  });

const table = ROWS.flatMap((row, r) =>
  row.flatMap((text, c): LineSpec[] => (text ? [{ text, x: 380 + 55 * c, y: 214 + 20 * r }] : [])),
);
const rules = ROWS.map((_, row) => level(375, 600, 220 + 20 * row));
const panel = { box: [365, 0, 612, 792] as const, color: '#eeeeff' };
const note: LineSpec = { text: 'Source: our own figures', x: 380, y: 380 };

test('a table in a side box with a rating is a table, and the rating no figure around all of it', () => {
  const lines = [...prose(30, 60, { letters: 44 }), ...table, note];
  const spec = { fills: [panel], drawings: [...rating(60), ...rating(120)], rules };
  expect(tablesOf(page(lines, spec)).map(cellTexts)).toEqual([ROWS]);
  expect(kinds(blocksOf(page(lines, spec))).at(-1)).toBe('paragraph');
});

test('a shade that a drawing fills is part of the drawing', () => {
  const labels = Array.from({ length: 9 }, (_, row): LineSpec => ({ text: `Node ${row}`, x: 400, y: 60 + 80 * row }));
  const curves = labels.map(({ y }): Drawing => ({ box: [450, y - 20, 590, y + 20] }));
  const found = blocksOf(page([...prose(30, 60, { letters: 44 }), ...labels], { fills: [panel], drawings: curves }));
  expect(found).toHaveLength(2);
});
