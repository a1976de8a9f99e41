import type { Word } from '../../../../src/document/page.ts';
import { comparedWords } from '../looks/words.ts';
import type { Claim } from './reliability.ts';

/**
 * Which of the words read stand in a text, each as often as it does there. What has neither letters nor digits is left
 * out; words that were read as one are right only when all are.
 */
export function claimsOf(words: readonly Word[], truth: string): Claim[] {
  const left = new Map<string, number>();
  for (const word of comparedWords(truth)) left.set(word, (left.get(word) ?? 0) + 1);
  return words.flatMap(({ text, confidence = 1 }) => {
    const parts = comparedWords(text);
    if (parts.length === 0) return [];
    const right = parts.every((part) => (left.get(part) ?? 0) > 0);
    if (right) for (const part of parts) left.set(part, (left.get(part) as number) - 1);
    return [{ confidence, right }];
  });
}
