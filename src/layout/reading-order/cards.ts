import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { byTop, type Item } from '../item.ts';
import { isBold, onOneLine } from '../metrics.ts';
import { type StreamPosition, stretchOf } from './stream-position.ts';

/**
 * Largest number of steps along a row, from one side to the other, in the content stream of blocks written apart, in
 * shares of the rows of the shorter side; chosen on odl-bench, dev half.
 */
const ALONG_ROWS = 0.2;

/** Two sides of a gap in the page. */
interface Sides {
  readonly left: readonly Item[];
  readonly right: readonly Item[];
  readonly position: StreamPosition;
}

/** Level rows are cards unless something speaks for a table. Weights set by hand on odl-bench, dev half. */
const CARDS = decisionOf<Sides>(
  'cards',
  [
    {
      name: 'numbers',
      weight: WEIGHT.veto,
      holds: ({ left, right }) => [left, right].some((side) => !isWritten(side) && !isTitledTable(side)),
    },
    { name: 'no titles', weight: WEIGHT.veto, holds: ({ left, right }) => !isHeaded(left) || !isHeaded(right) },
    {
      name: 'written row by row',
      weight: WEIGHT.veto,
      holds: ({ left, right, position }) => !areWrittenApart(left, right, position),
    },
  ],
  WEIGHT.for,
);

/**
 * Whether level rows are blocks side by side, each under a title of its own, rather than rows of a table: every block
 * was written as a whole, and begins in another style than it goes on.
 */
export function areCards(
  left: readonly Item[],
  right: readonly Item[],
  position: StreamPosition,
  trace?: Trace,
): boolean {
  const [first] = left;
  return first !== undefined && decide(CARDS, { left, right, position }, first.box, trace);
}

/** Whether most items are in words rather than numbers. */
export const isWritten = (items: readonly Item[]): boolean =>
  2 * items.filter(({ words = [] }) => words.some(({ text }) => /\p{L}{2}/u.test(text))).length > items.length;

/** Whether items are a title, in bold or larger than what is below it, and a table in words. */
function isTitledTable(items: readonly Item[]): boolean {
  const [title, table, ...others] = [...items].sort(byTop);
  if (!title?.words || !table?.lines || others.length > 0) return false;
  const isTitle = title.fontSize > table.fontSize || title.words.every(isBold);
  return isTitle && isWritten(table.lines.map(({ words }) => ({ ...table, words })));
}

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

/** Whether the content stream writes one side after the other rather than row by row. */
export function areWrittenApart(left: readonly Item[], right: readonly Item[], position: StreamPosition): boolean {
  const written = [...startsOf(left, true, position), ...startsOf(right, false, position)].sort((a, b) => a.at - b.at);
  const most = Math.max(1, ALONG_ROWS * Math.min(left.length, right.length));
  let alongRows = 0;
  let before: Start | undefined;
  for (const start of written) {
    if (before && before.isLeft !== start.isLeft && onOneLine(before.item.box, start.item.box)) alongRows++;
    // Of a table of hundreds of rows the first few tell.
    if (alongRows > most) return false;
    before = start;
  }
  return true;
}

/** Where an item of one of two sides begins in the content stream. */
interface Start {
  readonly item: Item;
  readonly isLeft: boolean;
  readonly at: number;
}

function startsOf(items: readonly Item[], isLeft: boolean, position: StreamPosition): Start[] {
  const starts: Start[] = [];
  for (const item of items) {
    const [at] = stretchOf(item, position);
    if (!Number.isNaN(at)) starts.push({ item, isLeft, at });
  }
  return starts;
}

/** Whether the content stream writes all of one side before the other: lines of an address, then those of the next. */
export const isWrittenFirst = (first: readonly Item[], second: readonly Item[], position: StreamPosition): boolean =>
  Math.max(...first.map((item) => stretchOf(item, position)[1])) <
  Math.min(...second.map((item) => stretchOf(item, position)[0]));
