import type { Block } from '../../document/block.ts';
import type { Word } from '../../document/page.ts';
import { mainFontSize } from '../typography.ts';

/** "Figure 3:" and the like in any language: one word, a number, and a stop before the text. */
const CAPTION = /^\p{L}+\.?\s\d+[a-z]?(?:\.\d+)*\s?[.:]/iu;
/** Words in which a caption names its number. */
const NAMING = 4;
/** Points by which captions and labels are smaller than the text. */
const SMALLER = 0.5;

/** Whether text begins as a caption does. */
export const namesFloat = (words: readonly Word[]): boolean =>
  CAPTION.test(
    words
      .slice(0, NAMING)
      .map(({ text }) => text)
      .join(' '),
  );

/** Tells what stands amid the text on its own account: tables, pictures, captions and other small print. */
export type IsFloat = (block: Block) => boolean;

/** A judge for a document whose text has a font size in points; `pictures` are paragraphs of labels. */
export const floatJudge =
  (fontSize: number, pictures: ReadonlySet<Block>): IsFloat =>
  (block) => {
    if (block.kind !== 'paragraph') return block.kind === 'table' || block.kind === 'figure';
    const words = block.runs.flatMap((run) => run.words);
    return pictures.has(block) || mainFontSize(words) < fontSize - SMALLER || namesFloat(words);
  };
