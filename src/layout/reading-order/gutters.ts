import { median } from '../../platform/median.ts';
import type { Trace } from '../decision.ts';
import type { Item } from '../item.ts';
import { areColumns, type Split } from './column-test.ts';
import type { StreamPosition } from './stream-position.ts';

/** Narrowest gutter between columns, in shares of the font size; chosen on odl-bench, dev half. LaTeX sets 1 em. */
export const GUTTER = 0.9;
/** Largest share of the items that may reach across a gutter; chosen on odl-bench, dev half. */
const CROSSED = 0.4;

/** The best gutter: the one that the fewest items span, then the widest. */
export function findSplit<T extends Item>(
  items: readonly T[],
  position: StreamPosition,
  trace?: Trace,
): Split<T> | undefined {
  const narrowest = GUTTER * median(items.map(({ fontSize }) => fontSize));
  const profile = coverageProfile(items);
  const counts = new Set(profile.map(({ count }) => count));
  // Stretches of a lower limit that are no columns come again with the next one.
  const tested = new Map<number, number>();
  const isNew = ([x0, x1]: readonly [number, number]): boolean => {
    const isKnown = tested.get(x0) === x1;
    tested.set(x0, x1);
    return !isKnown;
  };
  for (const limit of [...counts].sort((a, b) => a - b)) {
    if (limit > CROSSED * items.length) break;
    const splits = stretchesBelow(profile, limit)
      .filter(([x0, x1]) => x1 - x0 >= narrowest)
      .filter(isNew)
      .map(([x0, x1]) => ({ ...splitAt(items, x0, x1), gap: x1 - x0 }))
      .filter((split) => areColumns(split, position, trace));
    const [best] = splits.sort((a, b) => a.spanning.length - b.spanning.length || b.gap - a.gap);
    if (best) return best;
  }
  return undefined;
}

/** How many items lie over each x: from every edge to the next. */
function coverageProfile(items: readonly Item[]): { readonly x: number; readonly count: number }[] {
  const edges: { readonly x: number; readonly change: number }[] = [];
  for (const { box } of items) edges.push({ x: box[0], change: 1 }, { x: box[2], change: -1 });
  let count = 0;
  return edges
    .sort((a, b) => a.x - b.x)
    .map(({ x, change }) => {
      count += change;
      return { x, count };
    });
}

/** The stretches between the outermost edges over which at most `limit` items lie. */
function stretchesBelow(profile: readonly { x: number; count: number }[], limit: number): [number, number][] {
  const stretches: [number, number][] = [];
  let start: number | undefined;
  let open = false;
  for (const { x, count } of profile) {
    if (count <= limit) {
      if (open) start ??= x;
      continue;
    }
    if (start !== undefined) stretches.push([start, x]);
    start = undefined;
    open = true;
  }
  return stretches;
}

/** Items beside a gutter; one that juts out into it, as a long formula does, belongs to its column. */
function splitAt<T extends Item>(items: readonly T[], x0: number, x1: number): Split<T> {
  const split: Split<T> = { left: [], right: [], spanning: [] };
  for (const item of items) {
    const from = item.box[0];
    const to = item.box[2];
    if (to <= x0 + 0.5 || (from < x0 && to < x1 - 0.5)) split.left.push(item);
    else if (from >= x1 - 0.5 || (to > x1 && from > x0 + 0.5)) split.right.push(item);
    else split.spanning.push(item);
  }
  return split;
}
