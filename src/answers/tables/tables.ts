import type { Block, Table } from '../../document/block.ts';
import type { Document } from '../../document/document.ts';
import { Cited, type Source } from '../cited.ts';
import { joinContinuedBlocks } from '../join-continued-blocks.ts';
import { renderHtmlTable } from '../markdown/html.ts';
import { wordsOf } from '../text/words.ts';

/** Every table of a document as HTML in reading order, those that run over pages joined. */
export function tables({ blocks }: Document) {
  const found = joinContinuedBlocks(blocks).flatMap(({ block }) => tablesIn(block));
  return { tables: found.map((table) => ({ page: table.page, html: citedHtml(table) })) };
}

/** A table, or the tables that stand in a list, quotation or footnote; those in cells are part of their table. */
function tablesIn(block: Block): Table[] {
  switch (block.kind) {
    case 'table':
      return [block];
    case 'list':
      return block.items.flatMap((item) => item.blocks.flatMap(tablesIn));
    case 'quote':
    case 'footnote':
      return block.blocks.flatMap(tablesIn);
    default:
      return [];
  }
}

/** A table's HTML in which every cell that has content cites its words. */
function citedHtml(table: Table): Cited<string> {
  const { html, cells } = renderHtmlTable(table);
  const sources = cells.flatMap(({ cell, range }): Source[] => {
    const [first] = cell.blocks;
    return first && range[0] < range[1]
      ? [{ page: first.page, words: cell.blocks.flatMap(wordsOf), confidence: 1, range }]
      : [];
  });
  return new Cited(html, sources);
}
