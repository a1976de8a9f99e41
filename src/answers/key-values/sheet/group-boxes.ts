import { type Box, height, overlap } from '../../../document/geometry.ts';
import { labelOf } from '../label.ts';
import type { Frame, Rulings } from './rulings.ts';
import type { Segment } from './segments.ts';

/** Most words of what a box beside others calls them: `From`, `Ship to`. */
const MOST_WORDS = 3;
/** How much higher than a box beside it is one that stands beside several, at least. */
const HIGHER = 1.6;
/** Distance in points up to which two boxes touch. */
const TOUCHING = 3.5;

interface GroupBox {
  readonly box: Box;
  readonly title: string;
}

/**
 * What the box left of several boxes calls them all, by a segment in one of them: `From` of the name, the street and the
 * town of who sends; `undefined` where no box is as high as several to its right, or it holds more than a few words.
 */
export function groupTitles(segments: readonly Segment[], rulings: Rulings): (segment: Segment) => string | undefined {
  const frames = new Map(segments.map((segment) => [segment, rulings.frameOf(segment.box)]));
  const groups = [...Map.groupBy(segments, (segment) => (frames.get(segment) as Frame).key).values()].flatMap(
    (members): GroupBox[] => {
      const [only, ...others] = members as [Segment, ...Segment[]];
      const { box } = frames.get(only) as Frame;
      const isTitle = others.length === 0 && /\p{L}/u.test(only.text) && only.words.length <= MOST_WORDS;
      return isTitle && box.every(Number.isFinite) ? [{ box, title: labelOf(only.text) }] : [];
    },
  );
  return (segment) => {
    const own = frames.get(segment)?.box;
    if (!own?.every(Number.isFinite)) return undefined;
    const beside = groups.filter(({ box }) => isBeside(box, own));
    return beside.reduce<GroupBox | undefined>(
      (near, one) => (near && near.box[2] >= one.box[2] ? near : one),
      undefined,
    )?.title;
  };
}

const isBeside = (group: Box, box: Box): boolean =>
  group[2] <= box[0] + TOUCHING &&
  height(group) > HIGHER * height(box) &&
  overlap(group[1], group[3], box[1], box[3]) > height(box) - TOUCHING;
