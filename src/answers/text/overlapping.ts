import type { Span } from './span.ts';

/** The spans that overlap another, of spans in ascending order without overlaps; by binary search. */
export function overlapping<Item extends Span>(spans: readonly Item[], { start, end }: Span): readonly Item[] {
  const first = countUntil(spans, (span) => span.end <= start);
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

/**
 * How many items come before the first one that fails a test, by binary search: whatever is behind an item that fails has
 * to fail too.
 */
export function countUntil<Item>(items: readonly Item[], passes: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(items[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
