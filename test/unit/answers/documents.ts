import type { Block, Cell, ListItem, Run } from '../../../src/document/block.ts';
import type { Document } from '../../../src/document/document.ts';
import type { PositionedPage } from '../../../src/document/page.ts';
import { layout } from '../../../src/layout/layout.ts';
import { type LineSpec, page } from '../layout/page.ts';

export const run = (text: string, style: Partial<Run> = {}): Run => ({ text, spaced: true, words: [], ...style });

export const paragraph = (text: string, number = 1): Block => ({
  kind: 'paragraph',
  page: number,
  runs: text === '' ? [] : [run(text)],
});

export const heading = (text: string, level = 1): Block => ({ kind: 'heading', page: 1, level, runs: [run(text)] });

export const item = (marker: string, ...blocks: readonly Block[]): ListItem => ({ marker, blocks });

export const list = (...items: readonly ListItem[]): Block => ({ kind: 'list', page: 1, ordered: false, items });

export const cell = (text: string, style: Partial<Cell> = {}): Cell => ({
  header: false,
  columnSpan: 1,
  rowSpan: 1,
  blocks: text === '' ? [] : [paragraph(text)],
  ...style,
});

export const table = (...rows: readonly (readonly Cell[])[]): Block => ({ kind: 'table', page: 1, rows });

/** A document that flows, without places, of blocks that say which page they are on. */
export function flowing(...blocks: readonly Block[]): Document {
  const pageCount = Math.max(1, ...blocks.map((block) => block.page));
  const pages = Array.from({ length: pageCount }, (_, index) => ({
    number: index + 1,
    width: 0,
    height: 0,
    source: 'flow' as const,
    blocks: blocks.filter((block) => block.page === index + 1),
  }));
  return { pageCount, pages, blocks };
}

/** A document of printed pages, its blocks as the layout finds them. */
export function printed(...pages: readonly (readonly LineSpec[] | PositionedPage)[]): Document {
  const positioned = pages.map((lines, index) =>
    'words' in lines ? { ...lines, number: index + 1 } : page(lines, { number: index + 1 }),
  );
  return { pageCount: pages.length, pages: positioned, blocks: layout(positioned) };
}
