import { boxAround } from '../../document/geometry.ts';
import { ordinalOfMarker } from '../../document/list-marker.ts';
import type { Word } from '../../document/page.ts';
import { byTop, type Item } from '../item.ts';
import { type StreamPosition, stretchOf } from './stream-position.ts';

/** Left and right items of a stretch of the page, from top to bottom. */
export type Columns<T> = readonly [left: readonly T[], right: readonly T[]];

/** A stretch of two columns, and what belongs above and below both. */
export interface TrimmedBand<T> {
  readonly head: readonly T[];
  readonly left: readonly T[];
  readonly right: readonly T[];
  readonly tail: readonly T[];
}

/** White space above a title, in font sizes, and in shares of that below it, at least. */
const ABOVE = 0.5;
const MORE_ABOVE = 1.5;
/** White space between lines of a block in font sizes, the distance of their edges in font sizes and of their sizes in points. */
const CLOSE = 0.5;
const ALIGNED = 0.3;
const ONE_SIZE = 0.5;

/**
 * Parts from two columns what the page shows above or below the other one and the content stream writes before or after
 * it: the date above a letter, the short title of what follows both. Wherever it writes a title, this belongs to what
 * stands closely below it.
 * @param next what follows both columns, where that is across them.
 */
export function trimmedBand<T extends Item>(
  [left, right]: Columns<T>,
  position: StreamPosition,
  next?: Item,
): TrimmedBand<T> {
  if (left.length === 0 || right.length === 0) return { head: [], left, right, tail: [] };
  const top = boxAround(left)[1];
  const bottom = boxAround(right)[3];
  const start = Math.min(...left.map((item) => stretchOf(item, position)[0]));
  const end = Math.max(...right.map((item) => stretchOf(item, position)[1]));
  const isHead = (item: T): boolean => item.box[3] <= top && stretchOf(item, position)[1] < start;
  const title = next && titleOf(next, left);
  const isBelow = (item: T): boolean => item.box[1] >= bottom;
  const block = endOfBlock(left, isBelow);
  const isTail = (item: T): boolean =>
    isBelow(item) && (item === title || (!block.has(item) && stretchOf(item, position)[0] > end));
  // Nothing is side by side.
  if (right.every(isHead)) return { head: [], left: right, right: left, tail: [] };
  return {
    head: right.filter(isHead),
    left: left.filter((item) => !isTail(item)),
    right: right.filter((item) => !isHead(item)),
    tail: left.filter(isTail),
  };
}

/** The items below that go on closely with a block of lines whose first ones are beside the other column, as an address. */
function endOfBlock<T extends Item>(column: readonly T[], isBelow: (item: T) => boolean): ReadonlySet<T> {
  const sorted = [...column].sort(byTop);
  const first = sorted.findIndex(isBelow);
  const block = new Set<T>();
  for (let index = Math.max(first, 1); first >= 0 && index < sorted.length; index++) {
    const [before, item] = [sorted[index - 1] as T, sorted[index] as T];
    if (!goesOn(before, item)) break;
    block.add(item);
  }
  return block;
}

/** Whether a line goes on closely below another, from the same edge and in the same size. */
export const goesOn = (before: Item, { box, fontSize }: Item): boolean =>
  Math.abs(before.fontSize - fontSize) < ONE_SIZE &&
  Math.abs(before.box[0] - box[0]) < ALIGNED * fontSize &&
  box[1] - before.box[3] < CLOSE * fontSize;

/** What no title ends with. */
const SENTENCE = /[.,;!?]$/;

/** The last item of a column where it stands closer to what follows than to the column, and is neither text nor of a list. */
function titleOf<T extends Item>({ box: [, top] }: Item, column: readonly T[]): T | undefined {
  const [last, before] = [...column].sort((a, b) => b.box[3] - a.box[3]);
  if (!last?.words || !before || SENTENCE.test(last.words.at(-1)?.text ?? '') || isItem(last.words)) return undefined;
  const [above, below] = [last.box[1] - before.box[3], top - last.box[3]];
  return above > ABOVE * last.fontSize && above > MORE_ABOVE * below ? last : undefined;
}

const isItem = ([first]: readonly Word[]): boolean => first !== undefined && ordinalOfMarker(first.text) === 0;
