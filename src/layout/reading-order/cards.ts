import type { Item } from '../item.ts';
import { isBold, onOneLine } from '../metrics.ts';
import type { StreamPosition } from './stream-position.ts';

/** Steps along a row from one side to the other, in shares of the shorter side, that blocks written apart may have. */
const ALONG_ROWS = 0.2;

/**
 * Whether level rows are blocks side by side, each under a title of its own, rather than rows of a table: every block
 * was written as a whole, and begins in another look than it goes on.
 */
export const areCards = (left: readonly Item[], right: readonly Item[], position: StreamPosition): boolean =>
  [left, right].every((side) => isWritten(side) && isHeaded(side)) && areWrittenApart(left, right, position);

/** Whether most items are in words rather than numbers. */
const isWritten = (items: readonly Item[]): boolean =>
  2 * items.filter(({ words = [] }) => words.some(({ text }) => /\p{L}{2}/u.test(text))).length > items.length;

function isHeaded(items: readonly Item[]): boolean {
  const sorted = [...items].sort((a, b) => a.box[1] - b.box[1]);
  const [first, ...rest] = sorted;
  const second = first && rest.find((item) => !onOneLine(first.box, item.box));
  return first !== undefined && second !== undefined && styleOf(first) !== styleOf(second);
}

function styleOf({ words = [], fontSize }: Item): string {
  const [first] = words;
  return first ? `${Math.round(fontSize)} ${isBold(first)} ${first.italic} ${first.color}` : '';
}

function areWrittenApart(left: readonly Item[], right: readonly Item[], position: StreamPosition): boolean {
  const written = [...left.map((item) => ({ item, isLeft: true })), ...right.map((item) => ({ item, isLeft: false }))]
    .map((side) => ({ ...side, at: side.item.words?.[0] ? position(side.item.words[0]) : Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.at - b.at);
  const alongRows = written.filter(({ item, isLeft }, index) => {
    const before = written[index - 1];
    return before && before.isLeft !== isLeft && onOneLine(before.item.box, item.box);
  });
  return alongRows.length <= Math.max(1, ALONG_ROWS * Math.min(left.length, right.length));
}
