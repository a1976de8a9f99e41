import { median } from '../../platform/median.ts';
import type { RecognizedWord } from './recognizer.ts';

/** Mean confidence over the characters of words; 0 where there are none. */
export function sureness(words: readonly RecognizedWord[]): number {
  let sum = 0;
  let characters = 0;
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    characters += text.length;
  }
  return characters === 0 ? 0 : sum / characters;
}

/** Confidence that the words of half of the characters reach; 0 where there are none. */
export const medianSureness = (words: readonly RecognizedWord[]): number =>
  median(words.flatMap(({ text, confidence }) => Array.from({ length: text.length }, () => confidence)));
