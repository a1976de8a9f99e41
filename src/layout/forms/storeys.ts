import { type Box, height } from '../../document/geometry.ts';
import { boxOf, clusters, connected, type Rulings } from '../tables/rulings.ts';

/** Distance of two storeys in heights of the lower of them, at most: a row without upright lines may be between. */
const APART = 2;

/** Rulings that cross each other, with the box around them. */
export interface Grid {
  readonly box: Box;
  readonly rulings: Rulings;
}

/**
 * The grids of a page, those that are storeys of one form together: as wide as each other, and near below each other.
 * Forms whose sides are open have rows that no upright line joins.
 */
export function storeysOf(rulings: Rulings): Grid[][] {
  const grids = connected(rulings)
    .filter(({ horizontal, vertical }) => vertical.length >= 1 && horizontal.length >= 2)
    .map((component): Grid => ({ box: boxOf(component), rulings: component }));
  const asWide = clusters(grids, ({ box }) => box[0]).flatMap((same) => clusters(same, ({ box }) => box[2]));
  return asWide.flatMap((stack) => {
    const storeys: Grid[][] = [];
    for (const grid of stack.toSorted((a, b) => a.box[1] - b.box[1])) {
      const above = storeys.at(-1)?.at(-1);
      const apart = above ? grid.box[1] - above.box[3] : 0;
      if (above && apart >= 0 && apart <= APART * Math.min(height(above.box), height(grid.box)))
        storeys.at(-1)?.push(grid);
      else storeys.push([grid]);
    }
    return storeys;
  });
}

/** Several grids as one. */
export function joined(grids: readonly Grid[]): Grid {
  const rulings = {
    horizontal: grids.flatMap((grid) => grid.rulings.horizontal),
    vertical: grids.flatMap((grid) => grid.rulings.vertical),
  };
  return { box: boxOf(rulings), rulings };
}
