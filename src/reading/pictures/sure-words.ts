import { verticalOverlap } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';

/** Recognisers read words in pictures without text: those are more often wrong than right. */
export const LEAST_CONFIDENCE = 0.5;
/** Least share of sure words among those found in a picture with text: in noise hardly any is sure. */
const MOST = 0.6;
/** Letters: a word of at least this many proves that there is text. */
const WORD = 3;

const isSure = ({ confidence = 1 }: Word): boolean => confidence >= LEAST_CONFIDENCE;

/** Whether most words found in a picture are sure, and any is a word. */
export function hasSureWords(words: readonly Word[]): boolean {
  const sure = words.filter(isSure);
  return sure.length > 0 && sure.length >= MOST * words.length && sure.some(({ text }) => text.length >= WORD);
}

/** Words that are sure, or stand in a row with such: alone, they are parts of what is drawn. */
export function withoutStray(words: readonly Word[]): readonly Word[] {
  const sure = words.filter(isSure);
  return words.filter((word) => isSure(word) || sure.some(({ box }) => verticalOverlap(box, word.box) > 0));
}
