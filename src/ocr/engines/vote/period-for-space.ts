import type { RecognizedWord } from '../recognizer.ts';
import { lineText } from './line-text.ts';

/** A period between two words: beside a letter, and after no initial. */
const BETWEEN_WORDS = /^(?:[\p{L}\d]\p{L}\.[\p{L}\d]|[\p{L}\d]\d\.\p{L})$/u;

/**
 * Whether the larger model reads periods where Tesseract reads spaces, and both agree otherwise: `paid.by` for `paid by`.
 * It takes a speck in a gap for one. Where no gap is, Tesseract reads no space; between digits and after initials, a period
 * is likelier than a gap.
 */
export function readsPeriodForSpace(larger: readonly RecognizedWord[], tesseract: readonly RecognizedWord[]): boolean {
  const text = lineText(larger);
  let at = 0;
  for (const character of tesseract.map((word) => word.text).join(' ')) {
    if (character === text[at]) at++;
    else if (character !== ' ') return false;
    else if (BETWEEN_WORDS.test(text.slice(Math.max(0, at - 2), at + 2))) at++;
  }
  return at === text.length;
}
