import type { Block, Run } from '../document/block.ts';
import type { Document } from '../document/document.ts';

/** A document without the comments of reviewers and the references to them. */
export const withoutComments = (document: Document): Document => ({ ...document, blocks: blocksOf(document.blocks) });

const blocksOf = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block) => block.kind !== 'footnote' || !block.comment).map(blockOf);

function blockOf(block: Block): Block {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'furniture':
      return { ...block, runs: block.runs.filter(isText) };
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, blocks: blocksOf(item.blocks) })) };
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: blocksOf(cell.blocks) }))),
        ...(block.caption && { caption: block.caption.filter(isText) }),
      };
    case 'figure':
      return { ...block, ...(block.caption && { caption: block.caption.filter(isText) }) };
    case 'quote':
    case 'footnote':
      return { ...block, blocks: blocksOf(block.blocks) };
    case 'code':
      return block;
  }
}

/** A reference to a comment has no text of its own. */
const isText = ({ text, footnote }: Run): boolean => footnote === undefined || text !== '';
