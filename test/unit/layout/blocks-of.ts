import type { Block } from '../../../src/document/block.ts';
import type { Page } from '../../../src/document/page.ts';
import { textOf } from '../../../src/document/text.ts';
import { layout } from '../../../src/layout/layout.ts';

/** The blocks of the given pages. */
export const blocksOf = (...pages: readonly Page[]): readonly Block[] => layout(pages);

/** The kind of each block. */
export const kinds = (blocks: readonly Block[]): string[] => blocks.map((block) => block.kind);

/** The text of each block; of blocks without runs, their kind. */
export const texts = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => ('runs' in block ? textOf(block.runs) : block.kind));
