import type { Block, Run } from '../document/block.ts';
import type { Document } from '../document/document.ts';
import { mapBlocks } from '../document/walk.ts';

/** A document without the comments of reviewers and the references to them. */
export const withoutComments = (document: Document): Document => ({
  ...document,
  blocks: mapBlocks(document.blocks, { keeps: isAuthors, runs: (runs) => runs.filter(isText) }),
});

const isAuthors = (block: Block): boolean => block.kind !== 'footnote' || !block.comment;

/** A reference to a comment has no text of its own. */
const isText = ({ text, footnote }: Run): boolean => footnote === undefined || text !== '';
