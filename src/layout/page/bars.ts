import { type Box, height, overlap, union, width } from '../../document/geometry.ts';
import type { FilledRectangle, PositionedPage, Rule } from '../../document/page.ts';

/** Points: greatest height of a line that is drawn as an area; shades of a row of text are higher. */
const THICKEST = 7;
/** Least length of such a line, in shares of its height: bars of charts and progress are shorter. */
const LONGEST = 20;
/** A page with more of them is a picture. */
const MOST = 200;
/** Points: largest distance of the edges of two pieces of one line, and of their ends: what is between may be a rule. */
const SAME = 0.3;
const APART = 3;

/**
 * The level lines that are too thick to be rules, such as those below the head of a table: areas in one row that touch. A
 * square between two of them, where borders of cells meet, goes with the one after it. Areas with text over them are
 * shades, and so are those that touch others above or below; those that end within a drawn cell belong to what is in it.
 */
export function barsOf({ fills, words, rules }: Pick<PositionedPage, 'fills' | 'words' | 'rules'>): Rule[] {
  const thin = fills.map(({ box }) => box).filter((box) => height(box) < THICKEST);
  if (thin.length === 0) return [];
  const pieces = thin.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const chains: Box[][] = [];
  for (const piece of pieces) {
    const open = chains.at(-1);
    if (open && isNext(open.at(-1) as Box, piece)) open.push(piece);
    else chains.push([piece]);
  }
  const long = chains.filter((chain) => width(union(chain)) >= LONGEST * height(chain[0] as Box));
  if (long.length > MOST) return [];
  return long
    .filter((chain) => isFree(union(chain), words, fills) && !endsWithinCell(union(chain), rules))
    .flatMap(withoutSquares)
    .map((box) => ({ box, orientation: 'horizontal' }));
}

/** Whether a box has no text over it, and no area that is not its own begins or ends where it ends or begins. */
function isFree(box: Box, words: PositionedPage['words'], fills: readonly FilledRectangle[]): boolean {
  const isBeside = (other: Box): boolean => overlap(other[0], other[2], box[0], box[2]) > 0;
  const touches = (other: Box): boolean => Math.abs(other[1] - box[3]) <= SAME || Math.abs(other[3] - box[1]) <= SAME;
  const isOver = (other: Box): boolean => overlap(other[1], other[3], box[1], box[3]) * 2 > height(box);
  return (
    !words.some((word) => isOver(word.box) && isBeside(word.box)) &&
    !fills.some((fill) => touches(fill.box) && isBeside(fill.box))
  );
}

/** Whether upright lines are at either side of a box's end, and none at it. */
function endsWithinCell([x0, y0, x1, y1]: Box, rules: readonly Rule[]): boolean {
  const uprights = rules
    .filter(({ orientation, box }) => orientation === 'vertical' && box[1] < y0 && box[3] > y1)
    .map(({ box }) => (box[0] + box[2]) / 2);
  const left = Math.min(...uprights);
  const right = Math.max(...uprights);
  const isWithin = (x: number): boolean => left < x && x < right && !uprights.some((at) => Math.abs(at - x) <= APART);
  return isWithin(x0) || isWithin(x1);
}

const isNext = (before: Box, [x0, y0, , y1]: Box): boolean =>
  Math.abs(before[2] - x0) <= APART && Math.abs(before[1] - y0) <= SAME && Math.abs(before[3] - y1) <= SAME;

/** The pieces of a bar, each with the squares before it. */
function withoutSquares(chain: readonly Box[]): Box[] {
  const long: Box[] = [];
  let from: number | undefined;
  for (const box of chain) {
    from ??= box[0];
    if (width(box) <= height(box) + SAME && box !== chain.at(-1)) continue;
    long.push([from, box[1], box[2], box[3]]);
    from = undefined;
  }
  return long;
}
