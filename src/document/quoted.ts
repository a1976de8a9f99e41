import type { Word } from './page.ts';

/** Characters that a message quotes: enough to recognise a paragraph, and to give a running head whole. */
const LONGEST = 400;

/** The text of words in quotation marks, for a message; of long texts the beginning. */
export function quoted(words: readonly Word[]): string {
  let text = '';
  for (const word of words) {
    text += word.spaced && text !== '' ? ` ${word.text}` : word.text;
    if (text.length > LONGEST) return `«${text.slice(0, LONGEST)}…»`;
  }
  return `«${text}»`;
}
