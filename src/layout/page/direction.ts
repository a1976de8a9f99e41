import { isReversed } from '../../document/direction.ts';
import type { Word } from '../../document/page.ts';

const LETTER = /\p{L}/u;

/** Whether most of the words with letters are in a script that runs from right to left. */
export function isRightToLeft(words: readonly Word[]): boolean {
  const reversed = words.filter(({ text }) => isReversed(text) && LETTER.test(text)).length;
  return reversed > 0 && reversed * 2 > words.filter(({ text }) => LETTER.test(text)).length;
}
