import type { Span } from './span.ts';

/** The spans that overlap another, of spans in ascending order without overlaps; by binary search. */
export function overlapping<Item extends Span>(spans: readonly Item[], { start, end }: Span): readonly Item[] {
  const first = firstEndingAfter(spans, start);
  let last = first;
  while (last < spans.length && (spans[last] as Item).start < end) last++;
  return spans.slice(first, last);
}

function firstEndingAfter(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span).end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
