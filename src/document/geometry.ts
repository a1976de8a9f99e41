/** A rectangle in points (1/72 inch): left, top, right, bottom; origin at the page's top left, y grows downwards. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Width of a box in points. */
export const width = (box: Box): number => box[2] - box[0];

/** Height of a box in points. */
export const height = (box: Box): number => box[3] - box[1];

/** A place in points: x, y. */
export type Point = readonly [x: number, y: number];

/** The middle of a box. */
export const centre = (box: Box): Point => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];

/** The smallest box around a box that is rotated clockwise, where the point `from` comes to lie on `to`. */
export function rotatedBox(box: Box, degrees: number, { from, to }: Record<'from' | 'to', Point>): Box {
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const [x, y] = centre(box);
  const [dx, dy] = [x - from[0], y - from[1]];
  const [middleX, middleY] = [to[0] + dx * cosine - dy * sine, to[1] + dx * sine + dy * cosine];
  const reachX = (width(box) * Math.abs(cosine) + height(box) * Math.abs(sine)) / 2;
  const reachY = (width(box) * Math.abs(sine) + height(box) * Math.abs(cosine)) / 2;
  return [middleX - reachX, middleY - reachY, middleX + reachX, middleY + reachY];
}

/** The smallest box around all given ones; `[0, 0, 0, 0]` for none. */
export function union(boxes: Iterable<Box>): Box {
  let x0 = Number.POSITIVE_INFINITY;
  let y0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let y1 = Number.NEGATIVE_INFINITY;
  for (const box of boxes) {
    if (box[0] < x0) x0 = box[0];
    if (box[1] < y0) y0 = box[1];
    if (box[2] > x1) x1 = box[2];
    if (box[3] > y1) y1 = box[3];
  }
  return x0 > x1 ? [0, 0, 0, 0] : [x0, y0, x1, y1];
}

/** The smallest box around all given items; `[0, 0, 0, 0]` for none. */
export function boxAround(items: readonly { readonly box: Box }[]): Box {
  let x0 = Number.POSITIVE_INFINITY;
  let y0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let y1 = Number.NEGATIVE_INFINITY;
  for (const { box } of items) {
    if (box[0] < x0) x0 = box[0];
    if (box[1] < y0) y0 = box[1];
    if (box[2] > x1) x1 = box[2];
    if (box[3] > y1) y1 = box[3];
  }
  return x0 > x1 ? [0, 0, 0, 0] : [x0, y0, x1, y1];
}

/** The box that two boxes share; where they are apart, its right edge is left of its left one, or its bottom above its top. */
export const intersection = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/** Length in points that two intervals share; 0 when they are apart. */
export const overlap = (a0: number, a1: number, b0: number, b1: number): number =>
  Math.max(0, Math.min(a1, b1) - Math.max(a0, b0));

/** Horizontal length in points that two boxes share. */
export const horizontalOverlap = (a: Box, b: Box): number => overlap(a[0], a[2], b[0], b[2]);

/** Vertical length in points that two boxes share. */
export const verticalOverlap = (a: Box, b: Box): number => overlap(a[1], a[3], b[1], b[3]);

/** Whether the middle of `inner` lies within `outer`. */
export function holdsMiddle(outer: Box, inner: Box): boolean {
  const x = (inner[0] + inner[2]) / 2;
  const y = (inner[1] + inner[3]) / 2;
  return x >= outer[0] && x <= outer[2] && y >= outer[1] && y <= outer[3];
}

/** Whether `inner` lies within `outer`, give or take `slack` points on each side. */
export const contains = (outer: Box, inner: Box, slack = 0): boolean =>
  inner[0] >= outer[0] - slack &&
  inner[1] >= outer[1] - slack &&
  inner[2] <= outer[2] + slack &&
  inner[3] <= outer[3] + slack;

/** A box moved to the right and down. */
export const movedBox = ([x0, y0, x1, y1]: Box, right: number, down: number): Box => [
  x0 + right,
  y0 + down,
  x1 + right,
  y1 + down,
];

/** What has a box and a baseline, such as a word, moved to the right and down. */
export const movedWord = <Word extends { readonly box: Box; readonly baseline: number }>(
  word: Word,
  right: number,
  down: number,
): Word => ({ ...word, box: movedBox(word.box, right, down), baseline: word.baseline + down });

/** A box with so much more on each side. */
export const grown = ([x0, y0, x1, y1]: Box, by: number): Box => [x0 - by, y0 - by, x1 + by, y1 + by];

/** The part of a box that lies on a page or an image of some size. */
export const clipped = (box: Box, { width, height }: { readonly width: number; readonly height: number }): Box =>
  intersection(box, [0, 0, width, height]);
