import { type Box, union } from '../document/geometry.ts';

/** Side in points of the cells of a grid: boxes that touch one cell belong together. */
const CELL = 8;
/** More rows of cells than any page has: tells the columns apart in a cell's number. */
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
    const [left, right] = [Math.floor(box[0] / CELL), Math.floor(box[2] / CELL)];
    const [top, bottom] = [Math.floor(box[1] / CELL), Math.floor(box[3] / CELL)];
    for (let column = left; column <= right; column++) {
      for (let row = top; row <= bottom; row++) {
        const cell = column * ROWS + row;
        const found = regionOf.get(cell);
        if (found !== undefined && found === own) continue;
        const known = found === undefined ? undefined : root(found);
        if (own === undefined) own = known ?? parents.push(parents.length) - 1;
        else if (known !== undefined) parents[known] = own;
        regionOf.set(cell, own);
      }
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
