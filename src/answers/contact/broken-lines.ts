import type { Line } from '../sections/lines.ts';
import type { Span } from '../text/span.ts';

/** What may be one word that the width of a column broke: the last word of a line, and all of the next one's start. */
export interface BrokenWord {
  readonly head: string;
  readonly tail: string;
  /** Whether the head is all that stands there: no last word of a sentence. */
  readonly isAlone: boolean;
  /** Where the two are. */
  readonly parts: readonly [Span, Span];
}

/** The ends of lines with what stands below them, where that is a single word. */
export const brokenWords = (lines: readonly Line[]): BrokenWord[] =>
  lines.flatMap((line, index) => {
    const [above, below] = [line.pieces.at(-1), lines[index + 1]?.pieces[0]];
    if (!above || !below || /\s/.test(below.text)) return [];
    const start = above.text.lastIndexOf(' ') + 1;
    return [
      {
        head: above.text.slice(start),
        tail: below.text,
        isAlone: start === 0,
        parts: [{ start: above.start + start, end: above.end }, below],
      },
    ];
  });
