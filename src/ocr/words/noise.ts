import type { RecognizedWord } from '../engines/recognizer.ts';

/** Words that Tesseract is less sure of are more often specks, pictures and handwriting than text (measured on scans). */
const LEAST_CONFIDENCE = 0.3;

/** The words that are text, as far as their recogniser's confidence tells. */
export const withoutNoise = (words: readonly RecognizedWord[]): readonly RecognizedWord[] =>
  words.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
