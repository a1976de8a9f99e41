import { expect, test } from 'vitest';
import { type LineSpec, page } from '../page.ts';
import { cellTexts, level, tablesOf } from './grids.ts';

const ROWS = ['Surname', 'Street', 'Town', 'Insured with'];
const written = (row: number): LineSpec[] => [
  { text: `entry ${row}a`, x: 205, y: 120 + 24 * row },
  { text: `entry ${row}b`, x: 360, y: 120 + 24 * row },
];
const rules = ROWS.map((_, row) => level(200, 530, 122 + 24 * row));

test('what is written on lines behind their captions is no table without these', () => {
  const captions = ROWS.map((text, row): LineSpec => ({ text, y: 120 + 24 * row }));
  const tables = tablesOf(page([...captions, ...ROWS.flatMap((_, row) => written(row))], { rules })).map(cellTexts);
  for (const rows of tables) expect(rows.flat().some((text) => ROWS.includes(text))).toBe(true);
});

test('rows between rules with nothing left of these are a table', () => {
  const [table] = tablesOf(
    page(
      ROWS.flatMap((_, row) => written(row)),
      { rules },
    ),
  ).map(cellTexts);
  expect(table?.[1]).toEqual(['entry 1a', 'entry 1b']);
});
