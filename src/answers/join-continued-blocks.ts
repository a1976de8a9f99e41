import type { Block, Cell, Paragraph, Table, TableRow } from '../document/block.ts';
import { textOf } from '../document/text.ts';

/** A block joined over pages, and its parts page by page. */
export interface WholeBlock {
  readonly block: Block;
  readonly parts: readonly Block[];
}

/**
 * Blocks, with each `continued` one joined to the last block of its kind before it, and a paragraph also to the last item
 * of a list.
 */
export function joinContinuedBlocks(blocks: readonly Block[]): WholeBlock[] {
  const joined: WholeBlock[] = [];
  for (const block of blocks) {
    const index = block.continued ? joined.findLastIndex((whole) => mayGoOnIn(whole.block, block)) : -1;
    const before = joined[index];
    const whole = before && join(before.block, block);
    if (before && whole) joined[index] = { block: whole, parts: [...before.parts, block] };
    else joined.push({ block, parts: [block] });
  }
  return joined;
}

/** Whether a block is one that another may go on with; a list in a text box is apart from the text around. */
const mayGoOnIn = (before: Block, after: Block): boolean =>
  before.kind === after.kind ||
  (before.kind === 'list' && after.kind === 'paragraph' && before.textBox === after.textBox);

function join(before: Block, after: Block): Block | undefined {
  if (after.kind === 'paragraph') return joinParagraph(before, after);
  if (before.kind === 'table' && after.kind === 'table') return joinTables(before, after);
  if (before.kind === 'list' && after.kind === 'list') return { ...before, items: [...before.items, ...after.items] };
  return undefined;
}

/** A paragraph, or a list with the last paragraph of its last item, that goes on in another. */
function joinParagraph(before: Block, after: Paragraph): Block | undefined {
  if (before.kind === 'paragraph') return joinParagraphs(before, after);
  if (before.kind !== 'list') return undefined;
  const item = before.items.at(-1);
  const last = item?.blocks.at(-1);
  const whole = last && joinParagraph(last, after);
  if (!item || !whole) return undefined;
  return {
    ...before,
    items: [...before.items.slice(0, -1), { ...item, blocks: [...item.blocks.slice(0, -1), whole] }],
  };
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
