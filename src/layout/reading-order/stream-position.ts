import type { Word } from '../../document/page.ts';

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
