import type { Block } from '../document/block.ts';
import type { Box } from '../document/geometry.ts';
import type { Word } from '../document/page.ts';
import { visit, wordsOf } from '../document/walk.ts';
import { buildLines, joinRows } from './page/lines.ts';
import { buildRotatedLines } from './page/rotated-lines.ts';
import type { RunsOf } from './tables/grid.ts';

/**
 * The words of a page that are in none of its blocks: neither text, nor a marker, nor furniture. Stages copy words, for
 * example to join a drop cap with its word, and a copy keeps its box: boxes tell words apart.
 */
export function unplacedWords(words: readonly Word[], blocks: readonly Block[]): Word[] {
  const placed = new Set<Box>();
  for (const block of blocks) for (const { box } of wordsAndMarkersOf(block)) placed.add(box);
  return words.filter(({ box }) => !placed.has(box));
}

/** The words of a block, of its markers and of its line numbers, and those of the blocks in it. */
function wordsAndMarkersOf(block: Block): Word[] {
  const words = wordsOf(block);
  for (const part of visit([block])) {
    if (part.kind === 'list') words.push(...part.items.flatMap(({ markerWords = [] }) => markerWords));
    else if (part.kind === 'footnote') words.push(...(part.markerWords ?? []));
    else if (part.kind === 'code') words.push(...(part.lineNumbers ?? []));
  }
  return words;
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
