import type { OutlineItem } from '../../document/outline.ts';
import { candidateText, type ParagraphCandidate, wordCountOf } from '../text/paragraphs.ts';

/** Finds the entry of the outline that a paragraph is the target of. */
export type Outline = (candidate: ParagraphCandidate) => OutlineItem | undefined;

/** Longest title in words: longer paragraphs are not looked up. Chosen on odl-bench, dev half. */
const MOST_WORDS = 30;

/** Numbers of sections: `2.1`, `IV.`, `A)`. Outlines may leave them out, or write them otherwise. */
const NUMBERING = /^(?:(?:\d+|[ivxlc]+|[a-z])(?:[.-](?:\d+|[a-z]\d*))*[.):]?\s+)+(?=\S)/u;

/** A title in lower case without its number, spaces and signs. */
const keyOf = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(NUMBERING, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Looks paragraphs up by their text, on the page that an entry names or the one after it. */
export function outlineOf(items: readonly OutlineItem[]): Outline {
  if (items.length === 0) return () => undefined;
  const byPage = new Map<number, Map<string, OutlineItem>>();
  for (const item of items) {
    const key = keyOf(item.title);
    if (key === '') continue;
    for (const page of [item.page, item.page + 1]) {
      const titles = byPage.get(page) ?? new Map<string, OutlineItem>();
      byPage.set(page, titles);
      if (!titles.has(key) || page === item.page) titles.set(key, item);
    }
  }
  return (candidate) => {
    const titles = byPage.get(candidate.page);
    if (!titles || wordCountOf(candidate) > MOST_WORDS) return undefined;
    return titles.get(keyOf(candidateText(candidate)));
  };
}

/** Difference of sizes in points up to which they are one. */
const ONE_SIZE = 0.5;

/**
 * An outline whose entries are found in the most prominent of the paragraphs that read as they do, and in those that are
 * set alike: a word of the text may be the same as the title of its section.
 */
export function prominentOnly(outline: Outline, candidates: readonly ParagraphCandidate[]): Outline {
  const items = new Map<ParagraphCandidate, OutlineItem>();
  const best = new Map<OutlineItem, ParagraphCandidate>();
  for (const candidate of candidates) {
    const item = outline(candidate);
    if (!item) continue;
    items.set(candidate, item);
    const before = best.get(item);
    if (!before || isLess(before, candidate)) best.set(item, candidate);
  }
  return (candidate) => {
    const item = items.get(candidate);
    const first = item && best.get(item);
    return first && isLess(candidate, first) ? undefined : item;
  };
}

/** Whether a paragraph is smaller than another, or as large and not bold as that is. */
const isLess = (a: ParagraphCandidate, b: ParagraphCandidate): boolean =>
  Math.abs(a.fontSize - b.fontSize) > ONE_SIZE ? a.fontSize < b.fontSize : b.bold && !a.bold;
