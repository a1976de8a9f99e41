import type { Span } from '../../text/span.ts';

/** Words are looked at in segments of at most this many: longer lines are cut, so that no line needs much memory. */
const MAX_WORDS = 400;

/**
 * What runs on without a space for longer than any name, such as a web address, is one word. Else words are letters (an
 * apostrophe inside belongs to them, but not that of `’s`), an initial, digits, or a run of one sign.
 */
const WORD =
  /\S{61,}|\p{Lu}\.(?=\s|\p{Lu}\.|$)|[\p{L}\p{M}]+(?:['’](?!s(?![\p{L}\p{M}]))[\p{L}\p{M}]+)*|\p{N}+|['’]s(?![\p{L}\p{M}])|([^\s\p{L}\p{M}\p{N}])\1*/gu;

/** A run of words that names cannot leave: a line, or a cell of a table. */
export interface Segment {
  readonly words: readonly Span[];
  /** Whether a tab comes before it: it continues a row. */
  readonly continuesRow: boolean;
}

/** What stands between line feeds and tabs. */
const PART = /[^\n\t]+/g;

/** The segments of a text that have words, in order. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  for (const { 0: part, index } of text.matchAll(PART)) {
    const words: Span[] = [];
    for (const { 0: word, index: place } of part.matchAll(WORD)) {
      words.push({ start: index + place, end: index + place + word.length });
    }
    const continuesRow = text[index - 1] === '\t';
    for (let from = 0; from < words.length; from += MAX_WORDS) {
      segments.push({ words: words.slice(from, from + MAX_WORDS), continuesRow });
    }
  }
  return segments;
}
