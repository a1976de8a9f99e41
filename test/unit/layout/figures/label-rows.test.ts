import { expect, test } from 'vitest';
import { labelRows } from '../../../../src/layout/figures/label-rows.ts';
import type { Line } from '../../../../src/layout/page/lines.ts';
import { linesOf, textOfLine } from '../lines.ts';
import { type LineSpec, line } from '../page.ts';

const rowsOf = (lines: readonly Line[]): string[] => labelRows(lines).map((row) => row.map(textOfLine).join(' '));
const rows = (...lines: readonly LineSpec[]): string[] => rowsOf(linesOf(lines));

test('the numbers along a level axis are a line below those of the bars', () => {
  const values = ['7', '9', '8'].map((text, i): LineSpec => ({ text, x: 120 + 40 * i, y: 160 - 14 * i }));
  const years = ['2024', '2025', '2026'].map((text, i): LineSpec => ({ text, x: 120 + 40 * i, y: 200 }));
  expect(rows(...values, ...years)).toEqual(['8 9 7', '2024 2025 2026']);
});

test('turned labels along an axis are one line from three on', () => {
  const turned = ['May', 'June', 'July'].map((text, i): Line => {
    const label = line({ text, x: 120 + 40 * i, y: 200 });
    return { ...label, words: label.words.map((word) => ({ ...word, rotation: 270 })) };
  });
  expect(rowsOf(turned)).toEqual(['May June July']);
  expect(rowsOf(turned.slice(1))).toEqual(['June', 'July']);
});
