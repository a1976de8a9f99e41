import { interpolatedMedian } from '../../platform/median.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';
import { printedLines } from './printed-lines.ts';
import { HAS_TALL, wordRise } from './type-size.ts';

/** Words without tall letters by their highest ones: how far those rise depends on the typeface. */
const KINDS = {
  dotted: /^(?=[^ij]*[ij])[ijacegmnopqrstuvwxyz.,;:-]*$/,
  crossed: /^(?=[^t]*t)[acegmnopqrstuvwxyz.,;:-]*$/,
  short: /^(?=[.,;:-]*[acegmnopqrsuvwxyz])[acegmnopqrsuvwxyz.,;:-]*$/,
} as const;
type Kind = keyof typeof KINDS;
/** Words of a kind in lines whose size is known, from which its height is that of the page's type. */
const FEWEST = 3;

/**
 * The words with the sizes of lines in small letters alone, such as the last word of a paragraph, by how high such letters
 * are in the other lines of the page. Recognised sizes go by the average of typefaces, and x-heights differ by a quarter.
 */
export function withLowerCaseSizes(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const lines = printedLines(words);
  const isTold = (line: readonly RecognizedWord[]): boolean => line.some(({ text }) => HAS_TALL.test(text));
  const shares = new Map<Kind, number>();
  const told = lines.filter(isTold).flat();
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const alike = told.filter(({ text, fontSize }) => fontSize > 0 && kindOf(text) === kind);
    if (alike.length >= FEWEST) shares.set(kind, interpolatedMedian(alike.map((word) => riseOf(word) / word.fontSize)));
  }
  return lines.flatMap((line) => {
    if (isTold(line)) return line;
    const sizes = line.flatMap((word) => {
      const share = shares.get(kindOf(word.text) as Kind);
      return share !== undefined && share > 0 && riseOf(word) > 0 ? [riseOf(word) / share] : [];
    });
    return sizes.length === 0 ? line : line.map((word) => ({ ...word, fontSize: interpolatedMedian(sizes) }));
  });
}

const kindOf = (text: string): Kind | undefined =>
  (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(text));

const riseOf = (word: RecognizedWord): number => wordRise(word).rise;
