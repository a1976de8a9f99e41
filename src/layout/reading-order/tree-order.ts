import { type Box, boxAround, horizontalOverlap } from '../../document/geometry.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import type { Item } from '../item.ts';
import { onOneLine } from '../metrics.ts';
import type { Stretch } from './boxed-order.ts';

/** Share of the rows of a page that a tree names at least. Set by hand on printed documents, half look, as are all here. */
const COVERED = 0.98;
/** Most steps to another column, for each that the page is drawn to have, and beside these: rows read across have many. */
const MOST_STEPS = 3;
const FURTHER_STEPS = 2;

/** Most rows of a page that are compared with each other; a printed page has a few hundred. */
const MOST_ROWS = 1000;

/** What tells a structure tree in reading order from one in the order of drawing, of tagging by rows, or none. */
interface TreeFeatures {
  /** Share of the rows that have a place in the tree. */
  readonly covered: number;
  /** Whether no row comes before one that stands above it in its column. */
  readonly descends: boolean;
  /** Whether it goes on beside a row, on its line: labels beside texts, which the page alone tells from columns. */
  readonly goesAcross: boolean;
  /** Number of times that the order leaves a column, in the tree and as the page is read without it. */
  readonly steps: number;
  readonly stepsDrawn: number;
}

const TREE_ORDER = decisionOf<TreeFeatures>('order of the structure tree', [
  { name: 'whole page', weight: WEIGHT.for, holds: ({ covered }) => covered >= COVERED },
  {
    name: 'from side to side',
    weight: WEIGHT.veto,
    holds: ({ steps, stepsDrawn }) => steps > MOST_STEPS * stepsDrawn + FURTHER_STEPS,
  },
  { name: 'across', weight: WEIGHT.veto, holds: ({ goesAcross }) => goesAcross },
  { name: 'up a column', weight: WEIGHT.veto, holds: ({ descends }) => !descends },
]);

/** What stands on one line of a stretch: it stays together, as the tree may have a label before or after its text. */
interface Row<T> {
  readonly items: readonly T[];
  readonly box: Box;
  readonly frame: Box | undefined;
  readonly at: number;
}

/** Stretches in the order of the structure tree (ISO 32000-2, 14.8.2.5) where the page is drawn as it says; else as they are. */
export function inTreeOrder<T extends Item>(stretches: readonly Stretch<T>[], trace?: Trace): readonly Stretch<T>[] {
  if (stretches.length < 2) return stretches;
  const rows = stretches.flatMap(rowsOf);
  const known = rows.filter(({ at }) => at < Number.POSITIVE_INFINITY);
  if (known.length === 0 || rows.length > MOST_ROWS) return stretches;
  const sorted = withPlaces(rows).sort((a, b) => a.at - b.at);
  if (sorted.every(({ items }, index) => items === rows[index]?.items)) return stretches;
  const features: TreeFeatures = {
    covered: known.length / rows.length,
    steps: stepsOf(sorted),
    stepsDrawn: stepsOf(rows),
    get goesAcross() {
      return sorted.some(({ box }, index) => index > 0 && onOneLine((sorted[index - 1] as Row<T>).box, box));
    },
    get descends() {
      return sorted.every((row, index) => sorted.slice(index + 1).every((later) => !isAbove(later, row)));
    },
  };
  if (!decide(TREE_ORDER, features, boxAround(rows), trace)) return stretches;
  return stretchesOf(sorted);
}

/** The rows of a stretch, each with the place in the tree of what it has first there. */
function rowsOf<T extends Item>({ items, frame }: Stretch<T>): Row<T>[] {
  const rows: T[][] = [];
  for (const item of items) {
    const row = rows.at(-1);
    if (row?.some(({ box }) => onOneLine(box, item.box))) row.push(item);
    else rows.push([item]);
  }
  return rows.map((own) => ({ items: own, box: boxAround(own), frame, at: Math.min(...own.map(placeOf)) }));
}

/** Rows that the tree does not have come behind the one before them. */
function withPlaces<T>(rows: readonly Row<T>[]): Row<T>[] {
  let last = -1;
  return rows.map((row) => {
    if (row.at < Number.POSITIVE_INFINITY) last = row.at;
    return { ...row, at: last };
  });
}

/** The rows that go on downwards together. */
function stretchesOf<T extends Item>(rows: readonly Row<T>[]): Stretch<T>[] {
  const stretches: { items: T[]; frame: Box | undefined }[] = [];
  for (const [index, row] of rows.entries()) {
    const [open, before] = [stretches.at(-1), rows[index - 1]];
    if (open && before && before.frame === row.frame && isBelow(before, row)) open.items.push(...row.items);
    else stretches.push({ items: [...row.items], frame: row.frame });
  }
  return stretches;
}

type Placed = Pick<Item, 'box'>;
const isAbove = (a: Placed, b: Placed): boolean => horizontalOverlap(a.box, b.box) > 0 && a.box[3] <= b.box[1];
const isBelow = (a: Placed, b: Placed): boolean => horizontalOverlap(a.box, b.box) > 0 && b.box[3] > a.box[1];
const stepsOf = (rows: readonly Placed[]): number =>
  rows.filter((row, index) => index > 0 && !isBelow(rows[index - 1] as Placed, row)).length;

function placeOf({ words, lines = [] }: Item): number {
  let first = Number.POSITIVE_INFINITY;
  for (const { treeIndex } of words ?? lines.flatMap((line) => line.words)) first = Math.min(first, treeIndex ?? first);
  return first;
}
