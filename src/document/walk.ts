import type { Block, Cell, Run } from './block.ts';
import type { Box } from './geometry.ts';
import type { Word } from './page.ts';

/** The blocks directly inside a block in reading order: those of list items, table cells, quotations and notes. */
export function childrenOf(block: Block): readonly Block[] {
  switch (block.kind) {
    case 'list':
      return block.items.flatMap((item) => item.blocks);
    case 'table':
      return block.rows.flatMap((row) => row.flatMap((cell) => cell.blocks));
    case 'quote':
    case 'footnote':
      return block.blocks;
    default:
      return [];
  }
}

/** The runs of a block itself: its text, or the caption of a table or figure. Those of its children are theirs. */
export function runsOf(block: Block): readonly Run[] {
  if (block.kind === 'table' || block.kind === 'figure') return block.caption ?? [];
  return 'runs' in block ? block.runs : [];
}

/**
 * Every block, depth first in reading order: each before its children.
 * @param enters whether the children of a block are visited; those of all blocks when absent.
 */
export function* visit(blocks: readonly Block[], enters: (block: Block) => boolean = () => true): Iterable<Block> {
  for (const block of blocks) {
    yield block;
    if (enters(block)) yield* visit(childrenOf(block), enters);
  }
}

/** The words of a block and of all blocks in it, in reading order; none where the document has no places. */
export const wordsOf = (block: Block): Word[] =>
  [...visit([block])].flatMap((part) =>
    part.kind === 'code' ? part.words : runsOf(part).flatMap(({ words }) => words),
  );

export interface Changes {
  /** Whether a block stays; a block that goes takes its children with it. All stay when absent. */
  readonly keeps?: (block: Block) => boolean;
  /** Whether changes are made in the children of a block; in those of all blocks when absent. */
  readonly enters?: (block: Block) => boolean;
  /** New runs of a block's text or caption; the same when absent. */
  readonly runs?: (runs: readonly Run[], block: Block) => readonly Run[];
  /** Other words of a block's runs or code; the same when absent. */
  readonly word?: (word: Word, block: Block) => Word;
  /** Other boxes of a block and, of a table, of its cells; the same when absent. */
  readonly box?: (box: Box, block: Block) => Box;
}

/** The blocks with changes made at every depth, the given ones untouched: in list items, table cells, captions, quotations and notes. */
export function mapBlocks(blocks: readonly Block[], changes: Changes): Block[] {
  const { keeps, enters = () => true, runs, word, box } = changes;
  const kept = keeps ? blocks.filter(keeps) : blocks;
  return kept.map((block) => {
    const entered = enters(block) ? withChildren(block, (children) => mapBlocks(children, changes)) : block;
    return withWords(withBoxes(withRuns(entered, runs), box), word);
  });
}

/** Blocks with each block at any depth replaced by others; children before what they are in. */
export const replaceBlocks = (blocks: readonly Block[], replace: (block: Block) => readonly Block[]): Block[] =>
  blocks.flatMap((block) => replace(withChildren(block, (children) => replaceBlocks(children, replace))));

/** A block whose children are changed: those of each list item and table cell, of a quotation and a note. */
export function withChildren(block: Block, change: (children: readonly Block[]) => readonly Block[]): Block {
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, blocks: change(item.blocks) })) };
    case 'table': {
      const rows = block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: change(cell.blocks) })));
      return { ...block, rows };
    }
    case 'quote':
    case 'footnote':
      return { ...block, blocks: change(block.blocks) };
    default:
      return block;
  }
}

function withRuns(block: Block, change: Changes['runs']): Block {
  if (!change) return block;
  if ('runs' in block) return { ...block, runs: change(block.runs, block) };
  if ((block.kind === 'table' || block.kind === 'figure') && block.caption) {
    return { ...block, caption: change(block.caption, block) };
  }
  return block;
}

function withWords(block: Block, change: Changes['word']): Block {
  if (!change) return block;
  const changed = (words: readonly Word[]): readonly Word[] => words.map((word) => change(word, block));
  if (block.kind === 'code') {
    const lineNumbers = block.lineNumbers && { lineNumbers: changed(block.lineNumbers) };
    return { ...block, words: changed(block.words), ...lineNumbers };
  }
  if (block.kind === 'list') return { ...block, items: block.items.map((item) => withMarker(item, changed)) };
  if (block.kind === 'footnote') return withMarker(block, changed);
  return withRuns(block, (runs) => runs.map((run) => ({ ...run, words: changed(run.words) })));
}

function withMarker<T extends { readonly markerWords?: readonly Word[] }>(
  item: T,
  changed: (words: readonly Word[]) => readonly Word[],
): T {
  return item.markerWords ? { ...item, markerWords: changed(item.markerWords) } : item;
}

function withBoxes(block: Block, change: Changes['box']): Block {
  if (!change) return block;
  const changed = <T extends Block | Cell>(item: T): T =>
    item.box === undefined ? item : { ...item, box: change(item.box, block) };
  if (block.kind !== 'table') return changed(block);
  return { ...changed(block), rows: block.rows.map((row) => row.map(changed)) };
}
