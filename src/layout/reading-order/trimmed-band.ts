import { boxAround } from '../../document/geometry.ts';
import type { Item } from '../item.ts';
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

/**
 * Parts from two columns what the page shows above or below the other one and the content stream writes before or after
 * it: the date above a letter, the short title of what follows both.
 */
export function trimmedBand<T extends Item>([left, right]: Columns<T>, position: StreamPosition): TrimmedBand<T> {
  if (left.length === 0 || right.length === 0) return { head: [], left, right, tail: [] };
  const top = boxAround(left)[1];
  const bottom = boxAround(right)[3];
  const start = Math.min(...left.map((item) => stretchOf(item, position)[0]));
  const end = Math.max(...right.map((item) => stretchOf(item, position)[1]));
  const isHead = (item: T): boolean => item.box[3] <= top && stretchOf(item, position)[1] < start;
  const isTail = (item: T): boolean => item.box[1] >= bottom && stretchOf(item, position)[0] > end;
  // Nothing is side by side.
  if (right.every(isHead)) return { head: [], left: right, right: left, tail: [] };
  return {
    head: right.filter(isHead),
    left: left.filter((item) => !isTail(item)),
    right: right.filter((item) => !isHead(item)),
    tail: left.filter(isTail),
  };
}
