import { type Box, centre, height } from '../../document/geometry.ts';
import { placedIn } from '../placed-in.ts';

/** Largest gap of words side by side, and of the end of an area and of the words in it, in shares of their height. */
const SPACE = 0.4;
/** Points by which an area may begin before the words in it, or they before it: cells have more room. */
const TIGHT = 1;

/**
 * Whether areas mark words of running text with colour, by their boxes: they begin and end with words of a line, and the
 * line goes on right beside them.
 * @param words boxes in points.
 */
export function markersOf(words: readonly Box[]): (area: Box) => boolean {
  const within = placedIn(words.map((box) => ({ box })));
  return (area) => {
    const row = within([Number.NEGATIVE_INFINITY, area[1], Number.POSITIVE_INFINITY, area[3]]).map(({ box }) => box);
    const inside = row.filter((box) => centre(box)[0] > area[0] && centre(box)[0] < area[2]);
    const [first] = inside;
    if (!first) return false;
    const space = SPACE * height(first);
    const left = Math.min(...inside.map((box) => box[0]));
    const right = Math.max(...inside.map((box) => box[2]));
    if (Math.abs(left - area[0]) > TIGHT || right > area[2] + TIGHT || area[2] - right > space) return false;
    return row.some((box) => isNear(box[0] - right, space) || isNear(left - box[2], space));
  };
}

const isNear = (gap: number, space: number): boolean => gap > 0 && gap <= space;
