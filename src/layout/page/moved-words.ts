import type { Block } from '../../document/block.ts';
import { type Box, union } from '../../document/geometry.ts';
import type { PositionedPage, Word } from '../../document/page.ts';
import { mapBlocks, wordsOf } from '../../document/walk.ts';

/** Width of turned text that was put level, in font sizes: less than the narrowest cell. */
const SLOT = 0.2;
/** Where a baseline stands above the foot of a line, in font sizes. */
export const DESCENT = 0.2;

/** Words of a page, each with the one that stands for it elsewhere. */
export type MovedWords = Map<Word, Word>;

/** Puts the words of turned text on one baseline, about the middle `x` and hardly wider than that. */
export function putLevel(words: readonly Word[], x: number, baseline: number, moved: MovedWords): void {
  const size = words[0]?.fontSize ?? 0;
  const step = (SLOT * size) / words.length;
  const foot = baseline + DESCENT * size;
  for (const [index, word] of words.entries()) {
    const left = x - (SLOT * size) / 2 + index * step;
    const box: Box = [left, foot - size, left + step, foot];
    moved.set(word, { ...word, box, baseline, rotation: 0, spaced: index > 0 || word.spaced });
  }
}

/** Puts words down by so many points. */
export function putDown(words: readonly Word[], by: number, moved: MovedWords): void {
  for (const word of words) {
    const [x0, y0, x1, y1] = word.box;
    moved.set(word, { ...word, box: [x0, y0 + by, x1, y1 + by], baseline: word.baseline + by });
  }
}

/** The page with words where they were put. */
export const withMoved = (page: PositionedPage, moved: MovedWords): PositionedPage =>
  moved.size === 0 ? page : { ...page, words: page.words.map((word) => moved.get(word) ?? word) };

/**
 * Blocks with the words of the page as it was; the boxes of tables and their cells hold these.
 * @param originals by the word that was put in its place.
 */
export function withOriginals(blocks: readonly Block[], originals: ReadonlyMap<Word, Word>): readonly Block[] {
  if (originals.size === 0) return blocks;
  const turned = new Set(originals.values());
  const around = (box: Box | undefined, content: readonly Block[]): { box?: Box } => {
    const words = content.flatMap(wordsOf).filter((word) => turned.has(word));
    return box && words.length > 0 ? { box: union([box, ...words.map((word) => word.box)]) } : {};
  };
  return mapBlocks(blocks, { word: (word) => originals.get(word) ?? word }).map((block) => {
    if (block.kind !== 'table') return block;
    const rows = block.rows.map((row) => row.map((cell) => ({ ...cell, ...around(cell.box, cell.blocks) })));
    return { ...block, rows, ...around(block.box, [block]) };
  });
}
