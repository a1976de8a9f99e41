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

/** The segments of a text that have words, in order. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  while (start <= text.length) {
    const end = endOfSegment(text, start);
    const words: Span[] = [];
    for (const match of text.slice(start, end).matchAll(WORD)) {
      words.push({ start: start + match.index, end: start + match.index + match[0].length });
    }
    const continuesRow = text[start - 1] === '\t';
    for (let from = 0; from < words.length; from += MAX_WORDS) {
      segments.push({ words: words.slice(from, from + MAX_WORDS), continuesRow });
    }
    start = end + 1;
  }
  return segments;
}

function endOfSegment(text: string, start: number): number {
  let end = start;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\t') end++;
  return end;
}
