const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** First code of these scripts: most words are told by it, which costs less than the pattern. */
const FIRST = 0x590;

/** Whether a text has letters of a script that runs from right to left. */
export function isReversed(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= FIRST) return RIGHT_TO_LEFT.test(text);
  return false;
}
