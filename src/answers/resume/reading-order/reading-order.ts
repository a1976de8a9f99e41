import type { Block, Cell, Table, TableRow } from '../../../document/block.ts';
import { wordsOf } from '../../../document/walk.ts';
import { hasSection, hasText, isAside, isLabel, isLine, isLineRow } from './cells.ts';
import { isHeadRow } from './column-heads.ts';
import { bandsOf } from './columns.ts';
import { leadsFirst } from './leads.ts';
import { withTextBoxesApart } from './text-boxes.ts';

/**
 * Blocks as a person reads them: text boxes apart, and tables that only place their content - sidebars, labels and dates
 * beside text, cards - unfolded. What is of one line in several cells is a row of a table still, as are the rows of all
 * other tables, without those that name columns. Tables of pages keep their rows: the places of their words say more.
 */
export const inReadingOrder = (blocks: readonly Block[]): Block[] =>
  withTextBoxesApart(blocks).flatMap((block) => (block.kind === 'table' ? contentOf(block) : [block]));

function contentOf(table: Table): readonly Block[] {
  const body = table.rows.length > 1 && table.rows[0] && isHeadRow(table.rows[0]) ? table.rows.slice(1) : table.rows;
  if (wordsOf(table).length > 0) return [{ ...table, rows: body }];
  const rows = body.map((row) => row.map((cell) => ({ ...cell, blocks: inReadingOrder(cell.blocks) })));
  if (rows.every(isLineRow)) return [{ ...table, rows: body }];
  const { caption, page } = table;
  const blocks = bandsOf(rows).flatMap((band) =>
    band.columns
      ? leadsFirst(band.columns.map((cells) => cells.flatMap((cell) => cell.blocks)))
      : band.rows.flatMap((row) => blocksOfRow(row, table)),
  );
  return joinRows(caption ? [{ kind: 'paragraph', page, runs: caption }, ...blocks] : blocks);
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
