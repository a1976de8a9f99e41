import { FREQUENT_WORDS } from './frequent-words.ts';

/** Single letters are left out: specks are read as them. */
const words = Object.entries(FREQUENT_WORDS).map(
  ([language, list]) => [language, new Set(list.split(/\s+/).filter((word) => word.length > 1))] as const,
);

/** How much a word says for a language that has it: less when others have it too. */
const weightOf = (word: string): number => 1 / words.filter(([, list]) => list.has(word)).length;

/**
 * Least weight of the frequent words that tell a text's language, fewest different ones among them, and their least
 * share of all words. Forms of forty words reach them (measured on forms and letters in eight languages).
 */
const FEWEST = 4.5;
const FEWEST_DIFFERENT = 5;
const SHARE = 0.08;
/** How many times as much they weigh as those of the next language. */
const LEAD = 1.6;

/** The language of a text by its frequent words, as ISO 639-2 code; undefined when that is not clear. */
export function detectLanguage(text: readonly string[]): string | undefined {
  const lower = text.map((word) => word.toLowerCase().replace(/(?<![.,;:!?])[.,;:!?]+$/, ''));
  const [first, second] = words
    .map(([language, list]) => {
      const hits = lower.filter((word) => list.has(word));
      return { language, hits, weight: hits.reduce((sum, word) => sum + weightOf(word), 0) };
    })
    .sort((a, b) => b.weight - a.weight);
  if (!first || !second || first.weight < Math.max(FEWEST, SHARE * lower.length)) return undefined;
  // Specks are read as the same few letters again and again.
  if (new Set(first.hits).size < FEWEST_DIFFERENT || first.weight < LEAD * second.weight) return undefined;
  return first.language;
}
