const words = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function bigrams(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const all = words(text);
  for (const [index, word] of all.entries()) {
    const next = all[index + 1];
    if (next === undefined) break;
    const pair = `${word} ${next}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

const total = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** How well a text keeps the order of a truth's words: F1 over neighbouring words, from 0 to 1. */
export function bigramOrder(truth: string, text: string): number {
  const [expected, found] = [bigrams(truth), bigrams(text)];
  let shared = 0;
  for (const [pair, count] of expected) shared += Math.min(count, found.get(pair) ?? 0);
  const all = total(expected) + total(found);
  return all === 0 ? 1 : (2 * shared) / all;
}
