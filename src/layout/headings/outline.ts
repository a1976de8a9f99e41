import type { OutlineItem } from '../../document/outline.ts';
import { type Draft, textOfDraft, wordCountOf } from '../text/paragraphs.ts';

/** Finds the entry of the outline that a paragraph is the target of. */
export type Outline = (draft: Draft) => OutlineItem | undefined;

/** Longest title in words. */
const MOST_WORDS = 30;

/** Numbers of sections: `2.1`, `IV.`, `A)`. The outline may leave them out, or write them in another way. */
const NUMBERING = /^(?:(?:\d+|[ivxlc]+|[a-z])(?:[.-](?:\d+|[a-z]\d*))*[.):]?\s+)+(?=\S)/u;

/** What is left of a title when its number, spaces and signs are gone. */
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
  return (draft) => {
    const titles = byPage.get(draft.page);
    if (!titles || wordCountOf(draft) > MOST_WORDS) return undefined;
    return titles.get(keyOf(textOfDraft(draft)));
  };
}
