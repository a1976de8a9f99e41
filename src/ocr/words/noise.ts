import { countLettersAndDigits } from '../../platform/letters.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';

/**
 * Words that Tesseract is less sure of are more often specks, pictures and handwriting than text. In short ones, one
 * letter is all there is to be sure of: one in five below .5 is right; in longer ones, most letters are (measured on scans
 * of forms and receipts).
 */
const LEAST_CONFIDENCE = { short: 0.5, long: 0.3 } as const;
/** Letters and digits of short words at most. */
const SHORT = 3;

/** The words that are text, as far as their recogniser's confidence tells. */
export const withoutNoise = (words: readonly RecognizedWord[]): readonly RecognizedWord[] =>
  words.filter(
    ({ text, confidence }) => confidence >= LEAST_CONFIDENCE[countLettersAndDigits(text) <= SHORT ? 'short' : 'long'],
  );
