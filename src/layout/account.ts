import type { Block } from '../document/block.ts';
import type { Box } from '../document/geometry.ts';
import type { Word } from '../document/page.ts';
import { childrenOf, runsOf as inlineRunsOf } from '../document/walk.ts';
import { buildLines, joinRows } from './page/lines.ts';
import { buildRotatedLines } from './page/rotated-lines.ts';
import type { RunsOf } from './tables/grid.ts';

/**
 * The words of a page that are in none of its blocks: neither text, nor a marker, nor furniture. Stages copy words, for
 * example to join a drop cap with its word, and a copy keeps its box: boxes tell words apart.
 */
export function unplacedWords(words: readonly Word[], blocks: readonly Block[]): Word[] {
  const placed = new Set<Box>();
  const place = (own: readonly Word[] = []): void => {
    for (const { box } of own) placed.add(box);
  };
  const placeAll = (some: readonly Block[]): void => {
    for (const block of some) {
      for (const run of inlineRunsOf(block)) place(run.words);
      if (block.kind === 'list') for (const item of block.items) place(item.markerWords);
      else if (block.kind === 'footnote') place(block.markerWords);
      else if (block.kind === 'code') {
        place(block.words);
        place(block.lineNumbers);
      }
      placeAll(childrenOf(block));
    }
  };
  placeAll(blocks);
  return words.filter(({ box }) => !placed.has(box));
}

/**
 * The account of a page: every word of it is in a block. Words that a stage has lost become paragraphs at the end of the
 * page, line by line: text in a wrong place can be found, lost text cannot.
 */
export function withUnplaced(
  page: { readonly number: number; readonly words: readonly Word[] },
  blocks: readonly Block[],
  runsOf: RunsOf,
): readonly Block[] {
  const lost = unplacedWords(page.words, blocks);
  if (lost.length === 0) return blocks;
  const lines = [...joinRows(buildLines(page.number, lost)), ...buildRotatedLines(page.number, lost)];
  return [
    ...blocks,
    ...lines.map((line): Block => ({ kind: 'paragraph', page: page.number, box: line.box, runs: runsOf([line]) })),
  ];
}
