import type { RecognizedWord } from '../recognizer.ts';

type Words = readonly RecognizedWord[];

const hasUnderscore = ({ text }: RecognizedWord): boolean => text.includes('_');

/**
 * The larger model's words of a line without the underscores that Tesseract does not see there, parted at each: in print of
 * one width it takes gaps for them, as in `38.61_litre`.
 */
export function withoutGuessedUnderscores(larger: Words, tesseract: Words): Words {
  if (!larger.some(hasUnderscore) || tesseract.some(hasUnderscore)) return larger;
  return larger.flatMap((word) => (hasUnderscore(word) ? partsOf(word) : word));
}

/** What is between a word's underscores; each part takes its share of the box. */
function partsOf(word: RecognizedWord): RecognizedWord[] {
  const [x0, y0, x1, y1] = word.box;
  const xAt = (at: number): number => x0 + ((x1 - x0) * at) / word.text.length;
  return [...word.text.matchAll(/[^_]+/g)].map(({ 0: text, index }) => ({
    ...word,
    text,
    box: [xAt(index), y0, xAt(index + text.length), y1],
  }));
}
