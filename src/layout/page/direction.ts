import { isReversed } from '../../document/direction.ts';
import type { Word } from '../../document/page.ts';

/** Whether most of the words with letters are in a script that runs from right to left. */
export function isRightToLeft(words: readonly Word[]): boolean {
  let reversed = 0;
  for (const { text } of words) if (isReversed(text)) reversed++;
  return reversed > 0 && reversed * 2 > words.filter(({ text }) => /\p{L}/u.test(text)).length;
}
