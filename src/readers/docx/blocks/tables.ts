import type { Block, Cell, Table } from '../../../document/block.ts';
import type { Flow, RowContent, TableContent } from '../content.ts';
import { isLayout } from '../looks/layout-tables.ts';

/** A table with its head rows. */
export function readTable(content: TableContent, page: number, toBlocks: (flow: readonly Flow[]) => Block[]): Table {
  const rows = content.rows.map(({ cells }) =>
    cells.flatMap(({ columnSpan, rowSpan, flow }) => separate(columnSpan, rowSpan, toBlocks(flow))),
  );
  const heads = headRows(content, rows);
  if (isLayout(content)) return { kind: 'table', page, layout: true, rows };
  return { kind: 'table', page, rows: rows.map((row, index) => (index < heads ? row.map(asHeader) : row)) };
}

const asHeader = (cell: Cell): Cell => ({ ...cell, header: true });

/**
 * How many rows at the top are the head: those that repeat on every page (17.4.49), or the first one where the style
 * dresses it or it alone is bold; those included that half of its columns reach down to.
 */
function headRows({ rows: contents, dressed }: TableContent, rows: readonly (readonly Cell[])[]): number {
  const isHead = ({ repeats }: RowContent, index: number) => repeats ?? (dressed && index === 0 && contents.length > 1);
  const marked = contents.findIndex((row, index) => !isHead(row, index));
  if (marked === -1) return rows.length;
  const [first, second] = rows;
  if (!first || !second) return marked;
  const heads = marked > 0 ? marked : Number(isBold(first) && !isBold(second));
  if (heads !== 1) return heads;
  const reach = first.flatMap((cell) => new Array<number>(cell.columnSpan).fill(cell.rowSpan)).sort((a, b) => a - b);
  return reach[Math.floor(reach.length / 2)] ?? heads;
}

/** Columns merged over nothing are as many empty cells. */
function separate(columnSpan: number, rowSpan: number, blocks: readonly Block[]): Cell[] {
  if (columnSpan === 1 || rowSpan > 1 || blocks.length > 0) return [{ header: false, columnSpan, rowSpan, blocks }];
  return Array.from({ length: columnSpan }, () => ({ header: false, columnSpan: 1, rowSpan, blocks }));
}

/** Whether a row has text, and all of it is bold. */
function isBold(row: readonly Cell[]): boolean {
  const runs = row.flatMap((cell) => cell.blocks).flatMap((block) => (block.kind === 'paragraph' ? block.runs : []));
  return runs.length > 0 && runs.every((run) => run.bold);
}
