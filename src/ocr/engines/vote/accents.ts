import { align, areAlike } from './levenshtein-alignment.ts';
import { plainLetters } from './plain-letters.ts';

/**
 * A word of the larger model with the accents that Tesseract sees on the same letters: the English model of PP-OCR has no
 * accented letters, and reads the plain ones. Where the two have little in common, the word as it is.
 */
export function withAccents(larger: string, tesseract: string): string {
  const { places, edits } = align(larger, tesseract);
  if (!areAlike(larger, tesseract, edits)) return larger;
  return Array.from({ length: larger.length }, (_, index) => {
    const [letter, place] = [larger.charAt(index), places[index] as number];
    const seen = tesseract.charAt(place);
    const isOneByOne = (places[index + 1] as number) - place === 1;
    return isOneByOne && plainLetters(seen) === letter ? seen : letter;
  }).join('');
}
