import type { Box } from '../../../document/geometry.ts';
import { rowsOf } from './fields.ts';
import type { Rulings } from './rulings.ts';
import type { Segment } from './segments.ts';

/** What stands in one frame of a page. */
interface Framed {
  /** Its sides; infinite where no rule bounds it. */
  readonly box: Box;
  readonly members: readonly [Segment, ...Segment[]];
}

/**
 * Segments by the frames that they stand in. In a list whose rows rules part, the first row has no rule above it: it is
 * as high as the next one, and what stands higher is not in it.
 */
export function framesOf(segments: readonly Segment[], rulings: Rulings): Framed[] {
  const frames = new Map(segments.map((segment) => [segment, rulings.frameOf(segment.box).box]));
  const frameOf = (segment: Segment): Box => frames.get(segment) as Box;
  const rows = grouped(segments, frameOf).filter(({ box, members }) => isOpen(box) && rowsOf(members).length === 1);
  const rowBelow = new Map(rows.map(({ box }) => [box[1], box]));
  return grouped(segments, (segment) => {
    const frame = frameOf(segment);
    const next = isOpen(frame) ? rowBelow.get(frame[3]) : undefined;
    const from = next ? frame[3] - (next[3] - next[1]) : Number.NEGATIVE_INFINITY;
    return frame[1] < from && segment.box[1] >= from ? [frame[0], from, frame[2], frame[3]] : frame;
  });
}

/** Whether no upright rule bounds a frame, as it does a box. */
const isOpen = ([left, , right]: Box): boolean => !Number.isFinite(left) && !Number.isFinite(right);

function grouped(segments: readonly Segment[], frameOf: (segment: Segment) => Box): Framed[] {
  const frames = new Map<string, { box: Box; members: [Segment, ...Segment[]] }>();
  for (const segment of segments) {
    const box = frameOf(segment);
    const frame = frames.get(box.join(' '));
    if (frame) frame.members.push(segment);
    else frames.set(box.join(' '), { box, members: [segment] });
  }
  return [...frames.values()];
}
