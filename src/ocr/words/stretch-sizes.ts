import type { RecognizedWord } from '../engines/recognizer.ts';
import { COLUMN_GAP, printedLines } from './printed-lines.ts';
import { ownSize, typeSize, wordRise } from './type-size.ts';

/** Ratio from which two sizes of type are different ones: a pixel more or less is a tenth of small print. */
const OTHER = 1.15;
/** Letters, and words that show it, by which a size is told in the middle of a line; between gaps, letters or digits. */
const LETTERS = 3;
const WORDS = 2;

/**
 * The words with sizes of their own where a line is set in several: recognisers take what stands side by side for one
 * line, such as a title and the date at the end of its row.
 */
export const withStretchSizes = (words: readonly RecognizedWord[]): readonly RecognizedWord[] =>
  printedLines(words).flatMap((line) => {
    const stretches = stretchesOf(line);
    if (stretches.length < 2) return line;
    return stretches.flatMap((stretch) => {
      const fontSize = sizeOf(stretch);
      return stretch.map((word) => ({ ...word, fontSize }));
    });
  });

/** The stretches of a line that are set in one size each. */
function stretchesOf(line: readonly RecognizedWord[]): RecognizedWord[][] {
  const alike: RecognizedWord[][] = [];
  for (const word of line) {
    const own = ownSize(wordRise(word));
    const last = alike.at(-1);
    if (last && (own === undefined || isSame(own, sizeOf(last)))) last.push(word);
    else alike.push([word]);
  }
  const told: RecognizedWord[][] = [];
  for (const [index, stretch] of alike.entries()) {
    const last = told.at(-1);
    const isTold = isOwnSize(stretch, last, alike[index + 1]) && (!last || isOwnSize(last, told.at(-2), stretch));
    if (last && (!isTold || isSame(sizeOf(stretch), sizeOf(last)))) last.push(...stretch);
    else told.push([...stretch]);
  }
  return told;
}

/** Whether so much of a stretch shows its size that it is no misread word. */
function isOwnSize(
  stretch: readonly RecognizedWord[],
  before: readonly RecognizedWord[] | undefined,
  after: readonly RecognizedWord[] | undefined,
): boolean {
  const showing = stretch.filter((word) => ownSize(wordRise(word)) !== undefined);
  const count = (characters: RegExp): number =>
    showing.reduce((sum, { text }) => sum + (text.match(characters)?.length ?? 0), 0);
  if (areApart(before, stretch) && areApart(stretch, after)) return count(/[\p{L}\p{N}]/gu) >= LETTERS;
  return showing.length >= WORDS && count(/\p{L}/gu) >= LETTERS;
}

/** Whether a gap parts two stretches of a line, of which one may be missing. */
function areApart(left?: readonly RecognizedWord[], right?: readonly RecognizedWord[]): boolean {
  const [last, first] = [left?.at(-1), right?.[0]];
  return !last || !first || first.box[0] - last.box[2] > COLUMN_GAP * last.fontSize;
}

const isSame = (a: number, b: number): boolean => Math.max(a, b) <= OTHER * Math.min(a, b);

const sizeOf = (stretch: readonly RecognizedWord[]): number =>
  typeSize(stretch.map(wordRise), stretch[0]?.fontSize ?? 0);
