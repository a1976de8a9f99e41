import type { Word } from './page.ts';

/** Characters that a message quotes: enough to recognise a paragraph, and to give a running head whole. */
const LONGEST = 400;

/** The text of words in quotation marks, for a message; of long texts the beginning. */
export function quoted(words: readonly Word[]): string {
  let text = '';
  for (const word of words) {
    text += word.spaced && text !== '' ? ` ${word.text}` : word.text;
    if (text.length > LONGEST) break;
  }
  return quotedText(text);
}

/** A text in quotation marks, on one line; of long ones the beginning. */
export function quotedText(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > LONGEST ? `«${line.slice(0, LONGEST)}…»` : `«${line}»`;
}
