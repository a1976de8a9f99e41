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
export function medianSureness(words: readonly RecognizedWord[]): number {
  const surest = words.toSorted((a, b) => b.confidence - a.confidence);
  const half = surest.reduce((sum, { text }) => sum + text.length, 0) / 2;
  let characters = 0;
  for (const { text, confidence } of surest) {
    characters += text.length;
    if (characters >= half) return confidence;
  }
  return 0;
}
