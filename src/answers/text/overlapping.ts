import { countWhile } from '../../platform/count-while.ts';
import type { Span } from './span.ts';

/** The spans that overlap another, of spans in ascending order without overlaps; by binary search. */
export function overlapping<Item extends Span>(spans: readonly Item[], { start, end }: Span): readonly Item[] {
  const first = countWhile(spans, (span) => span.end <= start);
  let last = first;
  while (last < spans.length && (spans[last] as Item).start < end) last++;
  return spans.slice(first, last);
}

/** What some spans cover, in any order and with overlaps, as spans in ascending order without overlaps. */
export function unionOf(spans: readonly Span[]): Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
