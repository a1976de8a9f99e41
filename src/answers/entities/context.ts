/** A pattern that finds one of these words, whole or with a plural s; undefined for no words. */
export function contextPattern(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})s?(?![\\p{L}\\p{N}])`, 'iu');
}
