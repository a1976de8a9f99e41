import { type Box, union } from '../document/geometry.ts';

/** Points: boxes nearer than about this belong together. */
const CELL = 8;
/** More rows of cells than any page has. */
const ROWS = 1 << 16;

/** Outlines of the groups of boxes that touch or nearly touch, from top to bottom. */
export function connectedBoxes(boxes: readonly Box[]): Box[] {
  const regionOf = new Map<number, number>();
  const parents: number[] = [];
  const root = (region: number): number => {
    let top = region;
    while (parents[top] !== top) top = parents[top] as number;
    return top;
  };
  const regions = boxes.map((box) => {
    let own: number | undefined;
    for (const cell of cellsOf(box)) {
      const found = regionOf.get(cell);
      const known = found === undefined ? undefined : root(found);
      if (own === undefined) own = known ?? parents.push(parents.length) - 1;
      else if (known !== undefined) parents[known] = own;
      regionOf.set(cell, own);
    }
    return own as number;
  });
  const groups = new Map<number, Box[]>();
  for (const [index, region] of regions.entries()) {
    const top = root(region);
    const group = groups.get(top) ?? [];
    groups.set(top, group);
    group.push(boxes[index] as Box);
  }
  return [...groups.values()].map(union).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** Numbers of the cells of a coarse grid that a box touches. */
function* cellsOf([x0, y0, x1, y1]: Box): Generator<number> {
  for (let column = Math.floor(x0 / CELL); column <= Math.floor(x1 / CELL); column++) {
    for (let row = Math.floor(y0 / CELL); row <= Math.floor(y1 / CELL); row++) yield column * ROWS + row;
  }
}
