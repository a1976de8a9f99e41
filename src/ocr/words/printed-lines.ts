import type { RecognizedWord } from '../engines/recognizer.ts';

/** Type sizes by which baselines of words on one line differ at most. */
export const LEVEL = 0.5;

/** Type sizes: what stands on a line behind a wider gap is another column's. */
export const COLUMN_GAP = 0.8;

/** The words in the order given, line by line: those that follow each other to the right on one baseline. */
export function printedLines(words: readonly RecognizedWord[]): RecognizedWord[][] {
  const lines: RecognizedWord[][] = [];
  let last: RecognizedWord | undefined;
  for (const word of words) {
    const goesOn = last && word.box[0] > last.box[0] && Math.abs(word.baseline - last.baseline) < LEVEL * last.fontSize;
    if (goesOn) lines.at(-1)?.push(word);
    else lines.push([word]);
    last = word;
  }
  return lines;
}
