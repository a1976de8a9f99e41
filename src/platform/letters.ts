/** Number of letters of a text. */
export const countLetters = (text: string): number => count(text, /\p{L}/u);

/** Number of letters and digits of a text. */
export const countLettersAndDigits = (text: string): number => count(text, /[\p{L}\p{N}]/u);

/** Number of characters that match: each by itself, as a list of them all would only be counted. */
function count(text: string, pattern: RegExp): number {
  let all = 0;
  for (const character of text) if (pattern.test(character)) all++;
  return all;
}
