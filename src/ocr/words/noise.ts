import type { Box } from '../../document/geometry.ts';
import { countLetters, countLettersAndDigits } from '../../platform/letters.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';
import { byRow } from '../ink/by-row.ts';

/**
 * Words that Tesseract is less sure of are more often specks, pictures and handwriting than text. In short ones, one
 * letter is all there is to be sure of; in longer ones, most letters are. Beside a sure word less is asked for: of short
 * words between .5 and .7 that stand by themselves on scans of forms and receipts, one in five is right, of those beside
 * a sure word three in five.
 */
const LEAST_CONFIDENCE = {
  beside: { short: 0.5, long: 0.3 },
  alone: { short: 0.7, long: 0.5 },
} as const;
/** Letters and digits of short words at most. */
const SHORT = 3;
/** What two recognisers see is text, unless they do not agree at all on what they read. */
const LEAST_OF_BOTH = 0.2;
/** Confidence of a sure word. */
const SURE = 0.8;
/** Type sizes to the end of a sure word from which that is no longer beside. */
const REACH = 1.5;
/** Fewest letters of a word that its dictionary speaks for, however it was read: scrawls are not read as long words. */
const LEAST_KNOWN = 6;

/** The words that are text, as far as their recogniser's confidence, its dictionary and the words beside them tell. */
export function withoutNoise(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const sure = words.filter(({ text, confidence }) => confidence >= SURE && countLettersAndDigits(text) > 0);
  const ends = sure.flatMap(({ box: [x0, y0, x1, y1] }): Box[] => [
    [x0, y0, x0, y1],
    [x1, y0, x1, y1],
  ]);
  const endsIn = byRow(ends, (end) => end);
  return words.filter(({ text, box: [x0, y0, x1, y1], fontSize, confidence, known = false, seenByBoth = false }) => {
    if (seenByBoth) return confidence >= LEAST_OF_BOTH;
    const length = countLettersAndDigits(text) <= SHORT ? 'short' : 'long';
    if (confidence >= LEAST_CONFIDENCE.alone[length] || (known && countLetters(text) >= LEAST_KNOWN)) return true;
    if (confidence < LEAST_CONFIDENCE.beside[length]) return false;
    const reach = REACH * fontSize;
    return endsIn([x0 - reach, y0, x1 + reach, y1]).length > 0;
  });
}
