import { boxAround } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { type Item, rowsOf } from '../item.ts';
import { groupByPosition, isBeside } from '../metrics.ts';
import { type Ruling, type Rulings, TOLERANCE } from '../tables/rulings.ts';
import { isWritten, isWrittenFirst } from './cards.ts';
import type { StreamPosition } from './stream-position.ts';

/** Fewest rows on a side of a divider: one row beside a line is a remark. */
const FEWEST_ROWS = 2;
/** Fewest rows of both sides together, so that the line stands along several. */
const FEWEST_IN_ALL = 5;
/** Number of upright lines from which they are those of a drawing. */
const MOST_LINES = 100;
/** Distance of bottoms (share of the font size) up to which rows are level. */
const LEVEL = 0.25;
/** Distance (share of the font size) up to which neighbouring edges or middles are one. */
const ALIGNED = 0.5;

/** What is left and right of a line that divides two texts. */
export interface Divided<T> {
  readonly left: readonly T[];
  readonly right: readonly T[];
}

/** The lines that a page draws, and the upright ones that signs below each other stand for. */
export interface Dividers extends Rulings {
  readonly typed: readonly Ruling[];
}

interface Sides extends Divided<Item> {
  readonly divider: Ruling;
  /** Whether it is drawn: lines of signs divide nothing but texts. */
  readonly isDrawn: boolean;
  /** The level lines of the page. */
  readonly levels: readonly Ruling[];
  readonly position: StreamPosition;
}

/** Text on both sides of an upright line is two texts unless a sign speaks for a table or for an ornament. */
const DIVIDED = decisionOf<Sides>(
  'texts on two sides of a line',
  [
    { name: 'few rows', weight: WEIGHT.veto, holds: ({ left, right }) => areFew(rowsOf(left), rowsOf(right)) },
    { name: 'numbers', weight: WEIGHT.veto, holds: ({ left, right }) => !isWritten(left) || !isWritten(right) },
    {
      name: 'cells',
      weight: WEIGHT.veto,
      holds: ({ left, right }) => areCells(rowsOf(left)) || areCells(rowsOf(right)),
    },
    { name: 'an axis', weight: WEIGHT.veto, holds: ({ isDrawn, right }) => isDrawn && isRagged(right) },
    {
      name: 'edge of a table',
      weight: WEIGHT.veto,
      holds: ({ divider, left, right }) => [...left, ...right].some(endsAt(divider)),
    },
    { name: 'lines across', weight: WEIGHT.veto, holds: ({ divider, levels }) => levels.some(crosses(divider)) },
    {
      name: 'labels and values',
      weight: WEIGHT.veto,
      holds: ({ left, right, position, isDrawn }) =>
        isDrawn && !isWrittenFirst(left, right, position) && areLevel(left, right),
    },
  ],
  WEIGHT.for,
);

/**
 * The texts that an upright line divides, as in the caption of a paper filed in court: the parties left of it, the number
 * and the title right of it.
 * @param position the index of a word in the content stream.
 */
export function dividedTexts<T extends Item>(
  items: readonly T[],
  { vertical, horizontal, typed }: Dividers,
  position: StreamPosition,
  trace?: Trace,
): Divided<T>[] {
  const least = (FEWEST_IN_ALL * median(items.map(({ fontSize }) => fontSize))) / 2;
  const tall = vertical.filter(({ from, to }) => to - from >= least);
  if (tall.length > MOST_LINES) return [];
  const found: Divided<T>[] = [];
  let free = items;
  for (const divider of [...typed, ...tall]) {
    const { at, from, to } = divider;
    const beside = free.filter(({ box }) => isBeside([at, from - TOLERANCE, at, to + TOLERANCE], box));
    const left = beside.filter(({ box }) => box[2] <= at + TOLERANCE);
    const right = beside.filter(({ box }) => box[0] >= at - TOLERANCE);
    if (left.length === 0 || right.length === 0 || left.length + right.length < beside.length) continue;
    const sides = { left, right, divider, isDrawn: !typed.includes(divider), levels: horizontal, position };
    if (!decide(DIVIDED, sides, boxAround(beside), trace)) continue;
    found.push({ left, right });
    const taken = new Set(beside);
    free = free.filter((item) => !taken.has(item));
  }
  return found;
}

const areFew = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  Math.min(left.length, right.length) < FEWEST_ROWS || left.length + right.length < FEWEST_IN_ALL;

/** Whether most rows have several parts. */
const areCells = (rows: readonly (readonly unknown[])[]): boolean =>
  2 * rows.filter((row) => row.length > 1).length > rows.length;

/** Whether most items neither begin at one place nor have one middle, such as values behind the bars of a chart. */
function isRagged(items: readonly Item[]): boolean {
  const near = ({ fontSize }: Item): number => ALIGNED * fontSize;
  const places: ((item: Item) => number)[] = [({ box }) => box[0], ({ box }) => (box[0] + box[2]) / 2];
  const groups = places.flatMap((placeOf) => groupByPosition(items, placeOf, near));
  return groups.every((group) => 2 * group.length < items.length);
}

/** Whether an item as tall as the divider has its own left or right edge there: it is one of the lines around a table. */
const endsAt =
  ({ at, from, to }: Ruling) =>
  ({ box: [x0, y0, x1, y1] }: Item): boolean =>
    [x0, x1].some((edge) => Math.abs(edge - at) <= TOLERANCE) && y0 <= from + TOLERANCE && y1 >= to - TOLERANCE;

const crosses =
  ({ at, from, to }: Ruling) =>
  (level: Ruling): boolean =>
    level.at > from + TOLERANCE &&
    level.at < to - TOLERANCE &&
    level.from < at - TOLERANCE &&
    level.to > at + TOLERANCE;

/** Whether most rows of the shorter side are level with one of the other. */
function areLevel(left: readonly Item[], right: readonly Item[]): boolean {
  const sides = [left, right].map((side) => rowsOf(side).map(([first]) => first as Item));
  const [few, many] = sides.sort((a, b) => a.length - b.length) as [Item[], Item[]];
  const isLevel = (a: Item, b: Item): boolean => Math.abs(a.box[3] - b.box[3]) < LEVEL * a.fontSize;
  return 2 * few.filter((item) => many.some((other) => isLevel(item, other))).length > few.length;
}
