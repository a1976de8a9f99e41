import { type Box, centre, holdsMiddle } from '../../document/geometry.ts';
import { countWhile } from '../../platform/count-while.ts';

/**
 * Finds the items whose middle is in a box, in the order in which they are given, without a look at those above and below
 * it: a page may have thousands of grids.
 */
export function placedIn<T extends { readonly box: Box }>(items: readonly T[]): (box: Box) => T[] {
  const byHeight = items.map((item, index) => ({ item, index, at: centre(item.box)[1] })).sort((a, b) => a.at - b.at);
  return (box) => {
    const from = countWhile(byHeight, ({ at }) => at < box[1]);
    const to = countWhile(byHeight, ({ at }) => at <= box[3]);
    return byHeight
      .slice(from, to)
      .filter(({ item }) => holdsMiddle(box, item.box))
      .sort((a, b) => a.index - b.index)
      .map(({ item }) => item);
  };
}
