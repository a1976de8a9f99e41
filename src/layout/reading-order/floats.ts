import type { Block } from '../../document/block.ts';
import type { Word } from '../../document/page.ts';
import { decide, decisionOf, WEIGHT } from '../decision.ts';
import { mainFontSize } from '../typography.ts';

/** "Figure 3:" and the like in any language: one word, a number, and a stop before the text. */
const CAPTION = /^\p{L}+\.?\s\d+[a-z]?(?:\.\d+)*\s?[.:]/iu;
/** Points by which captions and labels are smaller than the text, at least; LaTeX classes set captions in the text's size or one step (1 point) smaller. */
const SMALLER = 1;

/** Whether text begins as a caption does. */
export const namesFloat = (words: readonly Word[]): boolean =>
  CAPTION.test(
    words
      // A name, a number, and the stop, which may be a word of its own.
      .slice(0, 3)
      .map(({ text }) => text)
      .join(' '),
  );

/** Whether a block is placed beside the text rather than within it: tables, pictures, captions and other small print. */
export type IsFloat = (block: Block) => boolean;

/** What tells a float. */
interface FloatFeatures {
  readonly kind: Block['kind'];
  /** Labels of a picture, which are a paragraph. */
  readonly picture: boolean;
  /** Points by which it is smaller than the text. */
  readonly smaller: number;
  readonly caption: boolean;
}

/** Weights set by hand on odl-bench, dev half. */
const FLOAT = decisionOf<FloatFeatures>('float', [
  { name: 'table', weight: WEIGHT.sufficient, holds: ({ kind }) => kind === 'table' },
  { name: 'figure', weight: WEIGHT.sufficient, holds: ({ kind }) => kind === 'figure' },
  { name: 'no paragraph', weight: WEIGHT.against, holds: ({ kind }) => kind !== 'paragraph' },
  { name: 'picture', weight: WEIGHT.for, holds: ({ picture }) => picture },
  { name: 'small print', weight: WEIGHT.for, holds: ({ smaller }) => smaller >= SMALLER },
  { name: 'caption', weight: WEIGHT.for, holds: ({ caption }) => caption },
]);

/**
 * Makes a judge for a document whose text has a font size in points.
 * @param pictures paragraphs that are the labels of a picture.
 */
export const floatJudge =
  (fontSize: number, pictures: ReadonlySet<Block>): IsFloat =>
  (block) => {
    const words = block.kind === 'paragraph' ? block.runs.flatMap((run) => run.words) : [];
    const features: FloatFeatures = {
      kind: block.kind,
      picture: pictures.has(block),
      get smaller() {
        return fontSize - mainFontSize(words);
      },
      get caption() {
        return namesFloat(words);
      },
    };
    return decide(FLOAT, features, block.box ?? [0, 0, 0, 0]);
  };
