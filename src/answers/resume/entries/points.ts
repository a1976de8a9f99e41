import type { Atom } from '../atoms/atom.ts';
import type { Entry } from './entry.ts';

/** Paragraphs of a body without bullets from which they are its points. */
const FEWEST_POINTS = 2;
/** Points without a full stop that show that the first one, with one, is no point. */
const FEWEST_BARE = 2;

/**
 * Sibling entries with what is a point among their items and what is a sentence among their prose: paragraphs that follow
 * one another without bullets are points; a first point that alone ends with a full stop, in all entries, is a summary.
 */
export function withPoints(entries: readonly Entry[]): Entry[] {
  const listed = entries.map((entry): Entry => {
    const { prose, items } = entry;
    return items.length === 0 && prose.length >= FEWEST_POINTS ? { ...entry, prose: [], items: prose } : entry;
  });
  const lists = listed.filter(({ prose, items }) => prose.length === 0 && items.length > 1);
  const bare = lists.flatMap(({ items }) => items.slice(1));
  const firstIsSummary =
    bare.length >= FEWEST_BARE &&
    !bare.some(isSentence) &&
    lists.every(({ items: [first] }) => first && isSentence(first));
  if (!firstIsSummary) return listed;
  const summarised = new Set(lists);
  return listed.map((entry) =>
    summarised.has(entry) ? { ...entry, prose: entry.items.slice(0, 1), items: entry.items.slice(1) } : entry,
  );
}

const isSentence = ({ text }: Atom): boolean => /[.!?]["”’)]?\s*$/.test(text);
