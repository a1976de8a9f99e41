import type { Box } from '../../../document/geometry.ts';
import { inRows, type Segment } from './segments.ts';

/** What a segment is part of across the page: its own box, or the card around it. */
export type Reach = (segment: Segment) => Box;

const own: Reach = ({ box }) => box;

/** A stretch of a page in which nothing crosses a vertical line. */
export interface Cut {
  /** Of the line, in points. */
  readonly x: number;
  readonly above: readonly Segment[];
  readonly left: readonly Segment[];
  readonly right: readonly Segment[];
  readonly below: readonly Segment[];
}

/** Points that stay free on both sides together. */
const LEAST_GAP = 6;
/** Rows on either side. */
const LEAST_ROWS = 2;

/** The cuts that part segments into a left and a right side over a stretch of rows, the longest first. */
export function cutsOf(segments: readonly Segment[], reach = own): Cut[] {
  const rows = inRows(segments);
  return candidates(segments)
    .flatMap((x) => longestStretch(rows, x, LEAST_ROWS, reach) ?? [])
    .sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** The longest stretch of rows that nothing crosses at x, if there is any with something on both sides. */
export const cutAt = (segments: readonly Segment[], x: number, reach = own): Cut | undefined =>
  longestStretch(inRows(segments), x, 1, reach);

const sizeOf = ({ left, right }: Cut): number => Math.min(left.length, right.length);

/** Middles between a left side's end and the next right side's beginning. */
function candidates(segments: readonly Segment[]): number[] {
  const starts = [...new Set(segments.map(({ box }) => Math.round(box[0])))].sort((a, b) => a - b);
  return starts.slice(1).map((start) => start - LEAST_GAP / 2);
}

function longestStretch(
  rows: readonly (readonly Segment[])[],
  x: number,
  least: number,
  reach: Reach,
): Cut | undefined {
  let best: { from: number; to: number; size: number } | undefined;
  for (let from = 0; from < rows.length; ) {
    let to = from;
    let [left, right] = [0, 0];
    for (; to < rows.length; to++) {
      const row = rows[to] as readonly Segment[];
      const isCrossing = (segment: Segment): boolean => {
        const [left, , right] = reach(segment);
        return left < x && right > x - LEAST_GAP / 2;
      };
      if (row.some(isCrossing)) break;
      if (row.some(({ box }) => box[0] < x)) left++;
      if (row.some(({ box }) => box[0] >= x)) right++;
    }
    const size = Math.min(left, right);
    if (left >= least && right >= least && (!best || size > best.size)) best = { from, to, size };
    from = to + 1;
  }
  if (!best) return undefined;
  const within = rows.slice(best.from, best.to).flat();
  return {
    x,
    above: rows.slice(0, best.from).flat(),
    left: within.filter(({ box }) => box[0] < x),
    right: within.filter(({ box }) => box[0] >= x),
    below: rows.slice(best.to).flat(),
  };
}
