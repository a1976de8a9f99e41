import { type Box, height, horizontalOverlap, overlap } from '../../../document/geometry.ts';
import { canBeCaption, isMarked, isRunning } from './captions.ts';
import { type Draft, onOneRow } from './fields.ts';
import type { Rulings } from './rulings.ts';
import type { Segment } from './segments.ts';
import type { Sheet } from './sheet.ts';

/** Largest gap between a caption and the box to its right, and between one and the box below it, in font sizes. */
const BESIDE = 20;
const ABOVE = 1.2;
/** How much larger than a caption a heading over it is. */
const HEADING = 1.3;
/** Distance in points up to which two boxes touch. */
const TOUCHING = 3.5;

interface FilledBox {
  readonly box: Box;
  readonly members: readonly [Segment, ...Segment[]];
}

/**
 * What stands in boxes whose captions are outside: left of a box that is the only one of its row, or above one that has
 * none beside it. Cells of tables touch each other.
 * @param tallest largest height of a box in points.
 */
export function captionedOutside({ segments, rulings }: Sheet, tallest: number): Draft[] {
  const frames = segments.map((segment) => ({ segment, ...rulings.frameOf(segment.box) }));
  const closed = frames.filter(({ box }) => box.every(Number.isFinite) && height(box) <= tallest);
  const inBoxes = new Set(closed.map(({ segment }) => segment));
  const free = segments.filter((segment) => !inBoxes.has(segment) && canBeCaption(segment.text));
  const boxes = [...Map.groupBy(closed, ({ key }) => key).values()].map(
    (own): FilledBox => ({
      box: (own[0] as (typeof own)[0]).box,
      members: own.map(({ segment }) => segment) as [Segment, ...Segment[]],
    }),
  );
  return boxes.flatMap((own): Draft[] => {
    const caption = isMarked(own.members[0].text) || hasNeighbour(own.box, rulings) ? undefined : captionOf(own, free);
    return caption ? [{ caption: [caption], value: [...own.members] }] : [];
  });
}

/** Whether another box, be it empty, touches one on its left or right side: both are cells of a table. */
const hasNeighbour = ([x0, y0, x1, y1]: Box, rulings: Rulings): boolean =>
  [x0 - 2 * TOUCHING, x1 + 2 * TOUCHING].some((x) => {
    const y = (y0 + y1) / 2;
    const { box } = rulings.frameOf([x - 1, y - 1, x + 1, y + 1]);
    return box.every(Number.isFinite) && overlap(box[1], box[3], y0, y1) > TOUCHING;
  });

function captionOf({ box, members: [first] }: FilledBox, free: readonly Segment[]): Segment | undefined {
  const left = free.filter((segment) => onOneRow(segment, first) && segment.box[2] <= box[0] + 1);
  const nearest = left.reduce<Segment | undefined>((a, b) => (a && a.box[2] >= b.box[2] ? a : b), undefined);
  if (nearest) return box[0] - nearest.box[2] < BESIDE * nearest.size ? nearest : undefined;
  const above = free.filter(({ box: own, size }) => {
    const gap = box[1] - own[3];
    return gap > -0.3 * size && gap < ABOVE * size && horizontalOverlap(own, box) > 0;
  });
  // A heading over the caption, in larger type, is none itself.
  const smallest = Math.min(...above.map(({ size }) => size));
  const [only, ...others] = above.filter(({ size }) => size < HEADING * smallest);
  const isCaption = only && others.length === 0 && !isRunning(only.text) && only.box[0] > box[0] - only.size;
  return isCaption ? only : undefined;
}
