import { type Curve, onCurve } from '../../../platform/curve.ts';
import type { RecognizedWord } from '../recognizer.ts';
import { sureness } from '../sureness.ts';
import { lineText } from './line-text.ts';
import { plainLetters } from './plain-letters.ts';

type Words = readonly RecognizedWord[];

/** PP-OCR is over-confident: its probability to this power is comparable with Tesseract's. */
const LARGER_POWER = 3;

/** What a reading claims that the other one contradicts, and how often it is the right one. */
const DISPUTED: Readonly<Record<'tesseract' | 'larger', Curve>> = {
  tesseract: [
    [0, 0],
    [0.75, 0.5],
    [0.855, 0.55],
    [0.925, 0.78],
    [0.96, 0.93],
    [1, 1],
  ],
  larger: [
    [0, 0],
    [0.7, 0.25],
    [0.95, 0.4],
    [0.99, 0.6],
    [1, 0.95],
  ],
};

/** How sure the larger model is of its words, 0 to 1, on Tesseract's scale. */
export const largerSureness = (words: Words): number => sureness(words) ** LARGER_POWER;

/** Whether two readings are the same but for spaces, and accents that the larger model does not know. */
export const agree = (tesseract: Words, larger: Words): boolean =>
  plainLetters(lineText(tesseract)) === lineText(larger);

/**
 * The probability that the one of two readings of the same words that was chosen is right: of two that agree the greater
 * one. Seen in 7600 words of our own pages in hard looks (`test/bench/ocr/looks`, the half shown) and of pages of odl-bench
 * (MIT) at 75 dpi, of which a twelfth were read in two ways.
 */
export function certainty(chosen: 'tesseract' | 'larger', tesseract: Words, larger: Words): number {
  const claimed = { tesseract: sureness(tesseract), larger: largerSureness(larger) };
  return agree(tesseract, larger)
    ? Math.max(claimed.tesseract, claimed.larger)
    : onCurve(DISPUTED[chosen], claimed[chosen]);
}
