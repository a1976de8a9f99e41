import type { Span } from '../../../text/span.ts';
import { type PartText, partText } from '../../part-text.ts';

/** A digit, or what stands for the number of a house that has none. */
const NUMBER = /\d|s\/n/gi;

/**
 * The lines that have a number, and the line before each, where a flat or a building may stand: in prose a third of the
 * text.
 */
export const numberedLines = (text: string): PartText => partText(text, linesWithNumbers(text));

function* linesWithNumbers(text: string): Iterable<Span> {
  let [start, end] = [0, -1];
  NUMBER.lastIndex = 0;
  for (let found = NUMBER.exec(text); found; found = NUMBER.exec(text)) {
    const before = text.lastIndexOf('\n', text.lastIndexOf('\n', found.index) - 1) + 1;
    if (before > end + 1) {
      if (end >= 0) yield { start, end };
      start = before;
    }
    const feed = text.indexOf('\n', found.index);
    end = feed < 0 ? text.length : feed;
    NUMBER.lastIndex = end;
  }
  if (end >= 0) yield { start, end };
}
