import { type Curve, onCurve } from '../../platform/curve.ts';
import type { RecognizedText, RecognizedWord } from '../engines/recognizer.ts';

/**
 * What recognisers claim, and the share of such words that is right; between two points it is a straight line. Seen in
 * 8713 words of Tesseract, on the shown half of our own pages in hard looks (`test/bench/ocr/looks`) and on pages of
 * odl-bench (MIT) at 200 and 90 dpi: it claims too much of doubtful words and too little of sure ones. What both
 * recognisers agreed on, 2833 words of the same, is about as often right as the vote claims. The curve after
 * calibration is printed by `npm run bench -- ocr --parts doubt`.
 */
const CURVES: Readonly<Record<'one' | 'both', Curve>> = {
  one: [
    [0, 0],
    [0.35, 0.2],
    [0.45, 0.36],
    [0.55, 0.44],
    [0.65, 0.59],
    [0.75, 0.73],
    [0.86, 0.86],
    [0.925, 0.95],
    [0.955, 0.985],
    [1, 0.995],
  ],
  both: [
    [0, 0],
    [0.95, 0.95],
    [1, 0.99],
  ],
};

/** The words with the probability that they are right as their confidence, from 0 to 1. */
export const calibrated = (
  words: readonly RecognizedWord[],
  readBy: RecognizedText['readBy'],
): readonly RecognizedWord[] =>
  words.map((word) => {
    const by = readBy === 'both' || word.seenByBoth ? 'both' : 'one';
    return { ...word, confidence: onCurve(CURVES[by], word.confidence) };
  });
