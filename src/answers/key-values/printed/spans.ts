import type { Span } from '../../text/span.ts';

/** The spans of words in their order: one where they follow one another in the text. */
export function spansOfWords(words: readonly Span[]): Span[] {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of words) {
    const last = spans.at(-1);
    if (last && start >= last.end && start - last.end <= 1) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}
