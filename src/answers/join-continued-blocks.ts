import type { Block, Cell, Paragraph, Table, TableRow } from '../document/block.ts';
import { textOf } from '../document/text.ts';

/** A block joined over pages, and its parts page by page. */
export interface WholeBlock {
  readonly block: Block;
  readonly parts: readonly Block[];
}

/** Blocks, with each `continued` one joined to the last block of its kind before it. */
export function joinContinuedBlocks(blocks: readonly Block[]): WholeBlock[] {
  const joined: WholeBlock[] = [];
  for (const block of blocks) {
    const index = block.continued ? joined.findLastIndex((whole) => whole.block.kind === block.kind) : -1;
    const before = joined[index];
    const whole = before && join(before.block, block);
    if (before && whole) joined[index] = { block: whole, parts: [...before.parts, block] };
    else joined.push({ block, parts: [block] });
  }
  return joined;
}

function join(before: Block, after: Block): Block | undefined {
  if (before.kind === 'paragraph' && after.kind === 'paragraph') return joinParagraphs(before, after);
  if (before.kind === 'table' && after.kind === 'table') return joinTables(before, after);
  if (before.kind === 'list' && after.kind === 'list') return { ...before, items: [...before.items, ...after.items] };
  return undefined;
}

/** One table. Header rows repeated on the next page are left out; other header rows there become body rows. */
function joinTables(before: Table, after: Table): Table {
  const count = before.rows.findIndex((row) => !isHead(row));
  const head = before.rows.slice(0, Math.max(count, 0));
  const isRepeated =
    head.length > 0 && head.every((row, index) => textOfRow(row) === textOfRow(after.rows[index] ?? []));
  const rows = after.rows.slice(isRepeated ? head.length : 0);
  const body = rows.map((row) => (isHead(row) ? row.map((cell) => ({ ...cell, header: false })) : row));
  return { ...before, rows: [...before.rows, ...body] };
}

const isHead = (row: TableRow): boolean => row.length > 0 && row.every((cell) => cell.header);

const textOfRow = (row: TableRow): string => row.map(textOfCell).join('\t');

const textOfCell = ({ blocks }: Cell): string =>
  blocks.map((block) => ('runs' in block ? textOf(block.runs) : '')).join('\n');

/** One paragraph; a word hyphenated at the page break is joined. */
function joinParagraphs(before: Paragraph, after: Paragraph): Paragraph {
  const last = before.runs.at(-1);
  const [first, ...rest] = after.runs;
  if (!last || !first) return { ...before, runs: [...before.runs, ...after.runs] };
  if (!/\p{L}-$/u.test(last.text)) return { ...before, runs: [...before.runs, { ...first, spaced: true }, ...rest] };
  const whole = { ...last, text: last.text.slice(0, -1) };
  return { ...before, runs: [...before.runs.slice(0, -1), whole, { ...first, spaced: false }, ...rest] };
}
