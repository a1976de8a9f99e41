import { isRecognised, type Word } from '../../document/page.ts';

/**
 * Least mean confidence of the words recognised on a page of which most can be relied on. Confidence is the probability
 * that a word is right: below this, more than one word in seven is expected to be wrong.
 */
const LEAST_MEAN = 0.85;

/** Whether a recogniser was so little sure of a page's words that a person should hear of it. */
export function isDoubtful(words: readonly Word[]): boolean {
  const recognised = words.filter(isRecognised);
  const sum = recognised.reduce((total, { confidence = 1 }) => total + confidence, 0);
  return sum < LEAST_MEAN * recognised.length;
}
