import type { Block, Paragraph } from '../../document/block.ts';
import type { Document } from '../../document/document.ts';
import { renderBlocks } from './blocks.ts';

export interface Markdown {
  /** The whole document; paragraphs and tables that run over pages are whole. */
  readonly content: string;
  /** The same page by page, with one-based page numbers. */
  readonly pages: readonly { readonly page: number; readonly content: string }[];
}

/** A document as GitHub Flavoured Markdown (GFM 0.29). Furniture is left out. */
export function markdown({ pages, blocks }: Document): Markdown {
  return {
    content: renderBlocks(joinContinued(blocks)),
    pages: pages.map(({ number }) => ({
      page: number,
      content: renderBlocks(blocks.filter((block) => block.page === number)),
    })),
  };
}

/** Blocks with every continued one made part of the block of its kind that it goes on from. */
function joinContinued(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const index = block.continued ? joined.findLastIndex(({ kind }) => kind === block.kind) : -1;
    const before = joined[index];
    const whole = before && join(before, block);
    if (whole) joined[index] = whole;
    else joined.push(block);
  }
  return joined;
}

function join(before: Block, after: Block): Block | undefined {
  if (before.kind === 'paragraph' && after.kind === 'paragraph') return joinParagraphs(before, after);
  if (before.kind === 'table' && after.kind === 'table') return { ...before, rows: [...before.rows, ...after.rows] };
  if (before.kind === 'list' && after.kind === 'list') return { ...before, items: [...before.items, ...after.items] };
  return undefined;
}

/** One paragraph; a word that the page break hyphenated is made whole. */
function joinParagraphs(before: Paragraph, after: Paragraph): Paragraph {
  const last = before.runs.at(-1);
  const [first, ...rest] = after.runs;
  if (!last || !first) return { ...before, runs: [...before.runs, ...after.runs] };
  if (!/\p{L}-$/u.test(last.text)) return { ...before, runs: [...before.runs, { ...first, spaced: true }, ...rest] };
  const whole = { ...last, text: last.text.slice(0, -1) };
  return { ...before, runs: [...before.runs.slice(0, -1), whole, { ...first, spaced: false }, ...rest] };
}
