import type { RecognizedWord } from '../recognizer.ts';

/** The characters of some words without the spaces between them. */
export const joined = (words: readonly RecognizedWord[]): string => words.map(({ text }) => text).join('');
