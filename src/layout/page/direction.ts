import type { Word } from '../../document/page.ts';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether most of the words with letters are in a script that runs from right to left. */
export function isRightToLeft(words: readonly Word[]): boolean {
  const reversed = words.filter(({ text }) => RIGHT_TO_LEFT.test(text)).length;
  return reversed > 0 && reversed * 2 > words.filter(({ text }) => /\p{L}/u.test(text)).length;
}
