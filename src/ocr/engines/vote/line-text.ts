import type { RecognizedWord } from '../recognizer.ts';

/** The characters of some words without the spaces between them. */
export const lineText = (words: readonly RecognizedWord[]): string => words.map(({ text }) => text).join('');

/** Where each word ends, in characters of the line without its spaces. */
export function wordEnds(words: readonly RecognizedWord[]): number[] {
  let at = 0;
  return words.map(({ text }) => {
    at += text.length;
    return at;
  });
}
