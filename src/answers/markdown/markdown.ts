import type { Block } from '../../document/block.ts';
import { type Document, isFlow } from '../../document/document.ts';
import { wordsOf } from '../../document/walk.ts';
import { UNWATCHED } from '../../document/watch.ts';
import { type Bare, bare, Cited, type Source } from '../cited.ts';
import { joinContinuedBlocks, type WholeBlock } from '../join-continued-blocks.ts';
import { renderBlocks } from './blocks.ts';
import type { CellSpans } from './table.ts';

interface CitedMarkdown {
  /** The whole document; paragraphs and tables that run over pages are whole. */
  readonly content: Cited<string>;
  /** Each page by itself, with one-based page numbers. */
  readonly pages: readonly { readonly page: number; readonly content: Cited<string> }[];
}

export type Markdown = Bare<CitedMarkdown>;

/** A document as GitHub Flavoured Markdown (GFM 0.29). Furniture is left out. */
export const markdown = (document: Document): Markdown => bare(citedMarkdown(document));

/** Markdown of a document in which every block cites its words. @param watch is told that the work goes on. */
export function citedMarkdown(document: Document, watch = UNWATCHED): CitedMarkdown {
  const { pages, blocks } = document;
  // Word merges cells to lay out a page: as a GFM table their text stays readable, and no word is lost.
  const spans = isFlow(document) ? 'empty cells' : 'html';
  const byPage = Map.groupBy(blocks, ({ page }) => page);
  const written = new Map(
    blocks.map((block) => {
      watch.beat();
      return [block, renderBlocks([block], spans)];
    }),
  );
  return {
    content: render(joinContinuedBlocks(blocks), written, spans),
    pages: pages.map(({ number }) => ({
      page: number,
      content: render(
        (byPage.get(number) ?? []).map((block) => ({ block, parts: [block] })),
        written,
        spans,
      ),
    })),
  };
}

/**
 * Blocks one below the other with an empty line between them, each citing its own stretch of the text.
 * @param written texts of single blocks.
 */
function render(blocks: readonly WholeBlock[], written: ReadonlyMap<Block, string>, spans: CellSpans): Cited<string> {
  const sources: Source[] = [];
  const texts: string[] = [];
  let start = 0;
  for (const { block, parts } of blocks) {
    const text = written.get(block) ?? renderBlocks([block], spans);
    if (text === '') continue;
    const range = [start, start + text.length] as const;
    for (const part of parts) sources.push(sourceIn(part, range));
    texts.push(text);
    start += text.length + 2;
  }
  return new Cited(texts.join('\n\n'), sources);
}

/** The source of a block; its words are collected only when evidence is asked for. */
const sourceIn = (block: Block, range: readonly [start: number, end: number]): Source => ({
  page: block.page,
  get words() {
    return wordsOf(block);
  },
  confidence: 1,
  range,
});
