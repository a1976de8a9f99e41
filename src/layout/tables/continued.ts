import type { Block, Table } from '../../document/block.ts';
import { type Box, overlap, union } from '../../document/geometry.ts';

/** Largest share of a page's height below a table that continues overleaf, or above it. Chosen on odl-bench, dev half. */
export const MARGIN = 0.3;

/** x-range in points. */
export type ColumnOfTable = readonly [x0: number, x1: number];

/**
 * Whether a table that ends one page continues in the one that begins the next: both have columns in the same places.
 * @param height of the pages, in points.
 */
export function goesOnOverleaf(last: Block | undefined, first: Block | undefined, height: number): boolean {
  if (last?.kind !== 'table' || first?.kind !== 'table' || !last.box || !first.box) return false;
  if (last.box[3] < (1 - MARGIN) * height || first.box[1] > MARGIN * height) return false;
  const [above, below] = [columnsOfTable(last), columnsOfTable(first)];
  if (above.length !== below.length || above.length < 2) return false;
  // Facing pages may have different margins.
  const shift = last.box[0] - first.box[0];
  return below.every(([x0, x1], index) =>
    above.every((column, other) => (index === other) === overlaps(column, [x0 + shift, x1 + shift])),
  );
}

const overlaps = (a: ColumnOfTable, b: ColumnOfTable): boolean => overlap(a[0], a[1], b[0], b[1]) > 0;

/** The x-range of the cells with text of each column, without the columns that have none. */
export function columnsOfTable({ rows }: Table): ColumnOfTable[] {
  const boxes: Box[][] = [];
  for (const row of rows) {
    // A cell that a span covers is not listed, so the index of the cells after it is not their column.
    if (row.some(({ rowSpan, columnSpan }) => rowSpan > 1 || columnSpan > 1)) continue;
    for (const [index, { box, blocks }] of row.entries()) {
      boxes[index] ??= [];
      if (box && blocks.length > 0) boxes[index].push(box);
    }
  }
  return boxes
    .filter((own) => own.length > 0)
    .map((own) => union(own))
    .map(([x0, , x1]) => [x0, x1]);
}
