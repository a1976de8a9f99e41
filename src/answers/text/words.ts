import type { Block } from '../../document/block.ts';
import type { Word } from '../../document/page.ts';
import { linesOf } from './lines.ts';

/** The words of a block in reading order; none where the document has no places. */
export const wordsOf = (block: Block): Word[] =>
  linesOf(block).flatMap(({ parts }) => parts.flatMap(({ fragments }) => fragments.flatMap(({ words }) => words)));
