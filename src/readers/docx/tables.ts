import type { Block, Cell, Table } from '../../document/block.ts';
import type { Node } from './mammoth.ts';

type TableNode = Extract<Node, { type: 'table' }>;
type RowNode = Extract<Node, { type: 'tableRow' }>;

/** Word's own tables have no more columns. */
const WIDEST_SPAN = 63;

/** A table with its spans; head rows are those that repeat on every page, or the first one where it alone is bold. */
export function readTable(node: TableNode, page: number, readCell: (nodes: readonly Node[]) => Block[]): Table {
  const rowNodes = node.children.filter((child): child is RowNode => child.type === 'tableRow');
  const rows = rowNodes.map((row) => readRow(row, readCell));
  const heads = headRows(rowNodes, rows);
  return { kind: 'table', page, rows: rows.map((row, index) => (index < heads ? row.map(asHeader) : row)) };
}

const asHeader = (cell: Cell): Cell => ({ ...cell, header: true });

/** How many rows at the top are the head, those included that half of its columns reach down to. */
function headRows(nodes: readonly RowNode[], rows: readonly (readonly Cell[])[]): number {
  const marked = nodes.findIndex((row) => !row.isHeader);
  if (marked === -1) return rows.length;
  const [first, second] = rows;
  if (!first || !second) return marked;
  const heads = marked > 0 ? marked : Number(isBold(first) && !isBold(second));
  if (heads !== 1) return heads;
  const reach = first.flatMap((cell) => new Array<number>(cell.columnSpan).fill(cell.rowSpan)).sort((a, b) => a - b);
  return reach[Math.floor(reach.length / 2)] ?? heads;
}

function readRow(row: RowNode, readCell: (nodes: readonly Node[]) => Block[]): Cell[] {
  return row.children.flatMap((cell) => {
    if (cell.type !== 'tableCell') return [];
    const columnSpan = Math.min(Math.max(cell.colSpan || 1, 1), WIDEST_SPAN);
    return separate({ header: false, columnSpan, rowSpan: cell.rowSpan, blocks: readCell(cell.children) });
  });
}

/** Columns merged over nothing are as many empty cells. */
function separate(cell: Cell): Cell[] {
  if (cell.columnSpan === 1 || cell.rowSpan > 1 || cell.blocks.length > 0) return [cell];
  return Array.from({ length: cell.columnSpan }, () => ({ ...cell, columnSpan: 1 }));
}

/** Whether all that a row says is bold, and it says something. */
function isBold(row: readonly Cell[]): boolean {
  const runs = row.flatMap((cell) => cell.blocks).flatMap((block) => (block.kind === 'paragraph' ? block.runs : []));
  return runs.length > 0 && runs.every((run) => run.bold);
}
