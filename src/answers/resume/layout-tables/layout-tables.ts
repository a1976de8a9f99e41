import type { Block, Cell, Table, TableRow } from '../../../document/block.ts';
import { hasSection, hasText, isAside, isHeading, isLabel, isLine, isLineRow } from './cells.ts';
import { bandsOf } from './columns.ts';

/**
 * Blocks with the content of those tables that only place it: sidebars, labels and dates beside text, cards. Cells are
 * in reading order, and what is of one line in several cells is a row of a table still, as are the rows of all others.
 */
export const withoutLayoutTables = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? contentOf(block) : [block]));

function contentOf(table: Table): readonly Block[] {
  const rows = table.rows.map((row) => row.map((cell) => ({ ...cell, blocks: withoutLayoutTables(cell.blocks) })));
  if (rows.every(isLineRow)) return [table];
  const { caption, page } = table;
  const blocks = bandsOf(rows).flatMap((band) =>
    band.columns
      ? readColumns(band.columns.map((cells) => cells.flatMap((cell) => cell.blocks)))
      : band.rows.flatMap((row) => blocksOfRow(row, table)),
  );
  return joinRows(caption ? [{ kind: 'paragraph', page, runs: caption }, ...blocks] : blocks);
}

/** Columns one after another, but for what stands above their first sections: that belongs to none of them. */
function readColumns(columns: readonly (readonly Block[])[]): Block[] {
  const starts = columns.map((blocks) => blocks.findIndex(isHeading));
  const leads = columns.map((blocks, index) => ((starts[index] ?? -1) < 0 ? [] : blocks.slice(0, starts[index])));
  return [...leads.flat(), ...columns.flatMap((blocks, index) => blocks.slice(leads[index]?.length))];
}

/** What a row says, in reading order. */
function blocksOfRow(row: TableRow, table: Table): Block[] {
  if (isLineRow(row)) return [rowBlock(row, table)];
  const [first, ...others] = row.filter(hasText);
  if (!first) return [];
  if (isLabel(first)) return [...first.blocks, ...blocksOfRow(others, table)];
  const cells = [first, ...others];
  const asides = cells.filter(isAside);
  return asides.length === 1 && cells.length === 2 && !cells.some(hasSection)
    ? besideAside(cells, table)
    : cells.flatMap(({ blocks }) => blocks);
}

/** Dates and places are on the lines of what they are about, or else before it. */
function besideAside(cells: readonly Cell[], table: Table): Block[] {
  const [aside, main] = [cells.findIndex(isAside), cells.findIndex((cell) => !isAside(cell))];
  const [dates, content] = [cells[aside]?.blocks ?? [], cells[main]?.blocks ?? []];
  const lines = content.findIndex((block) => !isLine(block));
  const shared = Math.min(dates.length, lines < 0 ? content.length : lines);
  const rows = Array.from({ length: shared }, (_, index) =>
    rowBlock(
      cells.map((cell) => ({ ...cell, blocks: cell.blocks.slice(index, index + 1) })),
      table,
    ),
  );
  return [...rows, ...dates.slice(shared), ...content.slice(shared)];
}

const rowBlock = (row: TableRow, { page }: Table): Table => ({
  kind: 'table',
  page: row.find(hasText)?.blocks[0]?.page ?? page,
  rows: [row],
});

/** Rows that follow one another are one table. */
function joinRows(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.kind === 'table' && block.kind === 'table')
      joined[joined.length - 1] = { ...last, rows: [...last.rows, ...block.rows] };
    else joined.push(block);
  }
  return joined;
}
