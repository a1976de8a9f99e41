import { horizontalOverlap } from '../../../document/geometry.ts';
import { isBracketed, isRunning } from './captions.ts';
import { type Draft, rowsOf } from './fields.ts';
import type { Segment } from './segments.ts';

/** Largest distance from a row of captions to the row that was filled in, in font sizes from baseline to baseline. */
const REACH = 3;

/**
 * What stands above or below a row of captions that are all in brackets, such as `(Date)  (Signature)`: the row that is
 * nearer and no running text.
 */
export function underBrackets(segments: readonly Segment[]): Draft[] {
  const rows = rowsOf(segments);
  return rows.flatMap((row, index) => {
    if (!row.every(({ text }) => isBracketed(text) && /\p{L}{3}/u.test(text))) return [];
    const [above, below] = [rows[index - 1], rows[index + 1]].map((other) =>
      other && isFilledIn(row, other) ? other : undefined,
    );
    const filled = above && below ? nearer(row, above, below) : (above ?? below);
    return (filled ? row : []).map(
      (caption): Draft => ({
        caption: [caption],
        value: (filled ?? []).filter((segment) => nearestTo(row, segment) === caption),
      }),
    );
  });
}

const distanceOf = ([one]: readonly Segment[], [other]: readonly Segment[]): number =>
  one && other ? Math.abs(one.baseline - other.baseline) : Number.POSITIVE_INFINITY;

const nearer = (row: readonly Segment[], above: Segment[], below: Segment[]): Segment[] =>
  distanceOf(row, above) <= distanceOf(row, below) ? above : below;

const isFilledIn = (row: readonly Segment[], other: readonly Segment[]): boolean =>
  distanceOf(row, other) < REACH * (row[0]?.size ?? 0) &&
  other.every(({ text }) => !isBracketed(text) && !isRunning(text)) &&
  other.some((segment) => row.some((caption) => horizontalOverlap(caption.box, segment.box) > 0));

const middle = ({ box }: Segment): number => (box[0] + box[2]) / 2;

const nearestTo = (row: readonly Segment[], segment: Segment): Segment | undefined =>
  row.reduce<Segment | undefined>(
    (best, caption) =>
      best && Math.abs(middle(best) - middle(segment)) <= Math.abs(middle(caption) - middle(segment)) ? best : caption,
    undefined,
  );
