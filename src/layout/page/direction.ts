import type { Word } from '../../document/page.ts';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** First code of these scripts: most words are told by it, which costs less than the pattern. */
const FIRST = 0x590;

function isReversed(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= FIRST) return RIGHT_TO_LEFT.test(text);
  return false;
}

/** Whether most of the words with letters are in a script that runs from right to left. */
export function isRightToLeft(words: readonly Word[]): boolean {
  let reversed = 0;
  for (const { text } of words) if (isReversed(text)) reversed++;
  return reversed > 0 && reversed * 2 > words.filter(({ text }) => /\p{L}/u.test(text)).length;
}
