import { type Box, height, intersection, union, width } from '../../document/geometry.ts';

/** Points by which parts of one picture may be apart: places are rounded to whole pixels. */
const APART = 1;

/** Boxes with those that touch or overlap joined: programs cut large pictures into strips and tiles. */
export function joinedPlaces(places: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const place of places) {
    let whole = place;
    for (let at = joined.findIndex((box) => touches(box, whole)); at !== -1; ) {
      whole = union([whole, ...joined.splice(at, 1)]);
      at = joined.findIndex((box) => touches(box, whole));
    }
    joined.push(whole);
  }
  return joined;
}

function touches(a: Box, b: Box): boolean {
  const shared = intersection(a, b);
  return width(shared) >= -APART && height(shared) >= -APART;
}
