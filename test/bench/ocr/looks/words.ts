/** Words as they are compared: letters and digits with the marks between them, in small letters. */
export const comparedWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:[.,'’/-][\p{L}\p{N}]+)*/gu) ?? [];

/** Word F1 of what was read of a text, in any order; words that need not be read count neither way. */
export function wordF1(truth: string, read: string, optional = ''): number {
  const left = new Map<string, number>();
  const there = comparedWords(truth);
  for (const word of there) left.set(word, (left.get(word) ?? 0) + 1);
  const free = comparedWords(optional);
  let [found, extra] = [0, 0];
  for (const word of comparedWords(read)) {
    const count = left.get(word) ?? 0;
    if (count > 0) {
      found++;
      left.set(word, count - 1);
    } else if (free.includes(word)) free.splice(free.indexOf(word), 1);
    else extra++;
  }
  return (2 * found) / Math.max(1, 2 * found + extra + (there.length - found));
}
