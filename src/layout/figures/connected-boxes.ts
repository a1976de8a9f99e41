import { type Box, union } from '../../document/geometry.ts';

/** Points: side of the cells of a grid; boxes that touch one cell are connected. Chosen on odl-bench, dev half. */
const CELL = 8;

/**
 * Outlines of the connected components of boxes that touch or nearly touch, from top to bottom (union-find on a grid).
 * @param width of the page in points, and `height`: boxes are clipped there.
 */
export function connectedBoxes(boxes: readonly Box[], width: number, height: number): Box[] {
  const [columns, rows] = [Math.ceil(width / CELL) + 1, Math.ceil(height / CELL) + 1];
  const regionAt = new Int32Array(columns * rows);
  // Region 0 is none.
  const parents: number[] = [0];
  const root = (region: number): number => {
    let top = region;
    while (parents[top] !== top) {
      // Paths are halved on the way, or they would grow as long as there are boxes.
      parents[top] = parents[parents[top] as number] as number;
      top = parents[top] as number;
    }
    return top;
  };
  const column = (x: number): number => Math.max(0, Math.min(columns - 1, Math.floor(x / CELL)));
  const row = (y: number): number => Math.max(0, Math.min(rows - 1, Math.floor(y / CELL)));
  const regions = boxes.map((box) => {
    const own = parents.push(parents.length) - 1;
    const [right, bottom] = [column(box[2]), row(box[3])];
    for (let x = column(box[0]); x <= right; x++) {
      for (let y = row(box[1]); y <= bottom; y++) {
        const found = regionAt[x * rows + y] as number;
        if (found > 0 && found !== own) parents[root(found)] = own;
        regionAt[x * rows + y] = own;
      }
    }
    return own;
  });
  const groups = Map.groupBy(regions.keys(), (index) => root(regions[index] as number));
  return [...groups.values()]
    .map((group) => union(group.map((index) => boxes[index] as Box)))
    .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
