import type { Span } from '../../text/span.ts';

/** Words are looked at in segments of at most this many: longer lines are cut, so that no line needs much memory. */
const MAX_WORDS = 400;

/**
 * What runs on without a space for longer than any name, such as a web address, is one word. Else words are letters (an
 * apostrophe inside belongs to them, but not that of `’s`), an initial, digits, or a run of one sign.
 */
const WORD =
  /\S{61,}|\p{Lu}\.(?=\s|\p{Lu}\.|$)|[\p{L}\p{M}]+(?:['’](?!s(?![\p{L}\p{M}]))[\p{L}\p{M}]+)*|\p{N}+|['’]s(?![\p{L}\p{M}])|([^\s\p{L}\p{M}\p{N}])\1*/uy;

/** A run of words that names cannot leave: a line, or a cell of a table. */
export interface Segment {
  readonly words: readonly Span[];
  /** Whether a tab comes before it: it continues a row. */
  readonly continuesRow: boolean;
}

const TAB = 9;
const LINE_FEED = 10;
const SPACE = 32;

/** The segments of a text that have words, in order: what stands between line feeds and tabs. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let words: Span[] = [];
  let continuesRow = false;
  let isNew = true;
  for (let at = 0; at < text.length; ) {
    const sign = text.charCodeAt(at);
    WORD.lastIndex = at;
    if (sign !== SPACE && WORD.test(text)) {
      if (isNew || words.length === MAX_WORDS) {
        words = [];
        segments.push({ words, continuesRow });
        isNew = false;
      }
      words.push({ start: at, end: WORD.lastIndex });
      at = WORD.lastIndex;
    } else {
      at++;
      if (sign !== LINE_FEED && sign !== TAB) continue;
      isNew = true;
      continuesRow = sign === TAB;
    }
  }
  return segments;
}
