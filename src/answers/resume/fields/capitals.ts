/** What share of the words of a text begin without a capital, from 0 to 1. */
export function lowerShare(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return words.length === 0 ? 0 : words.filter((word) => /^\P{L}*\p{Ll}/u.test(word)).length / words.length;
}
