import { horizontalOverlap } from '../../../document/geometry.ts';
import { canBeCaption, isRunning } from './captions.ts';
import type { Draft } from './fields.ts';
import type { Segment } from './segments.ts';

/** Largest distance of a value below its caption, and of the next line of a value, in font sizes of the upper one. */
const BELOW = 1.6;
/** Largest distance of left edges in one column, in font sizes of the caption. */
const ALIGNED = 2;
/** Fewest captions of one style that show it as that of captions. */
const LEAST = 2;

/**
 * The fields of a frame around several pairs, as cards of web pages have them: captions of one style of their own, each
 * with its value right below in another one; `undefined` where no style is used so throughout.
 */
export function captionsOfStyle(members: readonly Segment[]): Draft[] | undefined {
  const styles = [...Map.groupBy(members, ({ style }) => style)];
  for (const [style, captions] of styles) {
    if (style === undefined || captions.length < LEAST || !captions.every(isCaption)) continue;
    const drafts = captions.map((caption): Draft => ({ caption: [caption], value: valueBelow(caption, members) }));
    if (drafts.every(({ value }) => value.length > 0)) return drafts;
  }
  return undefined;
}

const isCaption = ({ text }: Segment): boolean => canBeCaption(text) && !isRunning(text) && !/\d/.test(text);

/** The segments of other styles below a caption, in its column, to the first gap or the next caption. */
function valueBelow(caption: Segment, members: readonly Segment[]): Segment[] {
  const value: Segment[] = [];
  let before = caption;
  const below = members.filter((segment) => segment.baseline > caption.baseline && isInColumn(caption, segment));
  for (const segment of below.toSorted((a, b) => a.baseline - b.baseline)) {
    if (segment.style === caption.style || segment.box[1] - before.box[3] > BELOW * before.size) break;
    value.push(segment);
    before = segment;
  }
  return value;
}

const isInColumn = (caption: Segment, segment: Segment): boolean =>
  Math.abs(segment.box[0] - caption.box[0]) < ALIGNED * caption.size && horizontalOverlap(segment.box, caption.box) > 0;
