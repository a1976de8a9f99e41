import { type Box, centre, contains, holdsMiddle } from '../document/geometry.ts';
import { countWhile } from '../platform/count-while.ts';

/** Finds items in a box, in the order in which they are given. */
export type FindIn<T> = (box: Box) => T[];

/**
 * Finds the items whose middle is in a box, in the order in which they are given, without a look at those above and below
 * it: a page may have thousands of grids.
 */
export const placedIn = <T extends { readonly box: Box }>(items: readonly T[]): FindIn<T> =>
  finder(items, 0, { heightOf: (box) => centre(box)[1], isIn: (outer, inner) => holdsMiddle(outer, inner) });

/** The same for items that lie within a box, give or take `slack` points on each side. */
export const containedIn = <T extends { readonly box: Box }>(items: readonly T[], slack: number): FindIn<T> =>
  finder(items, slack, { heightOf: (box) => box[1], isIn: (outer, inner) => contains(outer, inner, slack) });

/** What it is for an item to be in a box: it has a height (y in points), which is not far outside the box. */
interface Placing {
  heightOf(box: Box): number;
  isIn(outer: Box, inner: Box): boolean;
}

function finder<T extends { readonly box: Box }>(
  items: readonly T[],
  slack: number,
  { heightOf, isIn }: Placing,
): FindIn<T> {
  let sorted: { readonly item: T; readonly index: number; readonly at: number }[] | undefined;
  return (box) => {
    // Most pages have many shapes, of which nobody asks.
    sorted ??= items.map((item, index) => ({ item, index, at: heightOf(item.box) })).sort((a, b) => a.at - b.at);
    const from = countWhile(sorted, ({ at }) => at < box[1] - slack);
    const to = countWhile(sorted, ({ at }) => at <= box[3] + slack);
    return sorted
      .slice(from, to)
      .filter(({ item }) => isIn(box, item.box))
      .sort((a, b) => a.index - b.index)
      .map(({ item }) => item);
  };
}
