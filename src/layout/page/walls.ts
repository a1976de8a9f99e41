import { type Box, height } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { countWhile } from '../../platform/count-while.ts';
import type { Ruling } from '../tables/rulings.ts';

/** Points by which a word may jut out over a wall. Chosen on forms of our own, as all here. */
const JUT = 1.5;
/** Share of a word's height, about its middle, along which a wall stands: boxes of words are as high as their font. */
const STANDS = 0.5;
/** Height of a wall in heights of a word: a shorter upright line is a sign between words, such as a bar. */
const TALL = 1.5;

/** Whether a wall stands between two words on one line, the left one first. */
export type IsWalled = (left: Word, right: Word) => boolean;

/**
 * Tells what is on two sides of a wall: an upright line that divides the boxes of a form or the columns of a page.
 * Letters in boxes of one each are one text, so walls between those do not count.
 * @param upright the upright lines of the page, in points.
 */
export function wallsOf(upright: readonly Ruling[]): IsWalled {
  const columns = [...Map.groupBy(upright, ({ at }) => at)]
    .map(([at, pieces]) => ({ at, pieces: pieces.toSorted((a, b) => a.from - b.from) }))
    .sort((a, b) => a.at - b.at);
  return (left, right) => {
    if (left.text.length === 1 && right.text.length === 1) return false;
    const first = left.box[2] - JUT;
    const last = right.box[0] + JUT;
    const start = countWhile(columns, ({ at }) => at < first);
    // Between nearly all words there is none.
    if ((columns[start]?.at ?? Number.POSITIVE_INFINITY) > last) return false;
    const [top, bottom] = middleOf(left.box, right.box);
    const least = TALL * Math.max(height(left.box), height(right.box));
    for (let index = start; index < columns.length; index++) {
      const { at, pieces } = columns[index] as (typeof columns)[number];
      if (at > last) return false;
      const piece = pieces[countWhile(pieces, ({ from }) => from <= top) - 1];
      if (piece && piece.to >= bottom && piece.to - piece.from >= least) return true;
    }
    return false;
  };
}

/** The heights between which a wall stands that divides two boxes: y in points. */
function middleOf(a: Box, b: Box): readonly [top: number, bottom: number] {
  const reach = (STANDS / 2) * Math.min(height(a), height(b));
  const [first, second] = [(a[1] + a[3]) / 2, (b[1] + b[3]) / 2];
  return [Math.min(first, second) - reach, Math.max(first, second) + reach];
}
