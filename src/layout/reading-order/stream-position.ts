import type { Word } from '../../document/page.ts';
import type { Item } from '../item.ts';

/** Index of a word in its page's content stream; infinite for words of other pages. */
export type StreamPosition = (word: Word) => number;

/** Looks words up among those of a page; the index is made when it is first asked for, as few pages need it. */
export function streamPositionIn(words: readonly Word[]): StreamPosition {
  let positions: ReadonlyMap<Word, number> | undefined;
  return (word) => {
    positions ??= new Map(words.map((known, index) => [known, index]));
    return positions.get(word) ?? Number.POSITIVE_INFINITY;
  };
}

type Stretch = readonly [first: number, last: number];

/** Found once for each item of a page: gaps in many places ask for the same ones. */
const stretches = new WeakMap<StreamPosition, WeakMap<Item, Stretch>>();

/** Positions in the content stream of the first and the last word of an item; NaN where it has no words of its page. */
export function stretchOf(item: Item, position: StreamPosition): Stretch {
  let known = stretches.get(position);
  if (!known) {
    known = new WeakMap();
    stretches.set(position, known);
  }
  let stretch = known.get(item);
  if (!stretch) {
    stretch = measureStretch(item, position);
    known.set(item, stretch);
  }
  return stretch;
}

function measureStretch({ words, lines = [] }: Item, position: StreamPosition): Stretch {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const word of words ?? lines.flatMap((line) => line.words)) {
    const at = position(word);
    if (at === Number.POSITIVE_INFINITY) continue;
    first = Math.min(first, at);
    last = Math.max(last, at);
  }
  return first > last ? [Number.NaN, Number.NaN] : [first, last];
}
