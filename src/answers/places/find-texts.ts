import type { Document } from '../../document/document.ts';
import type { Word } from '../../document/page.ts';
import { occurrencesIn } from '../../redaction/occurrences.ts';
import { Cited, type Source } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { sourcesOf } from '../text/sources.ts';

/** A text that stands in the document. */
interface Found {
  /** Index of the text among those that were asked for. */
  readonly text: number;
  /** One-based page number. */
  readonly page: number;
}

/** The words of a page as one text. */
interface PageText {
  readonly text: string;
  /** For each word, where it begins. */
  readonly starts: readonly number[];
}

/**
 * Every place where texts stand in a document, also in what its text leaves out: whatever their case, spaces and
 * punctuation. And the pages that were read, with the number of their words.
 */
export function findTexts(document: Document, plain: PlainText, texts: readonly string[]) {
  const found: Cited<Found>[] = [];
  const known = texts.map(() => new Set<Word>());
  for (const { value, start, end } of occurrencesIn(plain.text, texts)) {
    const sources = sourcesOf(plain, [{ start, end }], 1);
    found.push(new Cited({ text: value, page: sources[0]?.page ?? 1 }, sources));
    for (const word of sources.flatMap(({ words }) => words)) known[value]?.add(word);
  }
  for (const page of document.pages) {
    if (page.source === 'flow') continue;
    for (const words of [page.words, ...(page.leftOut ?? []).map((leftOut) => leftOut.words)]) {
      for (const { text, source } of foundInWords(words, page.number, texts)) {
        if (source.words.some((word) => !known[text]?.has(word)))
          found.push(new Cited({ text, page: page.number }, [source]));
      }
    }
  }
  return { found, pages: document.pages.map((page) => ({ number: page.number, words: wordCount(page) })) };
}

const wordCount = (page: Document['pages'][number]): number => (page.source === 'flow' ? 0 : page.words.length);

/** Where texts stand in words, in the order in which the file has these. */
function foundInWords(
  words: readonly Word[],
  page: number,
  texts: readonly string[],
): { text: number; source: Source }[] {
  const { text: whole, starts } = pageText(words);
  return occurrencesIn(whole, texts).map(({ value, start, end }) => {
    const first = starts.findLastIndex((at) => at <= start);
    const after = starts.findIndex((at) => at >= end);
    const own = words.slice(first, after === -1 ? words.length : after);
    return { text: value, source: { page, words: own, confidence: 1 } };
  });
}

function pageText(words: readonly Word[]): PageText {
  let text = '';
  const starts: number[] = [];
  for (const word of words) {
    if (word.spaced) text += ' ';
    starts.push(text.length);
    text += word.text;
  }
  return { text, starts };
}
