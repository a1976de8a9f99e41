import { describe, expect, test } from 'vitest';
import type { Cell, Table } from '../../../../src/document/block.ts';
import type { Box } from '../../../../src/document/geometry.ts';
import { goesOnOverleaf } from '../../../../src/layout/tables/continued.ts';

/** A table of one row with cells at the given x-ranges. */
function table(top: number, bottom: number, ...columns: readonly (readonly [number, number])[]): Table {
  const cells = columns.map(([x0, x1]): Cell => {
    const box: Box = [x0, top, x1, bottom];
    return { header: false, columnSpan: 1, rowSpan: 1, box, blocks: [{ kind: 'paragraph', page: 1, box, runs: [] }] };
  });
  const box: Box = [columns[0]?.[0] ?? 0, top, columns.at(-1)?.[1] ?? 0, bottom];
  return { kind: 'table', page: 1, box, rows: [cells] };
}

const HEIGHT = 1000;
const first = table(600, 950, [72, 120], [200, 202]);

describe('a table goes on overleaf', () => {
  test('with columns that overlap', () => {
    expect(goesOnOverleaf(first, table(50, 200, [72, 120], [201, 206]), HEIGHT)).toBe(true);
    expect(goesOnOverleaf(first, table(50, 200, [72, 120], [203, 208]), HEIGHT)).toBe(false);
  });

  test('between other margins', () => {
    expect(goesOnOverleaf(first, table(50, 200, [112, 160], [240, 242]), HEIGHT)).toBe(true);
  });

  test('when it ends at three quarters of the page, not at 65 %', () => {
    const next = table(50, 200, [72, 120], [200, 202]);
    expect(goesOnOverleaf(table(600, 750, [72, 120], [200, 202]), next, HEIGHT)).toBe(true);
    expect(goesOnOverleaf(table(600, 650, [72, 120], [200, 202]), next, HEIGHT)).toBe(false);
  });

  test('when the next begins at a quarter of its page, not at 35 %', () => {
    expect(goesOnOverleaf(first, table(250, 400, [72, 120], [200, 202]), HEIGHT)).toBe(true);
    expect(goesOnOverleaf(first, table(350, 500, [72, 120], [200, 202]), HEIGHT)).toBe(false);
  });

  test('when it has several columns, and as many as the next', () => {
    expect(goesOnOverleaf(table(600, 950, [72, 300]), table(50, 200, [72, 300]), HEIGHT)).toBe(false);
    expect(goesOnOverleaf(first, table(50, 200, [72, 120], [200, 202], [300, 320]), HEIGHT)).toBe(false);
  });
});
