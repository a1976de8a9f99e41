import { expect, test } from 'vitest';
import { areRowsOfCells } from '../../../../src/layout/reading-order/rows-of-cells.ts';
import { streamPositionIn } from '../../../../src/layout/reading-order/stream-position.ts';
import { line } from '../page.ts';

const ROWS = [100, 112, 124, 136];
const part = (x: number, text: string) => (y: number) => line({ text, x, y });
const [signs, names, comments] = [
  ROWS.map(part(84, '(')),
  ROWS.map(part(140, 'Opens a group')),
  ROWS.map(part(320, 'Stands before the first name')),
];

/** Whether the parts are rows, with the words written in the order of `written`. */
const areRows = (left: typeof signs, right: typeof signs, written: typeof signs): boolean =>
  areRowsOfCells([left, right], streamPositionIn(written.flatMap(({ words }) => words)));

const byRow = (...columns: readonly (typeof signs)[]): typeof signs =>
  ROWS.flatMap((_, row) => columns.flatMap((column) => column.slice(row, row + 1)));

test('three parts to a row on both sides of a gutter, written row by row, are cells', () => {
  expect(areRows([...signs, ...names], comments, byRow(signs, names, comments))).toBe(true);
});

test('written column by column they are columns', () => {
  expect(areRows([...signs, ...names], comments, [...signs, ...names, ...comments])).toBe(false);
});

test('two parts to a row are two columns of text, as scans write them line by line', () => {
  expect(areRows(names, comments, byRow(names, comments))).toBe(false);
});
