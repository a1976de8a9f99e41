import { type Box, holdsMiddle } from '../../document/geometry.ts';

/** Pixels: about the height of a line of type. */
const BAND = 32;

/** A function that tells which items have their middles within an area, by bands of rows: pages have thousands. */
export function byRow<Item>(items: readonly Item[], boxOf: (item: Item) => Box): (area: Box) => readonly Item[] {
  const bandOf = (y: number): number => Math.floor(y / BAND);
  const bands = Map.groupBy(items, (item) => bandOf((boxOf(item)[1] + boxOf(item)[3]) / 2));
  return (area) => {
    const found: Item[] = [];
    for (let band = bandOf(area[1]); band <= bandOf(area[3]); band++) {
      for (const item of bands.get(band) ?? []) if (holdsMiddle(area, boxOf(item))) found.push(item);
    }
    return found;
  };
}

/** The boxes whose middles lie within an area of several: ink that a word was read in. */
export const heldBy = (areas: readonly Box[], boxes: readonly Box[]): Set<Box> =>
  new Set(areas.flatMap(byRow(boxes, (box) => box)));
