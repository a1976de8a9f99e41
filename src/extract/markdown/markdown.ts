import type { Document } from '../../document/document.ts';
import { type Bare, bare, Cited, type Source } from '../cited.ts';
import { joinContinued, type WholeBlock } from '../continued.ts';
import { wordsOf } from '../text/words.ts';
import { renderBlocks } from './blocks.ts';

interface CitedMarkdown {
  /** The whole document; paragraphs and tables that run over pages are whole. */
  readonly content: Cited<string>;
  /** The same page by page, with one-based page numbers. */
  readonly pages: readonly { readonly page: number; readonly content: Cited<string> }[];
}

export type Markdown = Bare<CitedMarkdown>;

/** A document as GitHub Flavoured Markdown (GFM 0.29). Furniture is left out. */
export const markdown = (document: Document): Markdown => bare(citedMarkdown(document));

/** The same with the place of every block in it. */
export function citedMarkdown({ pages, blocks }: Document): CitedMarkdown {
  const byPage = Map.groupBy(blocks, ({ page }) => page);
  return {
    content: render(joinContinued(blocks)),
    pages: pages.map(({ number }) => ({
      page: number,
      content: render((byPage.get(number) ?? []).map((block) => ({ block, parts: [block] }))),
    })),
  };
}

/** Blocks one below the other with an empty line between them, each citing its own stretch of the text. */
function render(blocks: readonly WholeBlock[]): Cited<string> {
  const sources: Source[] = [];
  const texts: string[] = [];
  let start = 0;
  for (const { block, parts } of blocks) {
    const text = renderBlocks([block]);
    if (text === '') continue;
    const range = [start, start + text.length] as const;
    for (const part of parts) sources.push({ page: part.page, words: wordsOf(part), confidence: 1, range });
    texts.push(text);
    start += text.length + 2;
  }
  return new Cited(texts.join('\n\n'), sources);
}
