import type { Block, Table } from '../../document/block.ts';
import type { Document } from '../../document/document.ts';
import { visit, wordsOf } from '../../document/walk.ts';
import { UNWATCHED } from '../../document/watch.ts';
import { Cited, type Source } from '../cited.ts';
import { joinContinuedBlocks } from '../join-continued-blocks.ts';
import { renderHtmlTable } from '../markdown/html.ts';

/**
 * Every table of a document as HTML in reading order; a table that continues on the next page is one.
 * @param watch is told that the work goes on.
 */
export function tables({ blocks }: Document, watch = UNWATCHED) {
  const found = joinContinuedBlocks(blocks).flatMap(({ block }) => tablesIn(block));
  return {
    tables: found.map((table) => {
      watch.beat();
      return { page: table.page, html: citedHtml(table) };
    }),
  };
}

/** The tables of a block: itself, or those in a list, quotation or note. A table in a cell of data is part of its table. */
const tablesIn = (block: Block): Table[] =>
  [...visit([block], (part) => !isData(part))].filter((part) => part.kind === 'table').filter(isData);

const isData = (block: Block): boolean => block.kind === 'table' && !block.layout;

/** A table's HTML, which cites the words of every cell with content. */
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
