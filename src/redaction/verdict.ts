/** A text that was looked for, where it stands. */
export interface FoundText {
  /** Its index among the texts. */
  readonly text: number;
  /** One-based page number. */
  readonly page: number;
}

/** Pages as they were read. */
export interface ReadPages {
  readonly found: readonly FoundText[];
  readonly pages: readonly { readonly number: number; readonly words: number }[];
}

/** What reading redacted pages again says of them. */
export type Verdict =
  | { readonly kind: 'verified' }
  /** Texts that can still be read: each with the pages of the redacted file, in ascending order. */
  | {
      readonly kind: 'survived';
      readonly survivors: readonly { readonly text: string; readonly pages: readonly number[] }[];
    }
  /** Pages of the redacted file of which too little could be read again to say anything. */
  | { readonly kind: 'unread'; readonly pages: readonly number[] };

/** Share of a page's words, the covered ones aside, that must be read again: less tells nothing of the rest. */
const LEAST_READ = 1 / 3;
/** Pages with fewer words than these say nothing by their number. */
const FEW_WORDS = 10;

/**
 * Judges a redacted file by its texts.
 * @param before what its original holds, whose pages are its pages one by one.
 * @param again what was read in the redacted file.
 */
export function verdictOf(texts: readonly string[], before: ReadPages, again: ReadPages): Verdict {
  const survivors = [...Map.groupBy(again.found, ({ text }) => text)].map(([text, found]) => ({
    text: texts[text] as string,
    pages: [...new Set(found.map(({ page }) => page))].sort((a, b) => a - b),
  }));
  if (survivors.length > 0) return { kind: 'survived', survivors };
  const unread = before.pages.flatMap(({ number, words }, index) => {
    const left = words - coveredWords(texts, before.found, number);
    const read = again.pages[index]?.words ?? 0;
    return left >= FEW_WORDS && read < left * LEAST_READ ? [index + 1] : [];
  });
  return unread.length > 0 ? { kind: 'unread', pages: unread } : { kind: 'verified' };
}

const coveredWords = (texts: readonly string[], found: readonly FoundText[], number: number): number =>
  found.reduce((sum, { text, page }) => sum + (page === number ? wordsIn(texts[text] as string) : 0), 0);

const wordsIn = (text: string): number => text.split(/\s+/).length;
